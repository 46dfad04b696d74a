import { z } from 'zod';
import {
  requiredAmount,
  requiredChoice,
  requiredClockTime,
  requiredDay,
  requiredId,
  requiredText,
} from '../../fields.ts';
import { inSentence, validationMessages as say } from '../../validation-messages.ts';
import type { TicketField } from './ticket-form.ts';
import { ticketDetailLimits as limits, type TicketFieldKind } from './ticket-types.constants.ts';

/** The answer to one field, as it is stored. Amounts are cents. */
export type TicketDetail = string | number | readonly string[] | { readonly from: string; readonly to: string };

/** Parses a given answer that is not empty. A computed field takes none. */
export function detailSchema(field: TicketField): z.ZodType<TicketDetail> {
  const schema = built.get(field) ?? schemas[field.kind](field);
  built.set(field, schema);
  return schema;
}

/** Building one takes longer than checking an answer, and the server keeps the forms. */
const built = new WeakMap<TicketField, z.ZodType<TicketDetail>>();

/** Nothing typed or chosen yet, as a form holds it. */
export function isEmptyDetail(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.every(isEmptyDetail);
  return typeof value === 'object' && Object.values(value).every(isEmptyDetail);
}

const id = ({ label }: TicketField) => requiredId(label);
const day = ({ label }: TicketField) => requiredDay(label);

const schemas: Readonly<Record<TicketFieldKind, (field: TicketField) => z.ZodType<TicketDetail>>> = {
  text: ({ label }) => requiredText(label, limits.text),
  long_text: ({ label }) => requiredText(label, limits.longText),
  date: day,
  date_range: (field) =>
    z
      .strictObject({ from: day(field), to: day(field) }, say.invalid(field.label))
      .refine(({ from, to }) => from <= to, 'The last day must not be before the first day.'),
  dates: (field) => listOf(field, day(field), limits.dates).transform((days) => days.toSorted()),
  time: ({ label }) => requiredClockTime(label),
  number: ({ label }) => z.number({ error: say.number(label) }),
  money: ({ label }) => requiredAmount(label, { least: 0, most: limits.amount }),
  choice: (field) => oneOf(field),
  choices: (field) => listOf(field, oneOf(field), limits.choices),
  employee: id,
  team_lead: id,
  approver: id,
  leave_type: id,
  file: (field) => listOf(field, z.uuid(say.invalid(field.label)), limits.files),
  computed: ({ label }) => z.never(say.invalid(label)),
};

function oneOf({ label, options }: TicketField) {
  const [first = '', ...others] = options;
  return requiredChoice(label, [first, ...others], limits.text);
}

/** Empty inputs of a list are left out, and nothing is listed twice. */
function listOf({ label }: TicketField, item: z.ZodType<string>, most: number) {
  return z
    .array(z.unknown(), say.invalid(label))
    .transform((given) => given.filter((one) => !isEmptyDetail(one)))
    .pipe(z.array(item).max(most, `The ${inSentence(label)} must not have more than ${most} entries.`))
    .transform((given) => [...new Set(given)]);
}
