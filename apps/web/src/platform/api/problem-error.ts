import type { FieldErrors, ProblemBody } from '@muster/contract/problem.ts';
import { changeText } from './conflict-text.ts';

/** A refusal by the server, in the form of the contract's problem.ts. */
export class ProblemError extends Error {
  readonly status: number;
  readonly body: ProblemBody;

  constructor(status: number, body: ProblemBody) {
    super(body.message);
    this.name = 'ProblemError';
    this.status = status;
    this.body = body;
  }

  get code(): string {
    return this.body.code;
  }
}

/** There was no answer: no network, a stopped server, or a proxy that closed the connection. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('The portal cannot be reached. Check your connection and try again.', { cause });
    this.name = 'NetworkError';
  }
}

export function isProblem(error: unknown, code?: string): error is ProblemError {
  return error instanceof ProblemError && (code === undefined || error.code === code);
}

/** Recognised by its status alone (section 8): a proxy or an older server may answer 419 with another body. */
export function isSessionExpired(error: unknown): error is ProblemError {
  return isProblem(error) && error.status === 419;
}

/** Messages per field, as forms show them. Empty for errors without a field. */
export function fieldErrorsOf(error: unknown): FieldErrors {
  return error instanceof ProblemError ? (error.body.errors ?? {}) : {};
}

/** For the user: what happened, when or how to try again, and after a conflict which fields were changed. */
export function problemText(error: unknown): string {
  if (error instanceof NetworkError) return error.message;
  if (!(error instanceof ProblemError)) return unexpectedText;
  if (error.message === '') return unexpectedText;
  return error.body.conflict ? `${error.message} ${changeText(error.body.conflict)}`.trim() : error.message;
}

const unexpectedText = 'Something went wrong. Please try again. If the issue persists, please contact support.';
