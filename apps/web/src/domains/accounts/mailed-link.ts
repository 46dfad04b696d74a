import type { passwordCalls } from '@muster/contract/domains/accounts/password.calls.ts';
import { useEffect, useState } from 'react';
import { callApi } from '../../platform/api/call-api.ts';
import type { AnswerOf } from '../../platform/api/endpoint.ts';
import { passwordEndpoints } from '../../platform/api/endpoints/password.generated.ts';
import { problemText } from '../../platform/api/problem-error.ts';

type VerifyAnswer = AnswerOf<(typeof passwordCalls)['verifyToken']>;
type Purpose = NonNullable<VerifyAnswer['purpose']>;
export type Timezones = VerifyAnswer['timezones'];

export type MailedLink =
  | { readonly state: 'checking' }
  | { readonly state: 'failed'; readonly text: string; readonly retry: () => void }
  | { readonly state: 'invalid' }
  | { readonly state: 'valid'; readonly timezones: Timezones }
  /** An invitation to somebody who has a sign-in. */
  | { readonly state: 'joins'; readonly company: string };

/** The parts of a mailed link: `?token=&email=`. */
export function useLinkParts() {
  const [params] = useState(() => new URLSearchParams(window.location.search));
  return { token: params.get('token') ?? '', email: params.get('email') ?? '' };
}

/** Checks a mailed link first, so that nobody chooses a password for an invalid one. */
export function useMailedLink(purpose: Purpose): MailedLink {
  const { token, email } = useLinkParts();
  const [link, setLink] = useState<MailedLink>({ state: 'checking' });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const check = new AbortController();
    checkLink({ token, email, purpose, signal: check.signal })
      .then(setLink)
      .catch((error: unknown) => {
        if (check.signal.aborted) return;
        const retry = () => {
          setLink({ state: 'checking' });
          setTurn(turn + 1);
        };
        setLink({ state: 'failed', text: problemText(error), retry });
      });
    return () => check.abort();
  }, [token, email, purpose, turn]);
  return link;
}

async function checkLink({ token, email, purpose, signal }: LinkQuestion): Promise<MailedLink> {
  if (token === '' || email === '') return { state: 'invalid' };
  const answer = await callApi(passwordEndpoints.verifyToken, { body: { token, email }, signal });
  if (purpose === 'account-setup' && answer.purpose === 'company-invitation')
    return { state: 'joins', company: answer.company ?? '' };
  if (!answer.valid || answer.purpose !== purpose) return { state: 'invalid' };
  return { state: 'valid', timezones: answer.timezones };
}

interface LinkQuestion {
  readonly token: string;
  readonly email: string;
  readonly purpose: Purpose;
  readonly signal: AbortSignal;
}
