import type { TicketCondition, TicketField } from './ticket-form.ts';
import {
  bareOperators,
  choiceKinds,
  type TicketFieldKind,
  type TicketOperator,
  ticketOperatorLabels,
} from './ticket-types.constants.ts';

/**
 * Whether fields make a form: what each field lacks, and the form as a whole. Names the field by its place and label, since
 * all fields have the same inputs.
 */
export function ticketFormErrors(fields: readonly TicketField[]): string[] {
  const keys = fields.map(({ key }) => key);
  const labels = fields.map(({ label }) => label.toLowerCase());
  return fields.flatMap((field, index) => {
    const problems = [
      ...(keys.indexOf(field.key) < index ? ['its key is used by another field.'] : []),
      ...(labels.indexOf(field.label.toLowerCase()) < index ? ['its label is used by another field.'] : []),
      ...ownProblems(field),
      ...conditionProblems(field.condition, fields.slice(0, index)),
    ];
    return problems.map((problem) => `Field ${index + 1}, ${field.label}: ${problem}`);
  });
}

function ownProblems(field: TicketField): string[] {
  const { kind, seen_by, edited_by, options, formula } = field;
  const isChoice = choiceKinds.includes(kind);
  const isComputed = kind === 'computed';
  const found: [boolean, string][] = [
    [seen_by.length === 0, 'choose who sees it.'],
    [edited_by.some((party) => !seen_by.includes(party)), 'everybody who edits it must also see it.'],
    [!isComputed && edited_by.length === 0, 'choose who edits it.'],
    [isComputed && edited_by.length > 0, 'no one edits what the portal fills in.'],
    [isComputed && field.is_required, 'what the portal fills in cannot be required.'],
    [
      isComputed !== (formula !== null),
      isComputed ? 'choose what the portal fills in.' : 'only computed fields have a formula.',
    ],
    [isChoice && options.length === 0, 'add at least one option.'],
    [!isChoice && options.length > 0, 'only choices have options.'],
    [new Set(options).size < options.length, 'two options are the same.'],
  ];
  return found.filter(([isWrong]) => isWrong).map(([, problem]) => problem);
}

function conditionProblems(condition: TicketCondition | null, above: readonly TicketField[]): string[] {
  if (condition === null) return [];
  const source = above.find(({ key }) => key === condition.field);
  if (!source) return ['its condition must name a field above it.'];
  if (!operatorsOf(source.kind).includes(condition.operator))
    return ['its condition does not fit the field that it names.'];
  const { operator, value } = condition;
  if (bareOperators.includes(operator)) return value === null ? [] : ['its condition compares with nothing.'];
  if (value === null || value === '') return ['its condition needs a value.'];
  if (choiceKinds.includes(source.kind) && !source.options.includes(value))
    return [`its condition names the option ${value}, which does not exist.`];
  return source.kind === 'number' && !Number.isFinite(Number(value)) ? ['its condition needs a number.'] : [];
}

/** How a condition may read a field. Nothing reads a computed field: it has no answer. */
export function operatorsOf(kind: TicketFieldKind): readonly TicketOperator[] {
  if (kind === 'computed') return [];
  return [...(operatorsByKind[kind] ?? []), ...bareOperators];
}

const operatorsByKind: Partial<Record<TicketFieldKind, readonly TicketOperator[]>> = {
  choice: ['is', 'is_not'],
  choices: ['includes'],
  number: ['above', 'below'],
};

/** 'Reason is Other', or null without a condition. */
export function conditionText({ condition }: TicketField, fields: readonly TicketField[]): string | null {
  if (condition === null) return null;
  const label = fields.find(({ key }) => key === condition.field)?.label ?? condition.field;
  return [label, ticketOperatorLabels[condition.operator], condition.value].filter((part) => part !== null).join(' ');
}

/** Whether two forms ask the same, so that saving publishes no version. */
export function isSameForm(one: readonly TicketField[], other: readonly TicketField[]): boolean {
  return JSON.stringify(one.map(inOrder)) === JSON.stringify(other.map(inOrder));
}

const inOrder = ({
  key,
  label,
  helper,
  kind,
  is_required,
  seen_by,
  edited_by,
  options,
  formula,
  condition,
}: TicketField) => [
  ...[key, label, helper, kind, is_required, seen_by.toSorted(), edited_by.toSorted(), options, formula],
  condition && [condition.field, condition.operator, condition.value],
];
