import { defineColumns, idColumn, optionsOf } from '../../list-column.ts';
import { roleLabel } from '../../role-label.ts';
import type { TicketTypeRow } from './ticket-type-answers.ts';
import {
  ticketAudienceLabels,
  ticketGroups,
  ticketPriorityLabels,
  ticketViewPermissionLabels,
} from './ticket-types.constants.ts';
import { ticketTypeLabels as labels } from './ticket-types.schemas.ts';

export const ticketTypeColumns = defineColumns<TicketTypeRow>()({
  id: idColumn,
  sequence: { label: labels.sequence, kind: 'number' },
  name: { label: labels.name, kind: 'text', searchable: true, width: 34 },
  code: { label: labels.code, kind: 'text', searchable: true, width: 12 },
  audience: {
    label: labels.audience,
    kind: 'text',
    value: ({ audience }) => audience.map((side) => ticketAudienceLabels[side]),
    sortable: false,
    filterable: false,
    width: 30,
  },
  default_priority: { label: labels.default_priority, kind: 'choice', options: ticketPriorityLabels, width: 14 },
  default_group: {
    label: labels.default_group,
    kind: 'choice',
    options: optionsOf(ticketGroups, roleLabel),
    width: 20,
  },
  view_permission: { label: labels.view_permission, kind: 'choice', options: ticketViewPermissionLabels, width: 30 },
  sla_policy: { label: labels.sla_policy_id, kind: 'text', width: 24 },
  needs_approval: { label: labels.needs_approval, kind: 'yesNo', options: { true: 'Yes', false: 'No' } },
  approval_policy: { label: labels.approval_policy_id, kind: 'text', width: 24 },
  is_active: { label: labels.is_active, kind: 'yesNo', options: { true: 'Active', false: 'Inactive' } },
  field_count: { label: labels.fields, kind: 'number' },
  form_number: { label: 'Form version', kind: 'number' },
  description: { label: labels.description, kind: 'text', searchable: true, width: 50 },
  updated_at: { label: 'Last change', kind: 'instant' },
});
