/** The nonce that the server put on this page; parts that add style elements at run time must carry it. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}
