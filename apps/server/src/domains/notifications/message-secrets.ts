/** Links and codes in messages give access to accounts, so the list only shows that a message contains one. */
export function withoutSecrets(text: string): string {
  return text
    .replace(/\b[a-z][a-z\d+.-]*:\/\/\S+/gi, '[link]')
    .replace(/\b[\w-]{24,}\b/g, '[code]')
    .replace(/\d(?:[ -]?\d){3,}/g, '[code]');
}
