import { expect, it } from 'vitest';
import { exampleKind } from './approval-kind.fixture.ts';
import { type SummarizedStep, stepSummary } from './policy-summary.rules.ts';

const step: SummarizedStep = {
  rule: 'anyone',
  approvers: [
    { source: 'lead', role: null, name: null },
    { source: 'role', role: 'hr', name: null },
  ],
  remind_after_hours: 24,
  escalate_after_hours: 48,
  escalation_role: 'hr',
  condition: null,
};

it('says who decides, when they are reminded and who joins', () => {
  expect(stepSummary(exampleKind, step)).toBe(
    'Any of: the team lead, HR. Reminder after 24\u00a0h. After 48\u00a0h also: HR.',
  );
  const people = [{ source: 'person' as const, role: null, name: 'Ana Reyes' }];
  const quiet = { ...step, rule: 'everyone' as const, approvers: people, remind_after_hours: null };
  expect(stepSummary(exampleKind, { ...quiet, escalation_role: null })).toBe(
    'All of: Ana Reyes. After 48\u00a0h also: Workforce admin.',
  );
  expect(stepSummary(exampleKind, { ...quiet, approvers: [], escalate_after_hours: null })).toBe('All of: no one yet.');
});

it('says when a step applies, in the words of the kind', () => {
  const short = { ...step, remind_after_hours: null, escalate_after_hours: null };
  const only = (condition: SummarizedStep['condition'], kind: Parameters<typeof stepSummary>[0]) =>
    stepSummary(kind, { ...short, condition }).split('.')[0];
  expect(only({ field: 'hours', operator: 'at-least', value: 8 }, exampleKind)).toBe(
    "Only if 'Overtime hours' is at least 8",
  );
  expect(only({ field: 'client_approval', operator: 'is', value: true }, exampleKind)).toBe(
    'If the client approves hours',
  );
  expect(only({ field: 'client_approval', operator: 'is', value: false }, exampleKind)).toBe(
    'Unless the client approves hours',
  );
  expect(only({ field: 'kind', operator: 'is', value: 'cover' }, exampleKind)).toBe("Only if 'Kind' is Cover");
});
