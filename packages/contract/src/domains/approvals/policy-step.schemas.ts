import { z } from 'zod';
import { optionalId, requiredChoice, requiredText } from '../../fields.ts';
import { validationMessages as say } from '../../validation-messages.ts';
import { approverSources, conditionOperators, mostPolicySteps, stepLabels, stepRules } from './approvals.constants.ts';

const hours = (label: string) =>
  z
    .number({ error: say.number(label) })
    .int(say.number(label))
    .min(1, say.min(label, 1))
    .max(720, say.max(label, 720))
    .nullable();

const name = (label: string) =>
  z
    .string({ error: say.invalid(label) })
    .max(50, say.invalid(label))
    .nullable();

const approver = z.strictObject({
  source: requiredChoice(stepLabels.source, approverSources),
  /** Of the source `person`. */
  user_id: optionalId(stepLabels.user_id),
  /** Of the source `role`. */
  role: name(stepLabels.role).optional(),
});

/** A step as the form sends it. Without a field, it applies always. */
export const policyStepBody = z.strictObject({
  name: requiredText(stepLabels.name, 100),
  rule: requiredChoice(stepLabels.rule, stepRules),
  approvers: z
    .array(approver, { error: say.invalid(stepLabels.approvers) })
    .max(20, 'A step has at most 20 approvers.'),
  remind_after_hours: hours(stepLabels.remind_after_hours),
  escalate_after_hours: hours(stepLabels.escalate_after_hours),
  escalation_role: name(stepLabels.escalation_role),
  condition_field: name(stepLabels.condition_field),
  condition_operator: z.enum(conditionOperators, { error: say.invalid(stepLabels.condition_operator) }).nullable(),
  condition_value: z
    .union([z.number(), z.boolean(), z.string().max(50)], { error: say.invalid(stepLabels.condition_value) })
    .nullable(),
});
export type PolicyStepDraft = z.output<typeof policyStepBody>;

export const policySteps = z
  .array(policyStepBody, { error: say.invalid('Steps') })
  .min(1, 'Add at least one step.')
  .max(mostPolicySteps, `A policy has at most ${mostPolicySteps} steps.`);
