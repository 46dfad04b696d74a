import type { ApprovalChain } from '@muster/contract/domains/approvals/approval-answers.ts';
import { expect, it } from 'vitest';
import { approvalEvents } from './approval-events.ts';

type Step = ApprovalChain['steps'][number];

const step: Step = {
  position: 1,
  name: 'Team lead or HR',
  is_client: false,
  rule: 'anyone',
  state: 'current',
  decisions: [],
  since: '2026-03-10T02:00:00Z',
  missing: 1,
  next: ['Ana Reyes', 'Ben Cruz'],
};

const decision = {
  decision: 'approved' as const,
  by: 'Cai Lim',
  instead_of: 'Dina Sy',
  comment: 'Seen.',
  at: '2026-03-10T01:00:00Z',
  version: 1,
};

const chainOf = (steps: readonly Step[], traces: ApprovalChain['traces'] = []): ApprovalChain => ({
  state: 'pending',
  round: 1,
  opened_at: '2026-03-10T00:00:00Z',
  closed_at: null,
  may_decide: false,
  steps: [...steps],
  traces,
});

const titlesOf = (...steps: readonly Step[]) => approvalEvents(chainOf(steps), 'UTC').map(({ title }) => title);

it('says who decided for whom, who is next and since when', () => {
  const done: Step = { ...step, state: 'done', decisions: [decision], since: null, next: [] };
  const chain = chainOf([done, { ...step, position: 2, name: 'Payroll' }, { ...step, position: 3, state: 'ahead' }]);
  expect(approvalEvents(chain, 'UTC')).toMatchObject([
    { title: 'Approved by Cai Lim for Dina Sy', detail: 'Seen.', tone: 'green' },
    { title: 'Waiting for Ana Reyes or Ben Cruz', meta: expect.stringMatching(/^Payroll · since Mar 10/) },
    { title: 'Team lead or HR', meta: 'Later step' },
  ]);
});

it('names a few people, and says how many of a majority are missing', () => {
  const names = ['A', 'B', 'C', 'D', 'E'];
  expect(titlesOf({ ...step, next: names })).toEqual(['Waiting for A, B, C or 2 others']);
  expect(titlesOf({ ...step, rule: 'everyone', next: ['A', 'B'] })).toEqual(['Waiting for A and B']);
  expect(titlesOf({ ...step, rule: 'majority', missing: 2, next: ['A', 'B'] })).toEqual(['Waiting for 2 of A or B']);
  expect(titlesOf({ ...step, next: ['HR', 'The client'] })).toEqual(['Waiting for HR or the client']);
  expect(titlesOf({ ...step, next: [] })).toEqual(['Waiting, but no one can decide']);
});

it('omits skipped steps and shows notes', () => {
  const traces = [{ kind: 'withdrawn' as const, text: 'Withdrawn by Ana Reyes.', at: '2026-03-10T02:00:00Z' }];
  const chain = chainOf(
    [
      { ...step, state: 'skipped' },
      { ...step, position: 2, state: 'stopped' },
    ],
    traces,
  );
  expect(approvalEvents(chain, 'UTC')).toMatchObject([{ title: 'Withdrawn', detail: 'Withdrawn by Ana Reyes.' }]);
});
