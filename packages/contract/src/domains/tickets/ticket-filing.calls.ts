import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { requiredText, textId } from '../../fields.ts';
import { expectedStep } from '../approvals/approval-answers.ts';
import { ticketField } from './ticket-type-answers.ts';
import { ticketAudiences, ticketGroups, ticketTypeLimits } from './ticket-types.constants.ts';
import { ticketLabels as labels } from './tickets.constants.ts';
import { ticketAccess } from './tickets.policy.ts';

const read = { method: 'GET', section: '2.4', access: ticketAccess.create, audit: null } as const;

/** A type that the viewer may file. */
const filedType = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  /** The sides on which the viewer files it. */
  sides: z.array(z.enum(ticketAudiences)),
  /** Staff may also file it for an employee. */
  is_for_others: z.boolean(),
  /** For whom its tickets wait. */
  group: z.enum(ticketGroups),
  needs_approval: z.boolean(),
  /** What the steps of its approval are called, in order. */
  approval_steps: z.array(z.string()),
  /** Working time until the first reply, and of the longest working day. Null: the viewer may not read the SLA policy. */
  answered_within: z.object({ minutes: z.int(), minutes_a_day: z.int() }).nullable(),
});
export type FiledTicketType = z.output<typeof filedType>;

const choice = z.object({ id: z.int(), name: z.string() });

const filingForm = filedType.extend({
  /** Those that a requester sees, of the current version. */
  fields: z.array(ticketField),
  /** What the portal fills in, by the key of the field. */
  computed: z.record(z.string(), z.string()),
  /** By the kind of the field. */
  choices: z.object({ team_lead: z.array(choice), approver: z.array(choice), leave_type: z.array(choice) }),
  /** Whether the viewer may name employees in answers. */
  names_employees: z.boolean(),
  /** If the ticket is filed now; null for leave, which its own request decides. */
  expected: z
    .object({
      steps: z.array(expectedStep),
      /** Of the approval, if there is one. */
      decide_by: z.string().nullable(),
      /** Null: after the approval. */
      reply_by: z.string().nullable(),
      resolve_by: z.string().nullable(),
    })
    .nullable(),
});
export type TicketFilingForm = z.output<typeof filingForm>;

const person = choice.extend({ position: z.string() });

/** What the screens for filing a ticket need. */
export const ticketFilingCalls = {
  /** Active types of the viewer's sides, in their order. */
  types: defineCall({
    ...read,
    name: 'tickets.filing-types',
    path: '/api/ticket-forms',
    answer: z.array(filedType),
  }),

  /** The current form of a type, as the viewer fills it in for themselves or for an employee. */
  form: defineCall({
    ...read,
    name: 'tickets.filing-form',
    path: '/api/ticket-form',
    query: z.strictObject({
      type: requiredText(labels.ticket_type_id, ticketTypeLimits.code),
      employee_id: textId(labels.employee_id).optional(),
    }),
    answer: filingForm,
  }),

  /** Active employees whom the viewer may name, by name: the first 50. */
  people: defineCall({
    ...read,
    name: 'tickets.filing-people',
    path: '/api/ticket-people',
    query: z.strictObject({ search: z.string().trim().max(100).default('') }),
    answer: z.array(person),
  }),
};
