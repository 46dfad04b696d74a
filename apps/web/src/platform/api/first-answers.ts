declare global {
  interface Window {
    /** Requests that the page sent before its files had loaded, by method and address. */
    firstAnswers?: Map<string, Promise<Response>>;
  }
}

export const firstKey = (method: string, address: string) => `${method} ${address}`;

/** The answer to a request that the page has already sent (app/start/first-calls.ts), once. Null if there is none, or if it failed. */
export async function takeFirstAnswer(method: string, address: string): Promise<Response | null> {
  const key = firstKey(method, address);
  const answer = window.firstAnswers?.get(key);
  if (answer === undefined) return null;
  window.firstAnswers?.delete(key);
  return answer.catch(() => null);
}

/** They are of another user, or from before a change. */
export function forgetFirstAnswers(): void {
  window.firstAnswers?.clear();
}
