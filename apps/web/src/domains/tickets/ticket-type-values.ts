import type { TicketField } from '@muster/contract/domains/tickets/ticket-form.ts';
import type { TicketTypeRecord } from '@muster/contract/domains/tickets/ticket-type-answers.ts';
import {
  bareOperators,
  choiceKinds,
  type TicketAudience,
  type TicketFieldKind,
  type TicketFormula,
  type TicketOperator,
  type TicketParty,
} from '@muster/contract/domains/tickets/ticket-types.constants.ts';

export interface TicketFieldValues {
  key: string;
  label: string;
  helper: string;
  kind: TicketFieldKind | null;
  is_required: boolean;
  seen_by: TicketParty[];
  edited_by: TicketParty[];
  /** One on each line. */
  options: string;
  formula: TicketFormula | null;
  condition_field: string | null;
  condition_operator: TicketOperator | null;
  condition_value: string | number | null;
}

export interface TicketTypeValues {
  name: string;
  code: string;
  description: string;
  sequence: number | null;
  audience: TicketAudience[];
  default_priority: number | null;
  default_group: string | null;
  view_permission: string | null;
  sla_policy_id: number | null;
  needs_approval: boolean;
  /** Null: the standard policy. */
  approval_policy_id: number | null;
  is_active: boolean;
  fields: TicketFieldValues[];
}

export function ticketTypeValuesOf(record: TicketTypeRecord | null): TicketTypeValues {
  if (record === null) return newType;
  const { name, code, description, sequence, default_priority, default_group, view_permission, is_active } = record;
  const { sla_policy_id, needs_approval, approval_policy_id } = record;
  return {
    ...{ name, code, sequence, default_priority, default_group, view_permission, is_active },
    sla_policy_id,
    needs_approval,
    approval_policy_id,
    description: description ?? '',
    audience: [...record.audience],
    fields: (record.forms[0]?.fields ?? []).map(fieldValuesOf),
  };
}

function fieldValuesOf({ condition, helper, options, ...field }: TicketField): TicketFieldValues {
  return {
    ...field,
    helper: helper ?? '',
    seen_by: [...field.seen_by],
    edited_by: [...field.edited_by],
    options: options.join('\n'),
    condition_field: condition?.field ?? null,
    condition_operator: condition?.operator ?? null,
    condition_value: condition?.value ?? null,
  };
}

/** A field that the requester answers. Its key is its name for good, also if its label changes. */
export function newField(others: readonly { readonly key: string }[]): TicketFieldValues {
  const taken = new Set(others.map(({ key }) => key));
  let number = others.length + 1;
  while (taken.has(`field_${number}`)) number += 1;
  return {
    key: `field_${number}`,
    label: '',
    helper: '',
    kind: 'text',
    is_required: false,
    seen_by: ['requester', 'approver', 'assignee'],
    edited_by: ['requester'],
    options: '',
    formula: null,
    condition_field: null,
    condition_operator: null,
    condition_value: null,
  };
}

const newType: TicketTypeValues = {
  name: '',
  code: '',
  description: '',
  sequence: 50,
  audience: ['employee'],
  default_priority: 2,
  default_group: null,
  view_permission: null,
  sla_policy_id: null,
  needs_approval: false,
  approval_policy_id: null,
  is_active: true,
  fields: [newField([])],
};

/** What the calls take. A field has only what its kind needs. */
export const typeBodyOf = ({ fields, ...values }: TicketTypeValues) => ({
  ...values,
  approval_policy_id: values.needs_approval ? values.approval_policy_id : null,
  fields: fields.map(fieldBodyOf),
});

function fieldBodyOf(values: TicketFieldValues) {
  const { condition_field, condition_operator, condition_value, options, formula, ...field } = values;
  const isComputed = field.kind === 'computed';
  return {
    ...field,
    is_required: field.is_required && !isComputed,
    edited_by: isComputed ? [] : field.edited_by,
    options: field.kind !== null && choiceKinds.includes(field.kind) ? linesOf(options) : [],
    formula: isComputed ? formula : null,
    condition: conditionOf(values),
  };
}

function conditionOf({
  condition_field: field,
  condition_operator: operator,
  condition_value: value,
}: TicketFieldValues) {
  if (field === null) return null;
  const isBare = operator !== null && bareOperators.includes(operator);
  return { field, operator, value: isBare || value === null ? null : String(value) };
}

/** The form as it is typed, for its preview: what is missing is filled in or left out. */
export function draftFields(fields: readonly TicketFieldValues[]): TicketField[] {
  return fields.flatMap((values, index) => {
    const { kind, label, helper, condition, ...field } = fieldBodyOf(values);
    if (kind === null) return [];
    const operator = condition?.operator ?? null;
    return {
      ...field,
      kind,
      label: label.trim() === '' ? `Field ${index + 1}` : label.trim(),
      helper: helper.trim() === '' ? null : helper.trim(),
      condition: condition === null || operator === null ? null : { ...condition, operator },
    };
  });
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
