import fc from 'fast-check';
import { operatorsOf } from './ticket-form.rules.ts';
import type { TicketCondition, TicketField } from './ticket-form.ts';
import { bareOperators, choiceKinds, ticketFieldKinds, ticketParties } from './ticket-types.constants.ts';

/** A required text that the requester answers, unless given. */
export const ticketField = (change: Partial<TicketField> = {}): TicketField => ({
  key: 'question',
  label: 'Question',
  helper: null,
  kind: 'text',
  is_required: true,
  seen_by: ['requester', 'assignee'],
  edited_by: ['requester'],
  options: [],
  formula: null,
  condition: null,
  ...change,
});

const options = ['Red', 'Green', 'Blue'] as const;

const loose = fc.record({
  kind: fc.constantFrom(...ticketFieldKinds),
  is_required: fc.boolean(),
  seen_by: fc.subarray([...ticketParties], { minLength: 1 }),
  editors: fc.nat(),
  above: fc.nat(),
  conditional: fc.boolean(),
  operator: fc.nat(),
  value: fc.constantFrom(...options),
});

/** Forms that `ticketFormErrors` accepts, of every kind, with conditions on any field above. */
export const anyForm = fc.array(loose, { minLength: 1, maxLength: 8 }).map((drawn) =>
  drawn.reduce<TicketField[]>((fields, one) => {
    const isComputed = one.kind === 'computed';
    const next = ticketField({
      key: `field_${fields.length + 1}`,
      label: `Field ${fields.length + 1}`,
      kind: one.kind,
      is_required: one.is_required && !isComputed,
      seen_by: one.seen_by,
      edited_by: isComputed ? [] : one.seen_by.slice(0, 1 + (one.editors % one.seen_by.length)),
      options: choiceKinds.includes(one.kind) ? options : [],
      formula: isComputed ? 'filed_on' : null,
      condition: one.conditional ? conditionOn(fields, one) : null,
    });
    fields.push(next);
    return fields;
  }, []),
);

function conditionOn(
  above: readonly TicketField[],
  drawn: { readonly above: number; readonly operator: number; readonly value: string },
): TicketCondition | null {
  const source = above[drawn.above % Math.max(1, above.length)];
  const operators = source ? operatorsOf(source.kind) : [];
  const operator = operators[drawn.operator % Math.max(1, operators.length)];
  if (!source || !operator) return null;
  if (bareOperators.includes(operator)) return { field: source.key, operator, value: null };
  return { field: source.key, operator, value: source.kind === 'number' ? '5' : drawn.value };
}

/** Answers by key: right ones, wrong ones, empty ones. */
export const anyAnswers = fc.dictionary(
  fc.constantFrom(...Array.from({ length: 8 }, (_, index) => `field_${index + 1}`)),
  fc.oneof(
    fc.constantFrom<unknown>(
      '',
      null,
      'Red',
      'Green',
      'text',
      '2026-11-24',
      '09:30',
      '1,250.50',
      4,
      6,
      ['Red'],
      ['2026-12-01', '2026-11-30'],
    ),
    fc.constantFrom<unknown>(
      { from: '2026-11-24', to: '2026-11-25' },
      { from: '2026-11-25', to: '2026-11-24' },
      ['Pink'],
      true,
      Number.NaN,
    ),
  ),
);
