import type { FieldErrors } from '../../problem.ts';
import { validationMessages as say } from '../../validation-messages.ts';
import { detailSchema, isEmptyDetail, type TicketDetail } from './ticket-detail-value.ts';
import type { TicketCondition, TicketField } from './ticket-form.ts';
import type { TicketOperator, TicketParty } from './ticket-types.constants.ts';

/** Answers by the key of their field. */
export type TicketDetails = Readonly<Record<string, TicketDetail>>;

interface Checked {
  /** All answers of the ticket. A hidden field has none. */
  readonly details: TicketDetails;
  /** Messages by field; empty where the answers may be stored. */
  readonly errors: FieldErrors;
}

interface FormOf {
  readonly fields: readonly TicketField[];
  /** Who answers. */
  readonly party: TicketParty;
}

/**
 * The one check of answers, for the page and the server. An answer to a hidden field is dropped, since a form keeps what was
 * typed before the field was hidden; an answer to a field that the party may not edit is refused. A field that is not
 * given keeps its stored answer.
 */
export function checkTicketDetails(
  { fields, party, stored = {} }: FormOf & { readonly stored?: TicketDetails },
  given: Given,
): Checked {
  const shown = new Map<string, unknown>();
  const details: Record<string, TicketDetail> = {};
  const errors: Record<string, string[]> = {};
  for (const field of fields) {
    if (!isShown(field, shown)) continue;
    const { key } = field;
    const [before, typed] = [valueAt(stored, key), valueAt(given, key)];
    const mayEdit = field.edited_by.includes(party);
    const { value, problem } = mayEdit ? editedAnswer(field, before, typed) : keptAnswer(field, before, typed);
    // A wrong answer still shows what depends on it; an answer that somebody may not give shows nothing.
    shown.set(key, value ?? (mayEdit ? typed : undefined));
    if (value !== undefined) details[key] = value;
    if (problem !== undefined) errors[key] = [problem];
  }
  for (const key of Object.keys(given))
    if (!fields.some((field) => field.key === key)) errors[key] = [say.invalid(key)];
  return { details, errors };
}

/**
 * The fields whose answers are checked when a ticket is filed: those that a requester sees. Files follow the ticket, which they are
 * attached to.
 */
export const askedFields = <F extends TicketField>(fields: readonly F[]): F[] =>
  fields.filter(({ kind, seen_by }) => kind !== 'file' && seen_by.includes('requester'));

/** The fields that a party sees, by the answers so far. */
export function shownFields({ fields, party }: FormOf, answers: Given): TicketField[] {
  const shown = new Map<string, unknown>();
  return fields.filter((field) => {
    if (!isShown(field, shown)) return false;
    shown.set(field.key, valueAt(answers, field.key));
    return field.seen_by.includes(party);
  });
}

type Given = Readonly<Record<string, unknown>>;

interface Answer {
  readonly value?: TicketDetail | undefined;
  readonly problem?: string;
}

function editedAnswer(field: TicketField, stored: TicketDetail | undefined, given: unknown): Answer {
  if (given === undefined && stored !== undefined) return { value: stored };
  if (isEmptyDetail(given)) return field.is_required ? { problem: say.required(field.label) } : {};
  const result = detailSchema(field).safeParse(given);
  if (result.success) return { value: result.data };
  return { problem: result.error.issues[0]?.message ?? say.invalid(field.label) };
}

function keptAnswer(field: TicketField, stored: TicketDetail | undefined, given: unknown): Answer {
  return isEmptyDetail(given) ? { value: stored } : { value: stored, problem: say.invalid(field.label) };
}

/** `shown` has the fields above that are shown themselves, so that a condition on a hidden field does not hold. */
function isShown({ condition }: TicketField, shown: ReadonlyMap<string, unknown>): boolean {
  return condition === null || (shown.has(condition.field) && holds(condition, shown.get(condition.field)));
}

const holds = ({ operator, value }: TicketCondition, answer: unknown): boolean =>
  comparisons[operator](answer, value ?? '');

const comparisons: Readonly<Record<TicketOperator, (answer: unknown, value: string) => boolean>> = {
  is: (answer, value) => answer === value,
  // Nothing chosen yet is not another choice.
  is_not: (answer, value) => !isEmptyDetail(answer) && answer !== value,
  includes: (answer, value) => Array.isArray(answer) && answer.includes(value),
  above: (answer, value) => typeof answer === 'number' && answer > Number(value),
  below: (answer, value) => typeof answer === 'number' && answer < Number(value),
  filled: (answer) => !isEmptyDetail(answer),
  empty: (answer) => isEmptyDetail(answer),
};

const valueAt = <V>(values: Readonly<Record<string, V>>, key: string): V | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined;
