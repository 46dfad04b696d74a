import { roleLabel } from '../../role-label.ts';
import { inSentence } from '../../validation-messages.ts';
import type { StepCondition } from './approval.rules.ts';
import type { ApprovalKind } from './approval-kind.ts';
import { type ApproverSource, fallbackRoles, operatorLabels, type StepRule } from './approvals.constants.ts';

export interface SummarizedStep {
  readonly rule: StepRule;
  readonly approvers: readonly {
    readonly source: ApproverSource;
    readonly role: string | null;
    /** Of a person. */
    readonly name: string | null;
  }[];
  readonly remind_after_hours: number | null;
  readonly escalate_after_hours: number | null;
  readonly escalation_role: string | null;
  readonly condition: StepCondition | null;
}

/** A step in sentences: 'Any of: the team lead, HR. Reminder after 24 h. After 48 h also: Admin.' */
export function stepSummary(kind: Pick<ApprovalKind, 'fields'>, step: SummarizedStep): string {
  const { remind_after_hours: reminder, escalate_after_hours: escalation, condition } = step;
  const people = [...new Set(step.approvers.map(approverText))].join(', ') || 'no one yet';
  const also = roleLabel(step.escalation_role ?? fallbackRoles[0]);
  return [
    ...(condition === null ? [] : [`${conditionText(kind, condition)}.`]),
    `${ruleTexts[step.rule]}: ${people}.`,
    ...(reminder === null ? [] : [`Reminder after ${reminder}\u00a0h.`]),
    ...(escalation === null ? [] : [`After ${escalation}\u00a0h also: ${also}.`]),
  ].join(' ');
}

const ruleTexts: Readonly<Record<StepRule, string>> = {
  anyone: 'Any of',
  everyone: 'All of',
  majority: 'The majority of',
};

function approverText({ source, role, name }: SummarizedStep['approvers'][number]): string {
  if (source === 'person') return name ?? 'a person to be chosen';
  if (source === 'role') return role === null ? 'a role to be chosen' : roleLabel(role);
  return sourceTexts[source];
}

const sourceTexts = {
  lead: 'the team lead',
  'client-approver': 'approvers of the client',
  'former-client-approver': 'approvers of the former client',
  'account-manager': 'the account manager',
} as const;

function conditionText({ fields }: Pick<ApprovalKind, 'fields'>, { field, operator, value }: StepCondition): string {
  const declared = fields.find(({ name }) => name === field);
  const label = declared?.label ?? field;
  if (typeof value === 'boolean') return `${value ? 'If' : 'Unless'} ${inSentence(label)}`;
  const options = declared?.kind === 'choice' ? declared.options : [];
  const shown = options.find((option) => option.value === value)?.label ?? String(value);
  return `Only if '${label}' is ${operator === 'is' ? '' : `${operatorLabels[operator]} `}${shown}`;
}
