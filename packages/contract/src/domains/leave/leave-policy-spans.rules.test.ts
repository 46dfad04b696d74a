import { describe, expect, it } from 'vitest';
import { latestDay } from '../../plain-day.ts';
import { accrualLine } from './leave-accrual.fixture.ts';
import { reassigned, spansByType } from './leave-policy-spans.rules.ts';

const line = (leave_type_id: number) => ({ ...accrualLine(), leave_type_id, negative_minutes: 0 });
const assigned = { employee_id: 1, policy_id: 7, started: '2025-01-01', ended: null };
const versions = [
  { first_day: '2026-07-01', lines: [{ ...line(1), yearly_minutes: 4800 }] },
  { first_day: '2026-01-01', lines: [line(1), line(2)] },
];

it.each<[string, string, string | null, readonly string[]]>([
  [
    'from the first version on',
    '2025-06-01',
    null,
    ['1: 2026-01-01 to 2026-06-30', '1: 2026-07-01 to 9999-12-31', '2: 2026-01-01 to 2026-06-30'],
  ],
  ['from the assignment on', '2026-08-01', null, ['1: 2026-08-01 to 9999-12-31']],
  ['until its end', '2026-02-01', '2026-03-31', ['1: 2026-02-01 to 2026-03-31', '2: 2026-02-01 to 2026-03-31']],
  ['not before there is a version', '2025-06-01', '2025-12-31', []],
])('counts %s', (_, from, until, expected) => {
  const spans = [...spansByType([{ ...assigned, from, until }], () => versions).values()].flat();
  const texts = spans.map((span) => `${span.line.leave_type_id}: ${span.from} to ${span.until}`);
  expect(texts.toSorted()).toEqual([...expected]);
});

it('goes on with a line that the next version or another policy does not change', () => {
  const next = [...versions, { first_day: '2026-10-01', lines: [{ ...line(1), yearly_minutes: 4800 }] }];
  const policies = [
    { ...assigned, from: '2026-08-01', until: '2026-11-30' },
    { ...assigned, policy_id: 8, from: '2026-12-01', until: null },
  ];
  const days = (spansByType(policies, () => next).get(1) ?? []).map(({ from, until }) => [from, until]);
  expect(days).toEqual([['2026-08-01', latestDay]]);
  const gap = policies.map((one, index) => (index === 0 ? { ...one, until: '2026-11-15' } : one));
  expect(spansByType(gap, () => next).get(1)).toHaveLength(2);
});

it('keeps the days of the employment apart from those of the policy', () => {
  const [span] = spansByType([{ ...assigned, from: '2026-08-01', until: null }], () => versions).get(1) ?? [];
  expect(span).toMatchObject({ started: '2025-01-01', ended: null, until: latestDay });
});

describe('another policy from a day on', () => {
  const begin = (from: string) => ({ employee_id: 1, policy_id: 9, from });
  const texts = (all: ReturnType<typeof reassigned>) =>
    all.map((one) => `${one.policy_id}: ${one.from} to ${one.until}`);
  const employed = [{ from: '2025-01-01', until: null }];

  it('ends the one before, and lasts as long as the employment', () => {
    const stored = [{ ...assigned, from: '2025-01-01', until: null }];
    expect(texts(reassigned(stored, employed, begin('2026-04-01')))).toEqual([
      '7: 2025-01-01 to 2026-03-31',
      '9: 2026-04-01 to null',
    ]);
    const ended = [{ from: '2025-01-01', until: '2026-05-31' }];
    expect(texts(reassigned(stored, ended, begin('2026-04-01')))[1]).toBe('9: 2026-04-01 to 2026-05-31');
  });

  it('counts within each employment, and not in one that is over', () => {
    const employments = [
      { from: '2024-01-01', until: '2024-12-31' },
      { from: '2025-06-01', until: '2025-12-31' },
      { from: '2026-02-01', until: null },
    ];
    expect(texts(reassigned([], employments, begin('2025-07-01')))).toEqual([
      '9: 2025-07-01 to 2025-12-31',
      '9: 2026-02-01 to null',
    ]);
  });
});
