import type { CallDeclaration } from '@muster/contract/call.ts';
import { expireSession } from '../session/session-expiry.ts';
import { sessionState } from '../session/session-store.ts';
import { accountHeader } from './account-header.ts';
import { byCookie } from './by-cookie.ts';
import { byToken } from './by-token.ts';
import type { AnswerOf, CallParts, Download, Endpoint } from './endpoint.ts';
import type { Exchange } from './exchange.ts';
import { confirmedIdentity } from './identity-confirmation.ts';
import { isProblem, isSessionExpired } from './problem-error.ts';
import { requestAddress } from './request-address.ts';
import { isAttended } from './user-activity.ts';

interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** For requests without user action: they keep no session alive. Set automatically after a minute without user activity. */
  readonly background?: boolean | undefined;
  /** The same for every attempt of one submission (submission-key.ts). */
  readonly idempotencyKey?: string | undefined;
  /** For calls that accept a form: receives the upload progress from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

type CallRequest<C extends CallDeclaration> = CallParts<C> & CallOptions;

/**
 * Calls the server, typed by the contract's declaration. @throws ProblemError (problem-error.ts), NetworkError, or the
 * abort of `signal`.
 */
export async function callApi<C extends CallDeclaration>(
  call: Endpoint<C>,
  ...[request]: object extends CallParts<C> ? [CallRequest<C>?] : [CallRequest<C>]
): Promise<AnswerOf<C>> {
  return sendCall(call, request ?? {});
}

/** For the parts of platform/api that have already checked the request's type. */
export async function sendCall<C extends CallDeclaration>(
  call: Endpoint<C>,
  parts: RequestParts,
): Promise<AnswerOf<C>> {
  const exchanged: Exchange = {
    method: call.method,
    address: requestAddress(call.path, parts.params, parts.query),
    headers: headersOf(parts),
    signal: parts.signal,
    onProgress: parts.onProgress,
    ...(parts.body !== undefined && { body: parts.body }),
  };
  const response = await watched(() => confirmedIdentity(() => sent(call, exchanged)));
  return answerOf(call, response);
}

export interface RequestParts extends CallOptions {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

function headersOf({ background = !isAttended(), idempotencyKey }: RequestParts): Record<string, string> {
  return {
    ...accountHeader(),
    ...(background && { 'x-muster-background': '1' }),
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
  };
}

function sent(call: Endpoint, request: Exchange): Promise<Response> {
  const credential = call.credential ?? (call.path.startsWith('/api/') ? 'bearer' : 'session');
  return credential === 'bearer' ? byToken(request) : byCookie(request);
}

/** The one place that handles an expired session (section 8). */
async function watched(send: () => Promise<Response>): Promise<Response> {
  try {
    return await send();
  } catch (error) {
    const isOver = isSessionExpired(error) || isProblem(error, 'unauthenticated');
    const { loggedIn, challengeOpen } = sessionState().page;
    if (isOver && (loggedIn || challengeOpen)) expireSession();
    throw error;
  }
}

async function answerOf<C extends CallDeclaration>(call: Endpoint<C>, response: Response): Promise<AnswerOf<C>>;
async function answerOf(call: Endpoint, response: Response): Promise<unknown> {
  if (call.file) return download(response);
  if (response.status === 204) return undefined;
  return response.json();
}

async function download(response: Response): Promise<Download> {
  const disposition = response.headers.get('content-disposition') ?? '';
  const plain = /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? null;
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return { blob: await response.blob(), fileName: encoded === undefined ? plain : decodeURIComponent(encoded) };
}
