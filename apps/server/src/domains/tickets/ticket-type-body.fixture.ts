import type { TicketField } from '@muster/contract/domains/tickets/ticket-form.ts';
import type { TicketTypeInput } from '@muster/contract/domains/tickets/ticket-types.schemas.ts';

const field: TicketField = {
  key: 'floor',
  label: 'Floor',
  helper: null,
  kind: 'choice',
  is_required: true,
  seen_by: ['requester', 'assignee'],
  edited_by: ['requester'],
  options: ['Third', 'Other'],
  formula: null,
  condition: null,
};

const other: TicketField = {
  ...field,
  key: 'other_floor',
  label: 'Other floor',
  kind: 'text',
  options: [],
  condition: { field: 'floor', operator: 'is', value: 'Other' },
};

const copied = (one: TicketField) => ({
  ...one,
  seen_by: [...one.seen_by],
  edited_by: [...one.edited_by],
  options: [...one.options],
});

/** What a request for a ticket type carries. */
export const ticketTypeBody: TicketTypeInput = {
  name: 'Desk move',
  code: 'DESK',
  description: 'Ask for another desk.',
  sequence: 20,
  audience: ['employee', 'staff'],
  default_priority: 2,
  default_group: 'office admin',
  view_permission: null,
  sla_policy_id: 1,
  needs_approval: false,
  is_active: true,
  fields: [copied(field), copied(other)],
};
