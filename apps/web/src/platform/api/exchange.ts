import type { ProblemBody } from '@muster/contract/problem.ts';
import { takeFirstAnswer } from './first-answers.ts';
import { NetworkError, ProblemError } from './problem-error.ts';

export interface Exchange {
  readonly method: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** For forms: receives the upload progress from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** Longer than the server's limit for a request. */
const patienceMs = 60_000;

/** One request, one answer. @throws ProblemError for a refusal, NetworkError without an answer, or the abort. */
export async function exchange(request: Exchange): Promise<Response> {
  const { body, signal } = request;
  const response =
    body instanceof FormData
      ? await answered(signal, async () => (await import('./exchange-upload.ts')).sendForm(request, body))
      : await answered(
          signal,
          async () => (await takeFirstAnswer(request.method, request.address)) ?? sendJson(request),
        );
  if (response.ok) return response;
  throw await problemOf(response);
}

function sendJson({ method, address, headers, body, signal }: Exchange): Promise<Response> {
  const limit = AbortSignal.timeout(patienceMs);
  return fetch(address, {
    method,
    credentials: 'same-origin',
    redirect: 'error',
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  });
}

async function answered(signal: AbortSignal | undefined, ask: () => Promise<Response>): Promise<Response> {
  try {
    return await ask();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new NetworkError(error);
  }
}

async function problemOf(response: Response): Promise<ProblemError> {
  return new ProblemError(response.status, await bodyOf(response));
}

async function bodyOf(response: Response): Promise<ProblemBody> {
  try {
    const read: unknown = await response.json();
    if (isProblemBody(read)) return read;
  } catch {
    // A proxy in between may answer with its own text.
  }
  return { code: 'unexpected', message: '' };
}

function isProblemBody(read: unknown): read is ProblemBody {
  return typeof read === 'object' && read !== null && 'code' in read && 'message' in read;
}
