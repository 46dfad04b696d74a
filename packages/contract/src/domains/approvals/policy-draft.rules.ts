import type { FieldErrors } from '../../problem.ts';
import { roleLabel } from '../../role-label.ts';
import type { StepCondition } from './approval.rules.ts';
import { type ApprovalField, type ApprovalKind, namedRoles } from './approval-kind.ts';
import { approverSourceLabels, type ConditionOperator } from './approvals.constants.ts';
import type { PolicyStepDraft } from './policy-step.schemas.ts';

/** The comparisons that a field allows. */
export const operatorsOf = ({ kind }: ApprovalField): readonly ConditionOperator[] =>
  kind === 'number' ? ['at-least', 'at-most', 'is'] : ['is'];

/** The condition of a step whose values fit; null without a field. */
export function conditionOf(step: Omit<PolicyStepDraft, 'approvers'>): StepCondition | null {
  const { condition_field: field, condition_operator: operator, condition_value: value } = step;
  return field === null || operator === null || value === null ? null : { field, operator, value };
}

/** What keeps these steps from being published, all at once, under `steps`. The form and the server use the same rules. */
export function draftErrors(
  kind: ApprovalKind,
  { steps }: { readonly steps: readonly PolicyStepDraft[] },
): FieldErrors {
  const problems = steps.flatMap((step, index) => stepProblems(kind, step).map((text) => `Step ${index + 1}: ${text}`));
  if (!somethingApplies(kind, steps))
    problems.push('At least one step must apply to every request. Remove the condition of one.');
  if (new Set(steps.map(({ name }) => name)).size < steps.length) problems.push('Two steps have the same name.');
  return problems.length > 0 ? { steps: problems } : {};
}

/** A step without a condition, or one for each answer to a question. */
const somethingApplies = ({ fields }: ApprovalKind, steps: readonly PolicyStepDraft[]): boolean =>
  steps.some((step) => step.condition_field === null) ||
  fields.some(
    ({ kind, name }) =>
      kind === 'yesNo' &&
      [true, false].every((answer) =>
        steps.some((step) => step.condition_field === name && step.condition_value === answer),
      ),
  );

function stepProblems(kind: ApprovalKind, step: PolicyStepDraft): string[] {
  return [...approverProblems(kind, step), ...timeProblems(kind, step), ...conditionProblems(kind, step)];
}

function approverProblems(kind: ApprovalKind, { approvers, ...step }: PolicyStepDraft): string[] {
  if (approvers.length === 0) return ['add at least one approver.'];
  const problems: string[] = [];
  const keys = approvers.map(({ source, user_id, role }) => [source, user_id, role].join(' '));
  if (new Set(keys).size < keys.length) problems.push('an approver is listed twice.');
  for (const { source, user_id, role } of approvers) {
    if (!kind.sources.includes(source))
      problems.push(`${approverSourceLabels[source].toLowerCase()} cannot decide this kind of request.`);
    if (source === 'person' && (user_id ?? null) === null) problems.push('choose the person.');
    if (source === 'role') problems.push(...roleProblems(kind, role ?? null));
    const field = kind.onlyWhere?.[source];
    if (field === undefined) continue;
    if (approvers.some((other) => other.source !== source))
      problems.push(`${approverSourceLabels[source].toLowerCase()} must be in a separate step.`);
    const condition = conditionOf(step);
    if (condition?.field !== field || condition.value !== true)
      problems.push(`it must apply only if '${labelOf(kind, field)}' is yes.`);
  }
  return [...new Set(problems)];
}

function roleProblems(kind: ApprovalKind, role: string | null): string[] {
  if (role === null || role === '') return ['choose the role.'];
  const isAllowed = namedRoles(kind).some((one) => one === role);
  return isAllowed ? [] : [`the role ${roleLabel(role)} may not decide this kind of request.`];
}

function timeProblems(kind: ApprovalKind, step: PolicyStepDraft): string[] {
  const { remind_after_hours: reminder, escalate_after_hours: escalation, escalation_role: role } = step;
  const isLate = reminder !== null && escalation !== null && escalation <= reminder;
  return [
    ...(isLate ? ['the escalation must come after the reminder.'] : []),
    ...(role === null ? [] : roleProblems(kind, role)),
  ];
}

function conditionProblems(kind: ApprovalKind, step: PolicyStepDraft): string[] {
  if (step.condition_field === null) return [];
  const field = kind.fields.find(({ name }) => name === step.condition_field);
  if (!field) return ['its condition reads a field that this kind does not have.'];
  if (step.condition_operator === null || !operatorsOf(field).includes(step.condition_operator))
    return [`choose how '${field.label}' is compared.`];
  return fits(field, step.condition_value) ? [] : [`enter the value that '${field.label}' is compared with.`];
}

function fits(field: ApprovalField, value: PolicyStepDraft['condition_value']): boolean {
  if (field.kind === 'number') return typeof value === 'number' && value >= 0 && value <= 100_000;
  if (field.kind === 'yesNo') return typeof value === 'boolean';
  return field.kind === 'choice' && field.options.some((option) => option.value === value);
}

const labelOf = ({ fields }: ApprovalKind, name: string) => fields.find((field) => field.name === name)?.label ?? name;
