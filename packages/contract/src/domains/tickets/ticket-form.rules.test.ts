import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyForm, ticketField } from './ticket-form.fixture.ts';
import { conditionText, isSameForm, operatorsOf, ticketFormErrors } from './ticket-form.rules.ts';
import type { TicketField } from './ticket-form.ts';

const color = ticketField({ key: 'color', label: 'Color', kind: 'choice', options: ['Red', 'Green'] });
const when = (field: string, operator: 'is' | 'above' | 'filled', value: string | null) =>
  ticketField({ condition: { field, operator, value } });

it('accepts every form that the editor can make', () => {
  fc.assert(fc.property(anyForm, (fields) => ticketFormErrors(fields).length === 0));
});

it.each<[Partial<TicketField>, string]>([
  [{ seen_by: [], edited_by: [] }, 'choose who sees it.'],
  [{ edited_by: ['client'] }, 'everybody who edits it must also see it.'],
  [{ edited_by: [] }, 'choose who edits it.'],
  [{ kind: 'computed', formula: 'filed_on', is_required: false }, 'no one edits what the portal fills in.'],
  [{ kind: 'computed', formula: 'filed_on', edited_by: [] }, 'what the portal fills in cannot be required.'],
  [{ kind: 'computed', edited_by: [], is_required: false }, 'choose what the portal fills in.'],
  [{ formula: 'filed_on' }, 'only computed fields have a formula.'],
  [{ kind: 'choices' }, 'add at least one option.'],
  [{ options: ['Red'] }, 'only choices have options.'],
  [{ kind: 'choice', options: ['Red', 'Red'] }, 'two options are the same.'],
])('%o: %s', (change, problem) => {
  expect(ticketFormErrors([ticketField(change)])).toContain(`Field 1, Question: ${problem}`);
});

it('refuses two fields with one key or label', () => {
  expect(ticketFormErrors([color, { ...color, label: 'COLOR' }])).toEqual([
    'Field 2, COLOR: its key is used by another field.',
    'Field 2, COLOR: its label is used by another field.',
  ]);
});

it.each([
  [[when('color', 'is', 'Red'), color], 'Field 1, Question: its condition must name a field above it.'],
  [[color, when('question', 'filled', null)], 'Field 2, Question: its condition must name a field above it.'],
  [[color, when('color', 'above', '3')], 'Field 2, Question: its condition does not fit the field that it names.'],
  [
    [color, when('color', 'is', 'Pink')],
    'Field 2, Question: its condition names the option Pink, which does not exist.',
  ],
  [[color, when('color', 'is', null)], 'Field 2, Question: its condition needs a value.'],
  [[color, when('color', 'filled', 'Red')], 'Field 2, Question: its condition compares with nothing.'],
  [
    [ticketField({ key: 'count', label: 'Count', kind: 'number' }), when('count', 'above', 'many')],
    'Field 2, Question: its condition needs a number.',
  ],
])('refuses the condition of %o', (fields, problem) => {
  expect(ticketFormErrors(fields)).toEqual([problem]);
});

it('reads no computed field', () => {
  expect(operatorsOf('computed')).toEqual([]);
  expect(operatorsOf('text')).toEqual(['filled', 'empty']);
});

it('says a condition in words', () => {
  expect(conditionText(when('color', 'is', 'Red'), [color])).toBe('Color is Red');
  expect(conditionText(when('color', 'filled', null), [color])).toBe('Color is filled in');
  expect(conditionText(color, [color])).toBeNull();
});

it('knows a form from another by everything but the order of parties', () => {
  const field = ticketField({ seen_by: ['requester', 'assignee'] });
  expect(isSameForm([field], [{ ...field, seen_by: ['assignee', 'requester'] }])).toBe(true);
  expect(isSameForm([field, color], [color, field])).toBe(false);
  const changes: Partial<TicketField>[] = [
    { label: 'Other' },
    { helper: 'Help' },
    { is_required: false },
    { edited_by: ['assignee'] },
    { options: ['Red'] },
    { condition: { field: 'color', operator: 'filled', value: null } },
  ];
  for (const change of changes)
    expect(isSameForm([field], [{ ...field, ...change }]), JSON.stringify(change)).toBe(false);
});
