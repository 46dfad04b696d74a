import { expect, it } from 'vitest';
import { exampleKind } from './approval-kind.fixture.ts';
import { draftErrors } from './policy-draft.rules.ts';
import type { PolicyStepDraft } from './policy-step.schemas.ts';

const step: PolicyStepDraft = {
  name: 'Lead',
  rule: 'anyone',
  approvers: [{ source: 'lead' }],
  remind_after_hours: 24,
  escalate_after_hours: 48,
  escalation_role: 'hr',
  condition_field: null,
  condition_operator: null,
  condition_value: null,
};

const problemsOf = (...steps: PolicyStepDraft[]) => draftErrors(exampleKind, { steps }).steps ?? [];
const clientIf = (field: string | null, value: boolean | null) => ({
  ...step,
  name: 'Client',
  approvers: [{ source: 'client-approver' as const }],
  condition_field: field,
  condition_operator: field === null ? null : ('is' as const),
  condition_value: value,
});

it('accepts steps whose approvers, times and conditions fit the kind', () => {
  expect(problemsOf(step, clientIf('client_approval', true))).toEqual([]);
  const cover = { condition_field: 'kind', condition_operator: 'is', condition_value: 'cover' } as const;
  expect(draftErrors(exampleKind, { steps: [step, { ...step, ...cover, name: 'Cover' }] })).toEqual({});
});

it('names the step and the reason, all at once', () => {
  expect(problemsOf({ ...step, approvers: [] }, { ...step, name: 'HR', approvers: [{ source: 'role' }] })).toEqual([
    'Step 1: add at least one approver.',
    'Step 2: choose the role.',
  ]);
  expect(problemsOf({ ...step, approvers: [{ source: 'person' }] })).toEqual(['Step 1: choose the person.']);
  expect(problemsOf({ ...step, approvers: [{ source: 'lead' }, { source: 'lead' }] })).toEqual([
    'Step 1: an approver is listed twice.',
  ]);
  expect(problemsOf({ ...step, escalate_after_hours: 24 })).toEqual([
    'Step 1: the escalation must come after the reminder.',
  ]);
  expect(problemsOf(step, step)).toEqual(['Two steps have the same name.']);
});

it('refuses roles and sources that may not decide the kind', () => {
  for (const role of ['payroll', 'finance', 'team lead', 'client-admin', 'nonsense'])
    expect(problemsOf({ ...step, approvers: [{ source: 'role', role }] })[0]).toMatch(
      /^Step 1: the role .* may not decide/,
    );
  expect(problemsOf({ ...step, escalation_role: 'finance' })[0]).toContain('the role Finance may not decide');
  expect(problemsOf({ ...step, approvers: [{ source: 'account-manager' }] })).toEqual([
    'Step 1: the account manager cannot decide this kind of request.',
  ]);
  expect(
    draftErrors(
      { ...exampleKind, sources: ['lead'], onlyWhere: {} },
      { steps: [{ ...step, approvers: [{ source: 'client-approver' }] }] },
    ).steps,
  ).toHaveLength(1);
});

it('keeps steps of clients apart, and only where the client approves', () => {
  expect(problemsOf(step, clientIf(null, null))).toEqual([
    "Step 2: it must apply only if 'The client approves hours' is yes.",
  ]);
  expect(problemsOf(step, clientIf('client_approval', false))).toHaveLength(1);
  const mixed = {
    ...clientIf('client_approval', true),
    approvers: [{ source: 'client-approver' }, { source: 'lead' }],
  } as const;
  expect(problemsOf(step, { ...mixed, approvers: [...mixed.approvers] })).toEqual([
    'Step 2: approvers of the client must be in a separate step.',
  ]);
});

it('checks conditions against the declared fields, and keeps one step for every request', () => {
  const only = (
    condition_field: string,
    condition_operator: 'is' | 'at-least',
    condition_value: string | number | boolean,
  ) => problemsOf({ ...step, condition_field, condition_operator, condition_value }, { ...step, name: 'Other' });
  expect(only('hours', 'at-least', 40)).toEqual([]);
  expect(only('pay', 'is', 1)).toEqual(['Step 1: its condition reads a field that this kind does not have.']);
  expect(only('client_approval', 'at-least', true)).toEqual([
    "Step 1: choose how 'The client approves hours' is compared.",
  ]);
  for (const value of ['40', true, -1]) expect(only('hours', 'at-least', value)).toHaveLength(1);
  const conditional = { condition_field: 'hours', condition_operator: 'at-least', condition_value: 40 } as const;
  expect(problemsOf({ ...step, ...conditional })).toEqual([
    'At least one step must apply to every request. Remove the condition of one.',
  ]);
  const asked = (condition_value: boolean) =>
    ({
      ...step,
      name: `${condition_value}`,
      condition_field: 'client_approval',
      condition_operator: 'is',
      condition_value,
    }) as const;
  expect(problemsOf(asked(true), asked(false))).toEqual([]);
  expect(problemsOf(asked(true), { ...asked(true), name: 'Other' })).toHaveLength(1);
});
