import type { CallDeclaration } from '@muster/contract/call.ts';
import type { FieldErrors } from '@muster/contract/problem.ts';
import type { z } from 'zod';
import { sendCall } from '../api/call-api.ts';
import type { AnswerOf, Endpoint } from '../api/endpoint.ts';

/** What a form checks and sends. `formCall` builds one from a call's body schema; write it by hand for other rules. */
export interface FormCall<Values, Errors = FieldErrors | Promise<FieldErrors>, Answer = unknown> {
  /** Messages by field, in the order in which the form lists them; empty where the values may be sent. */
  readonly errorsOf: (values: Values) => Errors;
  /** Runs only for values without errors. `keyFor` gives the Idempotency-Key of a body, for calls that honour one. */
  readonly send: (values: Values, keyFor: (body: unknown) => string) => Promise<Answer>;
}

interface FormCallParts<Values, Body, Parsed, Answer = unknown> {
  /** The body schema of the call. */
  readonly schema: z.ZodType<Parsed, Body>;
  /** Default: the values themselves. */
  readonly bodyOf?: (values: Values) => object;
  /** Rules across fields, for a body that passes the schema. */
  readonly rules?: (parsed: Parsed) => FieldErrors;
  /** `bodyTo(endpoint)`, or a function for a call that takes more than a body. */
  readonly send: (body: Body, idempotencyKey: string) => Promise<Answer>;
}

/**
 * Validates with the call's own schema and passes the body to `send` as it was before parsing: the server parses it
 * too, and an amount that was parsed twice would be multiplied by 100 twice.
 */
export function formCall<Values extends object, Body, Parsed, Answer>(
  parts: FormCallParts<Values, Body, Parsed, Answer>,
): FormCall<Values, FieldErrors, Answer> {
  const { schema, bodyOf = (values: Values) => values, rules, send } = parts;
  return {
    errorsOf: (values) => {
      const parsed = schema.safeParse(bodyOf(values));
      return inFormOrder(values, parsed.success ? (rules?.(parsed.data) ?? {}) : issuesByField(parsed.error.issues));
    },
    send: async (values, keyFor) => {
      const body = bodyOf(values);
      if (!isBodyOf(schema, body)) throw new TypeError('A form was sent with a body that its call does not accept.');
      return send(body, keyFor(body));
    },
  };
}

/** Sends a body to an endpoint, with the Idempotency-Key if the call honours one. */
export function bodyTo<C extends CallDeclaration & { readonly body: z.ZodType; readonly params?: never }>(
  endpoint: Endpoint<C>,
) {
  return (body: z.input<C['body']>, idempotencyKey: string): Promise<AnswerOf<C>> =>
    sendCall(endpoint, { body, ...(endpoint.idempotent && { idempotencyKey }) });
}

/**
 * The call of a form that adds records and updates them. An update also sends the id of the record and the version that
 * the form was opened with.
 */
export function saveCall<Values extends object, New, ParsedNew, Changed, ParsedChanged>(
  record: { readonly id: number; readonly version: number } | null,
  { create, update }: SaveCallParts<Values, New, ParsedNew, Changed, ParsedChanged>,
): FormCall<Values, FieldErrors> {
  if (record === null) return formCall(create);
  const { id, version } = record;
  const { bodyOf = (values) => values } = update;
  return formCall({ ...update, bodyOf: (values: Values) => ({ id, version, ...bodyOf(values) }) });
}

interface SaveCallParts<Values, New, ParsedNew, Changed, ParsedChanged> {
  readonly create: FormCallParts<Values, New, ParsedNew>;
  readonly update: FormCallParts<Values, Changed, ParsedChanged>;
}

const isBodyOf = <Body>(schema: z.ZodType<unknown, Body>, body: unknown): body is Body =>
  schema.safeParse(body).success;

/** The first message of each value, under its field; a list in the body is one field. */
function issuesByField(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const first = new Map(issues.toReversed().map(({ path, message }) => [path.join('.'), { field: path[0], message }]));
  const byField = Map.groupBy([...first.values()].toReversed(), ({ field }) => String(field));
  return Object.fromEntries(
    [...byField].map(([field, found]) => [field, [...new Set(found.map(({ message }) => message))]]),
  );
}

function inFormOrder(values: object, errors: FieldErrors): FieldErrors {
  const known = Object.keys(values).filter((field) => field in errors);
  const unknown = Object.keys(errors).filter((field) => !(field in values));
  return Object.fromEntries([...known, ...unknown].map((field) => [field, errors[field] ?? []]));
}
