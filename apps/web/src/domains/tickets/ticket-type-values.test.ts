import { createTicketTypeBody } from '@muster/contract/domains/tickets/ticket-types.schemas.ts';
import { expect, it } from 'vitest';
import { ticketType } from './ticket-type.fixture.ts';
import { draftFields, newField, ticketTypeValuesOf, typeBodyOf } from './ticket-type-values.ts';

it('makes the stored form of its own values', () => {
  const parsed = createTicketTypeBody.parse(typeBodyOf(ticketTypeValuesOf(ticketType)));
  expect(parsed.fields).toEqual(ticketType.forms[0]?.fields);
  expect(draftFields(ticketTypeValuesOf(ticketType).fields)).toEqual(ticketType.forms[0]?.fields);
});

it('gives each field a key of its own', () => {
  const [first, second] = [newField([]), newField([{ key: 'field_2' }])];
  expect([first.key, second.key]).toEqual(['field_1', 'field_3']);
});

it('leaves out what the kind does not need', () => {
  const field = { ...newField([]), label: 'Filed', options: 'Red', formula: 'filed_on', is_required: true } as const;
  const values = ticketTypeValuesOf(null);
  const bodyOf = (kind: 'text' | 'computed' | 'choice') =>
    typeBodyOf({ ...values, fields: [{ ...field, kind }] }).fields[0];
  expect(bodyOf('text')).toMatchObject({ options: [], formula: null, is_required: true });
  expect(bodyOf('choice')).toMatchObject({ options: ['Red'] });
  expect(bodyOf('computed')).toMatchObject({ formula: 'filed_on', is_required: false, edited_by: [] });
});

it('previews fields that are not complete', () => {
  const field = newField([]);
  expect(draftFields([field, { ...field, kind: null }]).map(({ label }) => label)).toEqual(['Field 1']);
  expect(draftFields([{ ...field, condition_field: 'other' }])[0]?.condition).toBeNull();
});
