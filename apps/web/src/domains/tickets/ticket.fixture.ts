import type { TicketFilingForm } from '@muster/contract/domains/tickets/ticket-filing.calls.ts';
import type { TicketRow } from '@muster/contract/domains/tickets/ticket-list-columns.ts';
import { ticketFilingEndpoints } from '../../platform/api/endpoints/ticket-filing.generated.ts';
import { ticketListsEndpoints } from '../../platform/api/endpoints/ticket-lists.generated.ts';
import { ticketWorkEndpoints } from '../../platform/api/endpoints/ticket-work.generated.ts';
import { answers } from '../../testing/fake-server.ts';

export const ticketRow: TicketRow = {
  id: 2291,
  version: 1,
  number: 'TCK-2291',
  subject: 'Portal signed me out during my shift',
  type: 'IT Support',
  status: 2,
  priority: 3,
  group: 'it',
  assignee: 'Jericho Manalo',
  requester: 'Cesar Villanueva',
  employee: 'Cesar Villanueva',
  client: 'Redgum Logistics',
  filed_at: '2026-11-17T06:41:00Z',
  due_by: '2026-11-18T06:41:00Z',
  reply_due_by: null,
  is_overdue: true,
  approval_state: null,
};

const paused: TicketRow = {
  ...ticketRow,
  ...{ id: 2292, number: 'TCK-2292', subject: 'Headset crackles', status: 3, due_by: null, is_overdue: false },
};

type Field = TicketFilingForm['fields'][number];

const field = (key: string, label: string, columns: Partial<Field> = {}): Field => ({
  ...{ key, label, helper: null, kind: 'text', is_required: true, options: [], formula: null, condition: null },
  seen_by: ['requester', 'assignee'],
  edited_by: ['requester'],
  ...columns,
});

export const filingForm: TicketFilingForm = {
  ...{ id: 3, code: 'IT', name: 'IT Support', description: 'Report a problem.', sides: ['employee'] },
  is_for_others: false,
  ...{ group: 'it', needs_approval: true, approval_steps: ['Team lead'] },
  answered_within: { minutes: 480, minutes_a_day: 480 },
  expected: {
    steps: [{ name: 'Team lead', approvers: ['Team lead'] }],
    ...{ decide_by: '2026-11-25T01:00:00Z', reply_by: null, resolve_by: null },
  },
  fields: [
    field('filed_on', 'Date filed', { kind: 'computed', formula: 'filed_on', is_required: false, edited_by: [] }),
    field('what', 'Problem with', { kind: 'choice', options: ['Computer', 'Other'] }),
    field('other', 'What else', { condition: { field: 'what', operator: 'is', value: 'Other' } }),
    field('colleague', 'Colleague', { kind: 'employee', is_required: false }),
  ],
  computed: { filed_on: '2026-11-24' },
  choices: { team_lead: [], approver: [], leave_type: [] },
  names_employees: true,
};

const {
  fields: _fields,
  computed: _computed,
  choices: _choices,
  names_employees: _names,
  expected: _expected,
  ...ofType
} = filingForm;
export const filedType = ofType;

export const ticketServer = [
  answers(ticketListsEndpoints.all, { data: [ticketRow, paused], total: 2, digest: 'd'.repeat(64) }),
  answers(ticketListsEndpoints.mine, { data: [ticketRow, paused], total: 2 }),
  answers(ticketWorkEndpoints.people, { assignees: [{ id: 31, name: 'Ira Tan', label: 'IT' }], readers: [] }),
  answers(ticketFilingEndpoints.types, [
    filedType,
    { ...filedType, id: 4, code: 'CCTV', name: 'CCTV Recordings', description: 'Ask for a recording.' },
  ]),
  answers(ticketFilingEndpoints.form, filingForm),
  answers(ticketFilingEndpoints.people, [{ id: 7, name: 'Ana Reyes', position: 'Nurse' }]),
];
