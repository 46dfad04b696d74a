import type { ProblemBody } from '@muster/contract/problem.ts';
import { NetworkError, ProblemError } from './problem-error.ts';

export interface Exchange {
  readonly method: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** Longer than the server lets any request take. */
const patienceMs = 60_000;

/** One request, one answer. @throws ProblemError for a refusal, NetworkError where nothing answered, or the abort. */
export async function exchange({ method, address, headers, body, signal }: Exchange): Promise<Response> {
  const isForm = body instanceof FormData;
  const response = await answered(signal, (limited) =>
    fetch(address, {
      method,
      credentials: 'same-origin',
      redirect: 'error',
      headers: {
        accept: 'application/json',
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      signal: limited,
    }),
  );
  if (response.ok) return response;
  throw await problemOf(response);
}

async function answered(
  signal: AbortSignal | undefined,
  ask: (limited: AbortSignal) => Promise<Response>,
): Promise<Response> {
  const limit = AbortSignal.timeout(patienceMs);
  try {
    return await ask(signal ? AbortSignal.any([signal, limit]) : limit);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new NetworkError(error);
  }
}

async function problemOf(response: Response): Promise<ProblemError> {
  const seconds = Number(response.headers.get('retry-after'));
  const retryAfter = Number.isFinite(seconds) && seconds > 0 ? seconds : null;
  return new ProblemError(response.status, await bodyOf(response), retryAfter);
}

async function bodyOf(response: Response): Promise<ProblemBody> {
  try {
    const read: unknown = await response.json();
    if (isProblemBody(read)) return read;
  } catch {
    // A proxy in between may answer in its own words.
  }
  return { code: 'unexpected', message: '' };
}

function isProblemBody(read: unknown): read is ProblemBody {
  return typeof read === 'object' && read !== null && 'code' in read && 'message' in read;
}
