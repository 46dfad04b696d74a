import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type ConditionalStep,
  needOf,
  type StepCondition,
  stepAfter,
  stepApplies,
  stepOutcome,
  waitingFor,
} from './approval.rules.ts';
import { approvalDecisions, stepRules } from './approvals.constants.ts';

const rule = fc.constantFrom(...stepRules);
const decisions = (most: number) => fc.array(fc.constantFrom(...approvalDecisions), { maxLength: most });

it.each([
  ['anyone', 5, 1],
  ['everyone', 5, 5],
  ['majority', 4, 3],
  ['majority', 5, 3],
  ['majority', 1, 1],
  ['everyone', 0, 1],
] as const)('needs of %s of %i people %i decisions', (name, people, required) => {
  expect(needOf(name, people).required).toBe(required);
});

it('approves only with the required number of approvals', () => {
  fc.assert(
    fc.property(rule, fc.nat(9), decisions(12), (name, people, made) => {
      const need = needOf(name, people);
      const approvals = made.filter((decision) => decision === 'approved').length;
      if (stepOutcome(need, made) === 'approved') expect(approvals).toBeGreaterThanOrEqual(need.required);
    }),
  );
});

it('settles once everybody has decided, and keeps the outcome of an approval or a refusal', () => {
  fc.assert(
    fc.property(rule, fc.integer({ min: 1, max: 9 }), decisions(9), (name, people, made) => {
      const need = needOf(name, people);
      const all = [...made, ...Array<'approved'>(people).fill('approved')].slice(0, people);
      expect(stepOutcome(need, all)).not.toBe('pending');
      const settled = all.findIndex((_, at) => stepOutcome(need, all.slice(0, at + 1)) === 'refused');
      if (settled >= 0) expect(stepOutcome(need, all)).toBe('refused');
    }),
  );
});

it('refuses with one refusal, and by majority once approval can no longer be reached', () => {
  for (const name of ['anyone', 'everyone'] as const) expect(stepOutcome(needOf(name, 3), ['refused'])).toBe('refused');
  const need = needOf('majority', 4);
  expect(stepOutcome(need, ['refused'])).toBe('pending');
  expect(stepOutcome(need, ['refused', 'refused'])).toBe('refused');
  expect(stepOutcome(need, ['refused', 'approved', 'approved', 'approved'])).toBe('approved');
});

it('waits for those who have not decided', () => {
  const step = { approvers: [1, 2, 3], escalation: [9], decided: [2], approvals: 1, required: 3, isEscalated: false };
  expect(waitingFor(step)).toEqual([1, 3]);
});

it('adds the escalation role after its time, or where too few approvers are left', () => {
  const step = { approvers: [1], escalation: [1, 9], decided: [2], approvals: 1, required: 3, isEscalated: false };
  expect(waitingFor(step)).toEqual([1, 9]);
  expect(waitingFor({ ...step, required: 2 })).toEqual([1]);
  expect(waitingFor({ ...step, required: 2, isEscalated: true })).toEqual([1, 9]);
  expect(waitingFor({ ...step, approvers: [], decided: [], approvals: 0, required: 1 })).toEqual([1, 9]);
});

const step = (position: number, condition: StepCondition | null = null): ConditionalStep => ({ position, condition });
const long = { field: 'minutes', operator: 'at-least', value: 120 } as const;

it('skips steps whose condition is false, and applies those whose condition cannot be evaluated', () => {
  const steps = [step(1), step(2, long), step(3, { field: 'kind', operator: 'is', value: 'sick' })];
  expect(stepAfter(steps, { minutes: 60, kind: 'sick' }, 0)).toBe(1);
  expect(stepAfter(steps, { minutes: 60, kind: 'sick' }, 1)).toBe(3);
  expect(stepAfter(steps, { minutes: 120, kind: 'sick' }, 1)).toBe(2);
  expect(stepAfter(steps, { minutes: 60, kind: 'holiday' }, 1)).toBeNull();
  expect(stepApplies(step(1, { field: 'other', operator: 'at-most', value: 1 }), {})).toBe(true);
});

it('never leaves a request without a step', () => {
  const conditions = fc.option(fc.record({ ...constant(long), value: fc.integer({ min: 0, max: 9 }) }));
  fc.assert(
    fc.property(fc.array(conditions, { minLength: 1, maxLength: 4 }), fc.nat(9), (of, minutes) => {
      const steps = of.map((condition, index) => step(index + 1, condition));
      expect(stepAfter(steps, { minutes }, 0)).not.toBeNull();
    }),
  );
});

function constant(of: StepCondition) {
  return { field: fc.constant(of.field), operator: fc.constant(of.operator) };
}
