import type { signInCalls } from '@muster/contract/domains/accounts/sign-in.calls.ts';
import type { PageData } from '@muster/contract/page-data.ts';
import { firstKey } from '../../platform/api/first-answers.ts';
import { type FirstCall, firstCallsOf } from './first-calls.ts';

type CreateToken = typeof signInCalls.createToken;

type Page = Pick<Window, 'document' | 'fetch' | 'firstAnswers'> & { readonly location: Pick<Location, 'pathname'> };

/**
 * Sends what the first screen asks for while its files load: on a phone the token and the data took two round trips after them. The
 * answers wait in `firstAnswers`; a request that fails is sent again when it is needed.
 */
export function sendFirstCalls(page: Page, data: PageData): void {
  const { user } = data;
  // Somebody who acts as another user gets no token by the cookie.
  if (user === null || user.mustChangePassword || user.impersonator !== null) return;
  const csrf = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(page.document.cookie)?.[1];
  if (csrf === undefined) return;
  const account: Record<string, string> = user.clientId === null ? {} : { 'x-muster-account': user.uuid };
  const answers = new Map<string, Promise<Response>>();
  page.firstAnswers = answers;
  const send = async (method: string, address: string, headers: Record<string, string>, body?: string) =>
    readToItsEnd(
      await page.fetch(address, {
        method,
        credentials: 'same-origin',
        redirect: 'error',
        headers: { accept: 'application/json', ...account, ...headers },
        ...(body !== undefined && { body }),
      }),
    );
  const keep = (method: string, address: string, answer: Promise<Response>) => {
    answer.catch(() => undefined);
    answers.set(firstKey(method, address), answer);
  };
  const method: CreateToken['method'] = 'POST';
  const path: CreateToken['path'] = '/api/tokens/create';
  const token = send(
    method,
    path,
    { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(csrf) },
    JSON.stringify({ email: user.email }),
  );
  keep(method, path, token);
  const bearer = token.then(async (answer): Promise<string> => {
    if (!answer.ok) throw new Error('There is no token.');
    return (await answer.clone().json()).token;
  });
  const read = async ({ address, background }: FirstCall) =>
    send('GET', address, {
      authorization: `Bearer ${await bearer}`,
      ...(background && { 'x-muster-background': '1' }),
    });
  for (const call of firstCallsOf(page.location.pathname, data)) keep('GET', call.address, read(call));
}

/** Screens outside of the portal take no answer, and one that is not read would hold its connection. */
async function readToItsEnd(answer: Response): Promise<Response> {
  if (answer.body === null) return answer;
  const { status, headers } = answer;
  return new Response(await answer.arrayBuffer(), { status, headers });
}
