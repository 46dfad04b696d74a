import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkTicketDetails, shownFields } from './ticket-details.rules.ts';
import { anyAnswers, anyForm, ticketField } from './ticket-form.fixture.ts';
import { type TicketFieldKind, ticketParties } from './ticket-types.constants.ts';

const anyParty = fc.constantFrom(...ticketParties);
const only = (kind: TicketFieldKind, options: readonly string[] = []) => [ticketField({ kind, options })];
/** What is given once every refused answer is taken back. */
function settled(form: Parameters<typeof checkTicketDetails>[0], given: Answers): Answers {
  const { errors } = checkTicketDetails(form, given);
  const right = Object.entries(given).filter(([key]) => !(key in errors));
  return right.length === Object.keys(given).length ? given : settled(form, Object.fromEntries(right));
}
type Answers = Readonly<Record<string, unknown>>;

const accepted = (form: Parameters<typeof checkTicketDetails>[0], given: Answers) =>
  checkTicketDetails(form, settled(form, given)).details;

const answered = (kind: TicketFieldKind, question: unknown, options?: readonly string[]) =>
  checkTicketDetails({ fields: only(kind, options), party: 'requester' }, { question });

it('stores only what the party may answer and what is shown', () => {
  fc.assert(
    fc.property(anyForm, anyParty, anyAnswers, (fields, party, given) => {
      const details = accepted({ fields, party }, given);
      const shown = shownFields({ fields, party }, details).map(({ key }) => key);
      for (const key of Object.keys(details)) {
        expect(fields.find((one) => one.key === key)?.edited_by).toContain(party);
        expect(shown).toContain(key);
      }
    }),
  );
});

it('leaves no required field of the party unanswered without an error', () => {
  fc.assert(
    fc.property(anyForm, anyParty, anyAnswers, (fields, party, given) => {
      const form = { fields, party };
      const { details, errors } = checkTicketDetails(form, settled(form, given));
      const asked = shownFields(form, details).filter((field) => field.is_required && field.edited_by.includes(party));
      for (const { key } of asked) expect(key in details || key in errors).toBe(true);
    }),
  );
});

it('keeps the stored answers when nothing is given, for every party', () => {
  fc.assert(
    fc.property(anyForm, anyParty, anyParty, anyAnswers, (fields, first, second, given) => {
      const stored = accepted({ fields, party: first }, given);
      expect(checkTicketDetails({ fields, party: second, stored }, {}).details).toEqual(stored);
    }),
  );
});

it('shows nothing for an answer that the party may not give', () => {
  const fields = [
    ticketField({ key: 'secret', label: 'Secret', seen_by: ['assignee'], edited_by: ['assignee'], is_required: false }),
    ticketField({ condition: { field: 'secret', operator: 'filled', value: null } }),
  ];
  const given = { secret: 'guessed', question: 'x' };
  expect(checkTicketDetails({ fields, party: 'requester' }, given).details).toEqual({});
});

it('accepts its own answers again', () => {
  fc.assert(
    fc.property(anyForm, anyParty, anyAnswers, (drawn, party, given) => {
      // Amounts are given in units and stored in cents.
      const fields = drawn.map((field) => (field.kind === 'money' ? { ...field, kind: 'text' as const } : field));
      const details = accepted({ fields, party }, given);
      expect(checkTicketDetails({ fields, party }, details).details).toEqual(details);
    }),
  );
});

it('hides what depends on a hidden field', () => {
  const fields = [
    ticketField({ key: 'reason', label: 'Reason', kind: 'choice', options: ['Theft', 'Other'] }),
    ticketField({ key: 'which', label: 'Which', condition: { field: 'reason', operator: 'is', value: 'Other' } }),
    ticketField({ key: 'more', label: 'More', condition: { field: 'which', operator: 'filled', value: null } }),
  ];
  const form = { fields, party: 'requester' } as const;
  const typed = { which: 'Lost', more: 'Twice' };
  expect(checkTicketDetails(form, { reason: 'Theft', ...typed })).toEqual({ details: { reason: 'Theft' }, errors: {} });
  expect(checkTicketDetails(form, { reason: 'Other', ...typed }).details).toEqual({ reason: 'Other', ...typed });
  expect(shownFields(form, { reason: 'Theft', ...typed }).map(({ key }) => key)).toEqual(['reason']);
  expect(checkTicketDetails(form, { reason: 'Other' }).errors).toEqual({ which: ['The which is required.'] });
});

