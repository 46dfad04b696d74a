import { type CallDeclaration, type CallInput, type FieldErrors, Problem } from '@muster/contract';
import type { z } from 'zod';

export interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * Parses what came in with the call's own schemas.
 * @throws Problem invalid-input (422) with a message for each field; a part that the call does not declare must be empty.
 */
export function readInput(call: CallDeclaration, raw: RawInput): CallInput<CallDeclaration> {
  const errors: FieldErrors = {};
  const codes: FieldErrors = {};
  const read = (schema: z.ZodType | undefined, given: unknown): unknown => {
    if (!schema) return undefined;
    const result = schema.safeParse(given ?? {});
    if (result.success) return result.data;
    for (const issue of result.error.issues) note(issue, errors, codes);
    return undefined;
  };
  const input = {
    params: read(call.params, raw.params),
    query: read(call.query, raw.query),
    body: read(call.body, raw.body),
  };
  if (Object.keys(errors).length > 0)
    throw new Problem('invalid-input', 'The given data was invalid.', { errors, codes });
  return input as CallInput<CallDeclaration>;
}

function note(issue: z.core.$ZodIssue, errors: FieldErrors, codes: FieldErrors): void {
  for (const { field, message } of sayings(issue)) {
    errors[field] = [...(errors[field] ?? []), message];
    codes[field] = [...(codes[field] ?? []), `validation.${issue.code}`];
  }
}

function sayings(issue: z.core.$ZodIssue): { field: string; message: string }[] {
  const place = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: place ? `${place}.${key}` : key,
      message: `The field ${key} is not one that this call knows.`,
    }));
  }
  return [{ field: place || 'form', message: issue.message }];
}
