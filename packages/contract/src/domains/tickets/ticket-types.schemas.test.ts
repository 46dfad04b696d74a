import { expect, it } from 'vitest';
import { ticketField } from './ticket-form.fixture.ts';
import { createTicketTypeBody } from './ticket-types.schemas.ts';

const body = {
  name: 'Desk move',
  code: 'desk',
  description: '',
  sequence: 20,
  audience: ['employee'],
  default_priority: 2,
  default_group: 'hr',
  view_permission: null,
  sla_policy_id: 1,
  needs_approval: false,
  is_active: true,
  fields: [ticketField()],
};
const messagesOf = (change: object) => {
  const { error } = createTicketTypeBody.safeParse({ ...body, ...change });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};

it('stores codes in capitals and an empty description as none', () => {
  expect(createTicketTypeBody.parse(body)).toMatchObject({ code: 'DESK', description: null });
});

it('refuses what the table would refuse', () => {
  expect(messagesOf({ code: 'A B' })).toEqual(['code: The code must contain only letters, digits and hyphens.']);
  expect(messagesOf({ sequence: 1_000 })).toEqual(['sequence: The order must not exceed 999.']);
  expect(messagesOf({ sequence: null })).toEqual(['sequence: The order is required.']);
  expect(messagesOf({ audience: [] })).toEqual(['audience: Choose who may file it.']);
  expect(messagesOf({ default_group: null })).toEqual(['default_group: The default group is required.']);
  expect(messagesOf({ fields: [] })).toEqual(['fields: Add at least one field.']);
  expect(messagesOf({ fields: [ticketField({ label: '' })] })).toEqual(['fields.0.label: The label is required.']);
  expect(messagesOf({ fields: [ticketField({ kind: 'choice' })] })).toEqual([
    'fields: Field 1, Question: add at least one option.',
  ]);
});

it('keeps leave requests to employees and to the approval of leave', () => {
  const leave = { code: 'leave', audience: ['employee'], needs_approval: false, view_permission: null };
  expect(messagesOf(leave)).toEqual([]);
  for (const other of [{ audience: ['employee', 'staff'] }, { needs_approval: true }])
    expect(messagesOf({ ...leave, ...other })).toEqual([expect.stringContaining('audience: Leave requests are filed')]);
});

it('keeps what is computed of a leave to leave requests', () => {
  const answer = ticketField({ kind: 'computed', formula: 'leave_answer', edited_by: [], is_required: false });
  expect(messagesOf({ fields: [answer] })).toEqual([expect.stringContaining('fields: Only leave requests')]);
});