it.each([
  ['is', 'choice', 'Red', 'Red', true],
  ['is', 'choice', 'Green', 'Red', false],
  ['is_not', 'choice', 'Green', 'Red', true],
  ['is_not', 'choice', '', 'Red', false],
  ['includes', 'choices', ['Green', 'Red'], 'Red', true],
  ['includes', 'choices', ['Green'], 'Red', false],
  ['above', 'number', 6, '5', true],
  ['above', 'number', 5, '5', false],
  ['below', 'number', 4, '5', true],
  ['below', 'number', null, '5', false],
  ['filled', 'text', 'x', null, true],
  ['filled', 'text', ' ', null, false],
  ['empty', 'choices', [], null, true],
  ['empty', 'text', 'x', null, false],
] as const)('%s of a %s that is %o against %o: %s', (operator, kind, answer, value, isThere) => {
  const options = kind === 'choice' || kind === 'choices' ? ['Red', 'Green'] : [];
  const fields = [
    ticketField({ key: 'source', label: 'Source', kind, options, is_required: false }),
    ticketField({ condition: { field: 'source', operator, value } }),
  ];
  const shown = shownFields({ fields, party: 'requester' }, { source: answer });
  expect(shown.some(({ key }) => key === 'question')).toBe(isThere);
});

it('refuses answers of others, of the portal, and to fields that do not exist', () => {
  const fields = [
    ticketField({ key: 'done', label: 'Done', edited_by: ['assignee'] }),
    ticketField({
      key: 'filed',
      label: 'Filed',
      kind: 'computed',
      formula: 'filed_on',
      edited_by: [],
      is_required: false,
    }),
  ];
  const { details, errors } = checkTicketDetails(
    { fields, party: 'requester' },
    { done: 'x', filed: 'today', nothing: 1 },
  );
  expect(details).toEqual({});
  expect(errors).toEqual({
    done: ['The done is invalid.'],
    filed: ['The filed is invalid.'],
    nothing: ['The nothing is invalid.'],
  });
  const stored = { done: 'yes' };
  expect(checkTicketDetails({ fields, party: 'requester', stored }, {})).toEqual({ details: stored, errors: {} });
});

it.each<[TicketFieldKind, unknown, unknown]>([
  ['text', ' a ', 'a'],
  ['long_text', 'a\nb', 'a\nb'],
  ['date', '2026-11-24', '2026-11-24'],
  ['date_range', { from: '2026-11-24', to: '2026-11-24' }, { from: '2026-11-24', to: '2026-11-24' }],
  ['dates', ['2026-12-01', '', '2026-11-30', '2026-12-01'], ['2026-11-30', '2026-12-01']],
  ['time', '23:59', '23:59'],
  ['number', 2.5, 2.5],
  ['money', '1,250.50', 125_050],
  ['employee', 7, 7],
  ['file', ['7d444840-9dc0-41d1-b245-5ffdce74fad2'], ['7d444840-9dc0-41d1-b245-5ffdce74fad2']],
])('reads a %s', (kind, given, stored) => {
  expect(answered(kind, given)).toEqual({ details: { question: stored }, errors: {} });
});

it.each<[TicketFieldKind, unknown, string]>([
  ['text', 'a'.repeat(201), 'The question must not exceed 200 characters.'],
  ['date', '2026-02-30', 'The question is invalid.'],
  ['date_range', { from: '2026-11-25', to: '2026-11-24' }, 'The last day must not be before the first day.'],
  ['date_range', { from: '2026-11-25', to: '' }, 'The question is required.'],
  ['dates', ['2026-02-30'], 'The question is invalid.'],
  ['time', '24:00', 'The question is invalid.'],
  ['number', 'many', 'The question must be a valid number.'],
  ['money', '-1', 'The question must be at least 0.'],
  ['employee', 0, 'The question is invalid.'],
  ['file', ['../etc'], 'The question is invalid.'],
  ['text', '', 'The question is required.'],
])('refuses a %s that is %o', (kind, given, message) => {
  expect(answered(kind, given)).toEqual({ details: {}, errors: { question: [message] } });
});

it('takes only the options of a choice', () => {
  expect(answered('choice', 'Red', ['Red']).details).toEqual({ question: 'Red' });
  expect(answered('choice', 'Pink', ['Red']).errors).toEqual({ question: ['The question is invalid.'] });
  expect(answered('choices', ['Red', 'Red'], ['Red']).details).toEqual({ question: ['Red'] });
  expect(answered('choices', ['Red', 'Pink'], ['Red']).errors).toEqual({ question: ['The question is invalid.'] });
});
