import type { TicketRecord } from '@muster/contract/domains/tickets/ticket-record.ts';
import type { OpenTicket } from '@muster/contract/domains/tickets/tickets.calls.ts';
import { cannedRepliesEndpoints } from '../../../platform/api/endpoints/canned-replies.generated.ts';
import { ticketWorkEndpoints as calls } from '../../../platform/api/endpoints/ticket-work.generated.ts';
import { ticketsEndpoints } from '../../../platform/api/endpoints/tickets.generated.ts';
import { answers } from '../../../testing/fake-server.ts';

const cesar = { user_id: 41, name: 'Cesar Villanueva', label: null };
const ira = { user_id: 5, name: 'Ira Tan', label: 'IT' };
const written = { ticket_id: 7, mentions: [], files: [] };

/** As the person sees it who filed it. */
export const ownTicket: TicketRecord = {
  ...{
    id: 7,
    number: 'TCK-7',
    version: 3,
    subject: 'Portal signed me out',
    type: { id: 10, name: 'IT support', code: 'IT' },
  },
  ...{ side: 'employee', status: 2, filed_at: '2026-11-24T01:00:00.000Z', due_at: '2026-11-30T01:00:00.000Z' },
  ...{ pending_since: null, resolved_at: null, closed_at: null, requester: cesar },
  employee: { id: 9, name: 'Cesar Villanueva' },
  client: null,
  answers: [
    {
      ...{ key: 'details', label: 'What happens', helper: null, kind: 'long_text', options: [], is_required: true },
      ...{ value: 'The router restarted.', text: null, may_edit: true },
    },
  ],
  files: [],
  replies: [
    {
      ...written,
      ...{ id: 1, author: ira, body: 'Please sign in again.', at: '2026-11-24T02:00:00.000Z' },
      ...{ is_by_staff: true, source: 'portal' },
    },
  ],
  history: [],
  links: [],
  rating: null,
  is_following: false,
  abilities: {
    reply: true,
    moves: [4],
    rate: false,
    attach: true,
    continue: false,
    ...{ decide: false, withdraw: false },
  },
  approval_state: null,
  approval_due_at: null,
  approval: null,
  handling: null,
};

/** The same for those who handle it. */
export const handledTicket: TicketRecord = {
  ...ownTicket,
  client: { id: 3, name: 'Redgum Logistics' },
  answers: [
    ...ownTicket.answers.map((field) => ({ ...field, may_edit: false })),
    {
      ...{ key: 'done', label: 'Deactivated', helper: null, kind: 'choices', is_required: false },
      ...{ options: ['Email', 'VPN'], value: null, text: null, may_edit: true },
    },
  ],
  history: [{ id: 1, kind: 'priority', at: '2026-11-24T01:30:00.000Z', actor: 'Ira Tan', before: '2', after: '3' }],
  links: [
    {
      ...{ ticket_id: 6, number: 'TCK-6', subject: 'Same problem', status: 4, kind: 'related', is_from_here: true },
    },
  ],
  abilities: { ...ownTicket.abilities, moves: [3, 4] },
  handling: {
    ...{ priority: 3, group: 'it', assignee: null, is_assigned_to_me: false, reopened_count: 0, followers: [] },
    ...{ first_response_due_at: '2026-11-24T05:00:00.000Z', first_responded_at: '2026-11-24T02:00:00.000Z' },
    notes: [
      {
        ...written,
        ...{ id: 1, author: ira, body: '@Lia Santos please look.', at: '2026-11-24T01:45:00.000Z' },
        mentions: [{ id: 6, name: 'Lia Santos' }],
      },
    ],
  },
};

const open = (id: number, gaps: Partial<OpenTicket> = {}): OpenTicket => ({
  ...{ id, number: `TCK-${id}`, subject: `Ticket ${id}`, type: 'IT support', status: 2, priority: 2 },
  ...{ due_by: '2026-11-30T01:00:00Z', is_overdue: false, requester: 'Ana Cruz', client: 'Redgum Logistics' },
  ...{ group: 'it', assignee: null, is_mine: false, reply_due_by: null, approval_state: null, ...gaps },
});

const queue = [open(6), open(7, { subject: 'Portal signed me out' }), open(8, { assignee: 'Me', is_mine: true })];

export const ticketServer = [
  answers(calls.details, ({ params }) => ({ ...handledTicket, id: Number(params.id), number: `TCK-${params.id}` })),
  answers(calls.people, {
    assignees: [{ id: 5, name: 'Ira Tan', label: 'IT' }],
    readers: [{ id: 6, name: 'Lia Santos', label: 'HR' }],
  }),
  answers(cannedRepliesEndpoints.offered, [
    { id: 1, name: 'Restart', body: 'Restart again, Cesar.', missing: [] },
    { id: 2, name: 'Accounts are closed', body: 'Closed for [Employee].', missing: ['Employee'] },
  ]),
  answers(ticketsEndpoints.open, ({ query }) => ({
    data: queue.filter(isIn(query.get('show'))),
    ...{ total: 104, overdue: 0, mine: 1, unassigned: 2 },
  })),
];

const isIn = (view: string | null) => (ticket: OpenTicket) =>
  ({ mine: ticket.is_mine, unassigned: ticket.assignee === null })[view ?? ''] ?? true;
