import { counted } from '@muster/contract/counted.ts';
import type { FieldErrors, ProblemBody } from '@muster/contract/problem.ts';

/** A refusal by the server, as the contract's problem.ts words it. `retryAfter` in seconds. */
export class ProblemError extends Error {
  readonly status: number;
  readonly body: ProblemBody;
  readonly retryAfter: number | null;

  constructor(status: number, body: ProblemBody, retryAfter: number | null = null) {
    super(body.message);
    this.name = 'ProblemError';
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }

  get code(): string {
    return this.body.code;
  }
}

/** No answer came at all: no network, a stopped server, or a proxy that cut the line. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('The portal cannot be reached. Check your connection and try again.', { cause });
    this.name = 'NetworkError';
  }
}

export function isProblem(error: unknown, code?: string): error is ProblemError {
  return error instanceof ProblemError && (code === undefined || error.code === code);
}

/** Messages per field, as forms show them. Empty for errors that concern no field. */
export function fieldErrorsOf(error: unknown): FieldErrors {
  return error instanceof ProblemError ? (error.body.errors ?? {}) : {};
}

/** One sentence for the person: what happened, and when or how to try again. */
export function problemText(error: unknown): string {
  if (error instanceof NetworkError) return error.message;
  if (!(error instanceof ProblemError)) return unexpectedText;
  if (error.code === 'too-many-tries' && error.retryAfter !== null) {
    return `Too many tries. Please wait ${waitText(error.retryAfter)} and try again.`;
  }
  return error.message === '' ? unexpectedText : error.message;
}

const unexpectedText = 'Something went wrong. Please try again. If the issue persists, please contact support.';

function waitText(seconds: number): string {
  if (seconds < 60) return counted(Math.max(1, Math.ceil(seconds)), 'second');
  return counted(Math.ceil(seconds / 60), 'minute');
}
