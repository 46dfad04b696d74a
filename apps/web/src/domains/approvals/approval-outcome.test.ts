import type { ApprovalChain } from '@muster/contract/domains/approvals/approval-answers.ts';
import { expect, it } from 'vitest';
import { approvalOutcome } from './approval-outcome.ts';

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
  next: ['Team lead', 'HR'],
};

const decision = {
  decision: 'approved' as const,
  by: 'Cai Lim',
  instead_of: null,
  comment: null,
  at: '2026-03-10T01:00:00Z',
  version: 1,
};

const outcomeOf = (...steps: readonly Step[]) =>
  approvalOutcome(
    {
      ...{ state: 'pending', round: 1, opened_at: '2026-03-10T00:00:00Z', closed_at: null, may_decide: false },
      ...{ steps: [...steps], traces: [] },
    },
    'UTC',
  );

const done = (...decisions: Step['decisions']): Step => ({ ...step, state: 'done', decisions, next: [] });

it('says who can decide, and at which step of several', () => {
  expect(outcomeOf(step)).toEqual({ line: 'Waiting for Team lead or HR', comment: null });
  const skipped: Step = { ...step, state: 'skipped' };
  const client: Step = { ...step, position: 3, next: ['The client'] };
  expect(outcomeOf(skipped, done({ ...decision, comment: 'Fine.' }), client)).toEqual({
    line: 'Step 2 of 2 · Waiting for the client',
    comment: 'Fine.',
  });
});

it('says who approved, and when the last one did', () => {
  const client = { ...decision, by: 'Helen Strand', at: '2026-03-11T01:00:00Z' };
  const substitute = { ...decision, instead_of: 'Dina Sy' };
  expect(outcomeOf(done(substitute), done(client)).line).toMatch(
    /^Cai Lim for Dina Sy and Helen Strand · Mar.11, 1:00.AM$/,
  );
});

it('names only who rejected, with the reason', () => {
  const refused = { ...decision, by: 'Helen Strand', decision: 'refused' as const, comment: 'The release.' };
  const { line, comment } = outcomeOf(done(decision), { ...done(refused), state: 'refused' });
  expect(line).toMatch(/^Helen Strand · /);
  expect(comment).toBe('The release.');
});

it('says nothing of a request that was withdrawn before a decision', () => {
  expect(outcomeOf({ ...step, state: 'stopped', next: [] })).toEqual({ line: null, comment: null });
});
