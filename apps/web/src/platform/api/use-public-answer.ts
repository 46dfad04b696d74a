import { useEffect, useRef, useState } from 'react';
import { isProblem, problemText } from './problem-error.ts';

type PublicAnswer<T> =
  | { readonly at: 'loading' }
  | { readonly at: 'found'; readonly answer: T }
  | { readonly at: 'unknown' }
  | { readonly at: 'failed'; readonly text: string };

/** What a secret in the address opens, asked once. Screens before the sign-in have neither a router nor kept answers. */
export function usePublicAnswer<T>(ask: (signal: AbortSignal) => Promise<T>) {
  const [state, setState] = useState<PublicAnswer<T>>({ at: 'loading' });
  const asked = useRef(ask);
  useEffect(() => {
    if (state.at !== 'loading') return undefined;
    const asking = new AbortController();
    asked
      .current(asking.signal)
      .then((answer) => setState({ at: 'found', answer }))
      .catch((problem: unknown) => {
        if (!asking.signal.aborted) setState(refused(problem));
      });
    return () => asking.abort();
  }, [state]);
  return { ...state, retry: () => setState({ at: 'loading' }) };
}

/** The secret, or a text that is none. */
export const lastSegment = (): string => window.location.pathname.split('/').at(-1) || '-';

function refused(problem: unknown): { at: 'unknown' } | { at: 'failed'; text: string } {
  if (isProblem(problem, 'not-found') || isProblem(problem, 'invalid-input')) return { at: 'unknown' };
  return { at: 'failed', text: problemText(problem) };
}
