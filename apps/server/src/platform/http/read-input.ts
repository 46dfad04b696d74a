import { type CallDeclaration, type CallInput, type Grants, Problem } from '@muster/contract';
import { plainIssue } from '@muster/contract/plain-issue.ts';
import type { z } from 'zod';

export interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

interface InputError {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/** More would not help anybody, and a megabyte of wrong names must not cause ten megabytes of errors. */
const maxErrors = 50;
const longestName = 100;

/**
 * Parses the request with the call's own schemas and rules; `viewer` is null for signed-out callers.
 * @throws Problem invalid-input (422) with a message for each field. A part that the call does not declare must be
 * empty.
 */
export function readInput(call: CallDeclaration, raw: RawInput, viewer: Grants | null): CallInput<CallDeclaration> {
  const errors: InputError[] = [];
  const read = (schema: z.ZodType | undefined, given: unknown): unknown => {
    if (!schema) {
      errors.push(...undeclared(given));
      return undefined;
    }
    const result = schema.safeParse(given ?? {}, { error: plainIssue });
    if (result.success) return result.data;
    errors.push(...result.error.issues.slice(0, maxErrors).flatMap(inputErrorsOf));
    return undefined;
  };
  const input = {
    params: read(call.params, raw.params),
    query: read(call.query, raw.query),
    body: read(call.body, raw.body),
  };
  errors.push(
    ...ruleErrors(call, input.body ?? raw.body, viewer).filter(
      (one) => !errors.some(({ field }) => field === one.field),
    ),
  );
  if (errors.length > 0) throw refusal(errors.slice(0, maxErrors));
  return input as CallInput<CallDeclaration>;
}

/** A body that its schema refuses is checked as it was sent, so that one answer reports all errors. */
function ruleErrors({ bodyErrors }: CallDeclaration, body: unknown, viewer: Grants | null): InputError[] {
  if (!bodyErrors || viewer === null) return [];
  return Object.entries(bodyErrors(simpleFields(body), viewer)).flatMap(([field, messages]) =>
    messages.map((message) => ({ field, code: 'rule', message })),
  );
}

/** Rules read texts, numbers and lists of them. Objects, which the schema refuses or reads itself, may answer with anything. */
function simpleFields(body: unknown): Readonly<Record<string, unknown>> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {};
  const isSimple = (value: unknown) => typeof value !== 'object' || value === null;
  return Object.fromEntries(
    Object.entries(body).filter(([, value]) => (Array.isArray(value) ? value.every(isSimple) : isSimple(value))),
  );
}

function refusal(errors: readonly InputError[]): Problem {
  return new Problem('invalid-input', 'The given data was invalid.', {
    errors: byField(errors, ({ message }) => message),
    codes: byField(errors, ({ code }) => `validation.${code}`),
  });
}

/** The names come from outside. A Map prevents collisions with inherited properties. */
function byField(errors: readonly InputError[], say: (error: InputError) => string): Record<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const error of errors) fields.set(error.field, [...(fields.get(error.field) ?? []), say(error)]);
  return Object.fromEntries(fields);
}

function inputErrorsOf(issue: z.core.$ZodIssue): InputError[] {
  const path = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, maxErrors).map((key) => unknownKey(path ? `${path}.${key}` : key));
  }
  return [{ field: named(path || 'form'), code: issue.code, message: issue.message }];
}

function undeclared(given: unknown): InputError[] {
  if (given === undefined || given === null) return [];
  if (typeof given === 'object' && !Array.isArray(given)) return Object.keys(given).slice(0, maxErrors).map(unknownKey);
  return [{ field: 'form', code: 'invalid_type', message: 'This call takes nothing of this kind.' }];
}

function unknownKey(key: string): InputError {
  const field = named(key);
  return { field, code: 'unrecognized_keys', message: `The field ${field} is not one that this call knows.` };
}

function named(field: string): string {
  return field.length > longestName ? `${field.slice(0, longestName)} …` : field;
}
