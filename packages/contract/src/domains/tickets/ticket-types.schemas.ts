import { z } from 'zod';
import { flag, optionalId, optionalText, requiredChoice, requiredId, requiredText } from '../../fields.ts';
import { ticketPriorityCodes } from '../../states.ts';
import { validationMessages as say } from '../../validation-messages.ts';
import { ticketFormErrors } from './ticket-form.rules.ts';
import {
  leaveFormulas,
  leaveTicketCode,
  ticketTypeLimits as limits,
  type TicketFormula,
  ticketAudiences,
  ticketFieldKinds,
  ticketFormulas,
  ticketGroups,
  ticketOperators,
  ticketParties,
} from './ticket-types.constants.ts';
import { ticketViewPermissions } from './ticket-view-permissions.ts';

export const ticketTypeLabels = {
  name: 'Name',
  code: 'Code',
  description: 'Description',
  sequence: 'Order',
  audience: 'Available to',
  default_priority: 'Default priority',
  default_group: 'Default group',
  view_permission: 'Extra right to view',
  sla_policy_id: 'SLA policy',
  needs_approval: 'Needs approval',
  approval_policy_id: 'Approval policy',
  is_active: 'Active',
  fields: 'Fields',
} as const;

export const ticketFieldLabels = {
  label: 'Label',
  helper: 'Help text',
  kind: 'Type',
  is_required: 'Required',
  seen_by: 'Seen by',
  edited_by: 'Edited by',
  options: 'Options',
  formula: 'Value',
  condition_field: 'Shown if',
  condition_operator: 'Comparison',
  condition_value: 'Compared with',
} as const;

const key = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, say.invalid('Key'));
const parties = z.array(z.enum(ticketParties)).max(ticketParties.length);

const condition = z.strictObject({
  field: key,
  operator: requiredChoice(ticketFieldLabels.condition_operator, ticketOperators),
  value: requiredText(ticketFieldLabels.condition_value, limits.conditionValue).nullable(),
});

const field = z.strictObject({
  key,
  label: requiredText(ticketFieldLabels.label, limits.label),
  helper: optionalText(ticketFieldLabels.helper, limits.helper).transform((text) => text ?? null),
  kind: requiredChoice(ticketFieldLabels.kind, ticketFieldKinds),
  is_required: flag(ticketFieldLabels.is_required),
  seen_by: parties,
  edited_by: parties,
  options: z.array(requiredText(ticketFieldLabels.options, limits.option)).max(limits.options),
  formula: z.enum(ticketFormulas).nullable(),
  condition: condition.nullable(),
});

/** A form: at least one field, in order. */
export const ticketFormFields = z
  .array(field)
  .min(1, 'Add at least one field.')
  .max(limits.fields)
  .superRefine((fields, context) => {
    for (const message of ticketFormErrors(fields)) context.addIssue({ code: 'custom', message });
  });

const ticketTypeShape = {
  name: requiredText(ticketTypeLabels.name, limits.name),
  code: requiredText(ticketTypeLabels.code, limits.code, (typed) => typed.trim().toUpperCase()).refine(
    (code) => code === '' || /^[A-Z0-9][A-Z0-9-]*$/.test(code),
    'The code must contain only letters, digits and hyphens.',
  ),
  description: optionalText(ticketTypeLabels.description, limits.description),
  sequence: z
    .int({
      error: ({ input }) => (input == null ? say.required('Order') : say.number('Order')),
    })
    .min(1, say.min(ticketTypeLabels.sequence, 1))
    .max(limits.sequence, say.max(ticketTypeLabels.sequence, limits.sequence)),
  audience: z.array(z.enum(ticketAudiences)).min(1, 'Choose who may file it.').max(ticketAudiences.length),
  default_priority: z.enum(ticketPriorityCodes, { error: say.required(ticketTypeLabels.default_priority) }),
  default_group: z.enum(ticketGroups, { error: say.required(ticketTypeLabels.default_group) }),
  view_permission: z.enum(ticketViewPermissions).nullable(),
  sla_policy_id: requiredId(ticketTypeLabels.sla_policy_id),
  needs_approval: flag(ticketTypeLabels.needs_approval),
  /** Null: the standard policy of tickets. */
  approval_policy_id: optionalId(ticketTypeLabels.approval_policy_id),
  is_active: flag(ticketTypeLabels.is_active),
  fields: ticketFormFields,
};

interface Checked {
  readonly code: string;
  readonly audience: readonly string[];
  readonly needs_approval: boolean;
  readonly approval_policy_id?: number | null | undefined;
  readonly view_permission: string | null;
  readonly fields: readonly { readonly formula: TicketFormula | null }[];
}

/** Leave is the employee's, and its own approval decides. */
const leaveRules = {
  path: ['audience'],
  error: 'Leave requests are filed by employees, are approved as leave, and need no permission to be seen.',
};
const isLeaveAllowed = ({ code, audience, needs_approval, view_permission }: Checked) =>
  code !== leaveTicketCode ||
  (audience.every((side) => side === 'employee') && !needs_approval && view_permission === null);

const policyRules = { path: ['approval_policy_id'], error: 'Only types that need approval have an approval policy.' };
const isPolicyAllowed = ({ needs_approval, approval_policy_id }: Checked) =>
  needs_approval || approval_policy_id == null;

const formulaRules = { path: ['fields'], error: 'Only leave requests show the approver and the answer of a leave.' };
const isFormulaAllowed = ({ code, fields }: Checked) =>
  code === leaveTicketCode || !fields.some(({ formula }) => formula !== null && leaveFormulas.includes(formula));

export const createTicketTypeBody = z
  .strictObject(ticketTypeShape)
  .refine(isLeaveAllowed, leaveRules)
  .refine(isPolicyAllowed, policyRules)
  .refine(isFormulaAllowed, formulaRules);
export type TicketTypeInput = z.output<typeof createTicketTypeBody>;
export const updateTicketTypeBody = z
  .strictObject({ id: requiredId('Id'), version: z.int().min(1), ...ticketTypeShape })
  .refine(isLeaveAllowed, leaveRules)
  .refine(isPolicyAllowed, policyRules)
  .refine(isFormulaAllowed, formulaRules);
