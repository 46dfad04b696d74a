import type { TicketField } from '@muster/contract/domains/tickets/ticket-form.ts';
import type { TicketTypeRecord, TicketTypeRow } from '@muster/contract/domains/tickets/ticket-type-answers.ts';
import { ticketTypesEndpoints } from '../../platform/api/endpoints/ticket-types.generated.ts';
import { answers } from '../../testing/fake-server.ts';
import { slaPolicyChoices } from './ticket-sla-policy.fixture.ts';

const problem: TicketField = {
  key: 'problem',
  label: 'Problem with',
  helper: null,
  kind: 'choice',
  is_required: true,
  seen_by: ['requester', 'assignee'],
  edited_by: ['requester'],
  options: ['Computer', 'Software'],
  formula: null,
  condition: null,
};

const asset: TicketField = {
  ...problem,
  key: 'asset',
  label: 'Asset tag',
  helper: 'On the label of the computer.',
  kind: 'text',
  options: [],
  condition: { field: 'problem', operator: 'is', value: 'Computer' },
};

const solution: TicketField = {
  ...problem,
  key: 'solution',
  label: 'Solution',
  kind: 'long_text',
  options: [],
  is_required: false,
  seen_by: ['assignee'],
  edited_by: ['assignee'],
};

const copied = (field: TicketField) => ({
  ...field,
  seen_by: [...field.seen_by],
  edited_by: [...field.edited_by],
  options: [...field.options],
  condition: field.condition && { ...field.condition },
});

const row: TicketTypeRow = {
  id: 3,
  version: 2,
  name: 'IT support',
  code: 'IT',
  description: 'Report a problem with a computer.',
  sequence: 10,
  audience: ['employee', 'staff'],
  default_priority: 2,
  default_group: 'it',
  view_permission: null,
  sla_policy_id: 1,
  sla_policy: 'Around the clock',
  needs_approval: false,
  approval_policy_id: null,
  approval_policy: null,
  is_active: true,
  field_count: 3,
  form_number: 2,
  updated_at: '2026-03-01T02:00:00Z',
};

export const ticketType: TicketTypeRecord = {
  ...row,
  forms: [
    {
      number: 2,
      published_at: '2026-03-01T02:00:00Z',
      published_by: 'Ana Reyes',
      fields: [problem, asset, solution].map(copied),
    },
    {
      number: 1,
      published_at: '2026-01-05T02:00:00Z',
      published_by: null,
      fields: [copied({ ...problem, label: 'Problem' })],
    },
  ],
};

export const ticketTypeServer = [
  answers(ticketTypesEndpoints.list, { data: [row], total: 1 }),
  answers(ticketTypesEndpoints.details, ticketType),
  slaPolicyChoices,
];
