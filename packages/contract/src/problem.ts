import { z } from 'zod';

/** The closed list of problems with their HTTP status (decisions, Addresses and calls). */
export const problemStatus = {
  'invalid-input': 422,
  unauthenticated: 401,
  'session-expired': 419,
  forbidden: 403,
  'confirm-identity': 403,
  'not-found': 404,
  conflict: 409,
  'too-many-tries': 429,
  'too-large': 413,
  'unsupported-type': 415,
  'config-error': 409,
  busy: 503,
  'storage-full': 507,
  unexpected: 500,
} as const;

export type ProblemCode = keyof typeof problemStatus;

export const fieldErrors = z.record(z.string(), z.array(z.string()));
export type FieldErrors = z.infer<typeof fieldErrors>;

/**
 * How a record was changed after somebody read it: who changed it last, when, and which fields were changed since.
 * It does not mention fields that the reader may not see.
 */
export const laterChange = z.object({
  by: z.string(),
  at: z.string(),
  fields: z.array(z.object({ name: z.string(), label: z.string() })),
});
export type LaterChange = z.infer<typeof laterChange>;

/** The body of every refusal. `conflict` is set where an older version of a record was refused. */
export const problemBody = z.object({
  code: z.string(),
  message: z.string(),
  requestId: z.string().optional(),
  errors: fieldErrors.optional(),
  codes: fieldErrors.optional(),
  conflict: laterChange.optional(),
  status: z.string().optional(),
});
export type ProblemBody = z.infer<typeof problemBody>;

export interface ProblemDetails {
  readonly errors?: FieldErrors;
  readonly codes?: FieldErrors;
  readonly conflict?: LaterChange;
  /** Seconds. */
  readonly retryAfter?: number;
}

/** The only error that business code throws. `message` is shown to the user: what is wrong, where, and how to fix it. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, message: string, details: ProblemDetails = {}) {
    super(message);
    this.name = 'Problem';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return problemStatus[this.code];
  }
}

/** Foreign and missing records get the same answer, so that nobody learns which ids exist (section 2.1, reliability row 9). */
export function notFound(thing: string): Problem {
  return new Problem('not-found', `This ${thing} does not exist, or you don't have access to it.`);
}

export function invalidInput(errors: FieldErrors, codes?: FieldErrors): Problem {
  const first = Object.values(errors)[0]?.[0] ?? 'The given data was invalid.';
  return new Problem('invalid-input', first, codes ? { errors, codes } : { errors });
}
