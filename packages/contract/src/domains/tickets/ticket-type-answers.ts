import { z } from 'zod';
import { ticketPriorityCodes } from '../../states.ts';
import {
  ticketAudiences,
  ticketFieldKinds,
  ticketFormulas,
  ticketGroups,
  ticketOperators,
  ticketParties,
} from './ticket-types.constants.ts';
import { ticketViewPermissions } from './ticket-view-permissions.ts';

export const ticketField = z.object({
  key: z.string(),
  label: z.string(),
  helper: z.string().nullable(),
  kind: z.enum(ticketFieldKinds),
  is_required: z.boolean(),
  seen_by: z.array(z.enum(ticketParties)),
  edited_by: z.array(z.enum(ticketParties)),
  options: z.array(z.string()),
  formula: z.enum(ticketFormulas).nullable(),
  condition: z
    .object({ field: z.string(), operator: z.enum(ticketOperators), value: z.string().nullable() })
    .nullable(),
});

/** A row of the list. */
export const ticketTypeRow = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  code: z.string(),
  description: z.string().nullable(),
  sequence: z.int(),
  audience: z.array(z.enum(ticketAudiences)),
  default_priority: z.enum(ticketPriorityCodes),
  default_group: z.enum(ticketGroups),
  view_permission: z.enum(ticketViewPermissions).nullable(),
  sla_policy_id: z.int(),
  sla_policy: z.string(),
  needs_approval: z.boolean(),
  /** Null: the standard policy, if the type needs approval. */
  approval_policy_id: z.int().nullable(),
  approval_policy: z.string().nullable(),
  is_active: z.boolean(),
  /** Of the current form. */
  field_count: z.int(),
  form_number: z.int(),
  updated_at: z.string(),
});
export type TicketTypeRow = z.output<typeof ticketTypeRow>;

const ticketForm = z.object({
  number: z.int(),
  published_at: z.string(),
  /** Null: part of the portal. */
  published_by: z.string().nullable(),
  fields: z.array(ticketField),
});
export type TicketForm = z.output<typeof ticketForm>;

/** The record that the details and the form show. */
export const ticketTypeRecord = ticketTypeRow.extend({
  /** Newest first; the first one is current. */
  forms: z.array(ticketForm),
});
export type TicketTypeRecord = z.output<typeof ticketTypeRecord>;
