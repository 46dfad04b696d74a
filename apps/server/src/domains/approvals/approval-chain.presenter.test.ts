import { expect, it } from 'vitest';
import { presentChain } from './approval-chain.presenter.ts';
import type { LatestRound } from './approval-chain.repository.ts';
import type { PolicyStep } from './approval-policy.repository.ts';

const stepAt = (position: number): PolicyStep => ({
  policy_version_id: 1,
  kind: 'test',
  position,
  name: `Step ${position}`,
  rule: 'everyone',
  condition: null,
  escalation_role: null,
  approvers: [],
});

const round: LatestRound = {
  id: 1,
  kind: 'test',
  subject_id: 1,
  subject_version: 1,
  policy_version_id: 1,
  requester_user_id: null,
  employee_id: null,
  client_id: null,
  former_client_id: null,
  other_employee_id: null,
  facts: {},
  step: 2,
  rule: 'everyone',
  step_size: 2,
  step_required: 2,
  step_approvers: [],
  escalated_at: null,
  round: 1,
  state: 'pending',
  opened_at: '2026-03-01T00:00:00Z',
  step_since: '2026-03-02T00:00:00Z',
  closed_at: null,
};

const present = (state: LatestRound['state']) =>
  presentChain({
    round: { ...round, state },
    steps: [stepAt(1), stepAt(2), stepAt(3)],
    decisions: [],
    traces: [],
    waiting: [],
    reader: 'staff',
    mayDecide: false,
  }).steps.map((step) => step.state);

it('shows the state of each step of a round', () => {
  expect(present('pending')).toEqual(['done', 'current', 'ahead']);
  expect(present('refused')).toEqual(['done', 'refused', 'stopped']);
  expect(present('withdrawn')).toEqual(['done', 'stopped', 'stopped']);
});

it('names the kinds of approvers for people who are not staff', () => {
  const found = { role: null, employee_id: null, client_id: null, own_records: [], roles: [], permissions: [] };
  const waiting = [
    { ...found, source: 'lead', user_id: 1, name: 'Ana' },
    { ...found, source: 'role', role: 'hr', user_id: 2, name: 'Ben' },
    { ...found, source: 'role', role: 'hr', user_id: 3, name: 'Cai' },
  ] as const;
  const facts = { round, steps: [stepAt(2)], decisions: [], traces: [], waiting, mayDecide: false };
  expect(presentChain({ ...facts, reader: 'person' }).steps[0]?.next).toEqual(['Team lead', 'HR']);
  expect(presentChain({ ...facts, reader: 'staff' }).steps[0]?.next).toEqual(['Ana', 'Ben', 'Cai']);
});

it('names approvers in traces to staff alone', () => {
  const traces = [
    { request_id: 1, step: 2, kind: 'reminded', text: 'It waits for Ana.', at: '2026-03-02T00:00:00Z' },
    { request_id: 1, step: 2, kind: 'fallback', text: 'It was passed on to the role hr.', at: '2026-03-02T00:00:00Z' },
  ] as const;
  const facts = { round, steps: [stepAt(2)], decisions: [], traces, waiting: [], mayDecide: false };
  const texts = (reader: Parameters<typeof presentChain>[0]['reader']) =>
    presentChain({ ...facts, reader }).traces.map(({ text }) => text);
  expect(texts('staff')).toEqual(['It waits for Ana.', 'It was passed on to the role hr.']);
  expect(texts('person')).toEqual(['', 'It was passed on to the role hr.']);
  expect(texts({ clientId: 1 })).toEqual([]);
});
