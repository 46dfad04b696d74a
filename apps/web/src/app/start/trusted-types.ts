interface PolicyRules {
  createHTML(text: string): string;
  createScriptURL(address: string): string;
}

declare global {
  interface Window {
    readonly trustedTypes?: { createPolicy(name: string, rules: PolicyRules): unknown };
  }
}

/**
 * The only text that may become markup is style text, which contains no `<`. The browser refuses everything else, above
 * all scripts (reliability row 38). Call before anything renders.
 */
export function installTrustedTypes(page: Pick<Window, 'trustedTypes'>): void {
  page.trustedTypes?.createPolicy('default', { createHTML: plainTextOnly, createScriptURL: ownWorkerOnly });
}

/** The only script that a page starts by its address. */
export function ownWorkerOnly(address: string): string {
  if (address !== '/notifications-worker.js') throw new TypeError('Only the worker of notifications may be started.');
  return address;
}

export function plainTextOnly(text: string): string {
  if (text.includes('<')) throw new TypeError('Text must not become markup: render React elements instead.');
  return text;
}
