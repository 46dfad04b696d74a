import type { Need, NeedWaiting } from '@muster/contract/domains/home/need-answers.ts';

/** What every entry has. `number` distinguishes entries. */
export const waitingOf = (number: number, gaps: Partial<NeedWaiting> = {}): NeedWaiting => ({
  uuid: `00000000-000${number}-800a-8000-000000000000`,
  since: '2026-11-18T02:00:00Z',
  due: null,
  others: { names: [], more: 0 },
  instead_of: null,
  snoozed_until: null,
  ...gaps,
});

export const ownTimesheet = {
  ...waitingOf(2),
  kind: 'own-timesheet' as const,
  sheet: {
    id: 5,
    version: 2,
    first_day: '2026-11-01',
    last_day: '2026-11-15',
    worked_days: 10,
    worked_minutes: 4780,
    blockers: 0,
  },
} satisfies Need;

/** The answer of a list with these entries. */
export const answerOf = (...data: readonly Need[]) => {
  const kinds = [...new Set(data.map(({ kind }) => kind))];
  return {
    counts: kinds.map((kind) => ({ kind, count: data.filter((need) => need.kind === kind).length })),
    overdue: 0,
    snoozed: 0,
    total: data.length,
    data: [...data],
  };
};
