import { expect, it } from 'vitest';
import type { ReachedTicket } from './reached-ticket.ts';
import { presentTicket, type TicketParts } from './ticket.presenter.ts';

const ticket: ReachedTicket['ticket'] = {
  ...{
    id: 7,
    version: 3,
    subject: 'Desk',
    type_id: 1,
    type: 'General',
    type_code: 'GEN',
    view_permission: null,
    version_id: 2,
  },
  ...{ side: 'employee', status: 2, priority: 3, group_role: 'hr', assignee_user_id: 5, requester_user_id: 4 },
  ...{ employee_id: 9, employee: 'Ana Cruz', client_id: 8, client: null, filed_at: '2026-11-24T02:00:00.000Z' },
  ...{ first_response_due_at: null, first_responded_at: null, due_at: null, pending_since: null, resolved_at: null },
  ...{ closed_at: null, reopened_count: 0, approval_state: null, approval_due_at: null },
  leave_request_id: null,
};
const note = {
  ...{
    id: 1,
    ticket_id: 7,
    author_user_id: 5,
    body: 'Secret',
    at: '2026-11-24T02:00:00.000Z',
    mentions: [6],
    files: [],
  },
};
const parts: TicketParts = {
  ...{ answers: [], files: [], replies: [], notes: [note], history: [], links: [], followers: [], is_following: false },
  rating: null,
  approval: null,
  users: new Map([
    [4, { id: 4, name: 'Ana Cruz', clientId: null, client: null, roles: ['employee'] }],
    [5, { id: 5, name: 'Ira Tan', clientId: null, client: null, roles: ['it', 'employee'] }],
  ]),
};

it('never gives notes and internal properties to a party that does not handle the ticket, even if they were read', () => {
  for (const mover of ['requester', 'colleague', 'approver'] as const) {
    const answer = presentTicket({ userId: 4 }, { ticket, mover }, parts);
    expect(answer.handling).toBeNull();
    expect(JSON.stringify(answer)).not.toContain('Secret');
  }
});

it('names who wrote and acted, with their role or company', () => {
  const { handling, requester, client } = presentTicket({ userId: 5 }, { ticket, mover: 'handler' }, parts);
  expect(requester).toEqual({ user_id: 4, name: 'Ana Cruz', label: null });
  expect(client).toBeNull();
  expect(handling).toMatchObject({
    assignee: { id: 5, name: 'Ira Tan' },
    is_assigned_to_me: true,
    notes: [{ author: { name: 'Ira Tan', label: 'IT' }, mentions: [{ id: 6, name: '' }] }],
  });
});

it('lets the requester alone continue a closed ticket', () => {
  const closed = { ...ticket, status: 5 as const };
  const mayContinue = (mover: ReachedTicket['mover']) =>
    presentTicket({ userId: 4 }, { ticket: closed, mover }, parts).abilities.continue;
  expect(mayContinue('requester')).toBe(true);
  expect(mayContinue('colleague')).toBe(false);
  expect(mayContinue('handler')).toBe(false);
  expect(presentTicket({ userId: 4 }, { ticket, mover: 'requester' }, parts).abilities.continue).toBe(false);
});
