import { expect, it } from 'vitest';
import { presentMetrics, presentWeeks } from './attendance-metrics.presenter.ts';

const counts = { scheduled: 4, worked: 3, absent: 1, starts: 3, on_time: 2, late_minutes: 9, overtime_minutes: 0 };

it('sorts months by time and groups by name, with zeros for empty counts', () => {
  const shown = presentMetrics([
    { by: 'month', id: null, name: '2026-02', ...counts },
    { by: 'month', id: null, name: '2025-12', ...counts },
    { by: 'client', id: 3, name: 'Zeta', ...counts },
    { by: 'client', id: 2, name: 'alpha', ...counts },
  ]);
  expect(shown.months.map(({ month }) => month)).toEqual(['2025-12', '2026-02']);
  expect(shown.clients.map(({ name }) => name)).toEqual(['alpha', 'Zeta']);
  expect(shown.clients[0]).toEqual({ id: 2, name: 'alpha', ...counts });
  expect(Object.values(shown.total)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

it('shows weeks of seven days up to the last day, with zeros for weeks in which nothing counts', () => {
  const [first, second] = presentWeeks([{ back: 0, ...counts }], { from: '2026-03-03', to: '2026-03-16' });
  expect(first).toMatchObject({ from: '2026-03-03', to: '2026-03-09', scheduled: 0, worked: 0 });
  expect(second).toEqual({ from: '2026-03-10', to: '2026-03-16', ...counts });
});

it('begins the first week with the range', () => {
  const weeks = presentWeeks([], { from: '2026-03-07', to: '2026-03-16' });
  expect(weeks.map(({ from, to }) => [from, to])).toEqual([
    ['2026-03-07', '2026-03-09'],
    ['2026-03-10', '2026-03-16'],
  ]);
});
