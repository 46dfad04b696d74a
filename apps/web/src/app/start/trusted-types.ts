interface PolicyRules {
  createHTML(text: string): string;
}

declare global {
  interface Window {
    readonly trustedTypes?: { createPolicy(name: string, rules: PolicyRules): unknown };
  }
}

/**
 * The one way in which text may become markup: style texts, which hold no `<`. Everything else, scripts above all, the
 * browser refuses (reliability row 38). Call before anything renders.
 */
export function installTrustedTypes(page: Pick<Window, 'trustedTypes'>): void {
  page.trustedTypes?.createPolicy('default', { createHTML: plainTextOnly });
}

export function plainTextOnly(text: string): string {
  if (text.includes('<')) throw new TypeError('Text is not turned into markup here: render React elements instead.');
  return text;
}
