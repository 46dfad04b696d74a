import { expect, it } from 'vitest';
import { groupsOf, metricQueryOf } from './metric-groups.ts';

const counts = { scheduled: 10, worked: 10, absent: 0, starts: 10, on_time: 10, late_minutes: 0, overtime_minutes: 0 };
const figures = {
  from: '2026-01-10',
  to: '2026-03-17',
  total: counts,
  weeks: [{ from: '2026-01-10', to: '2026-01-13', ...counts }],
  before: { from: '2025-11-04', to: '2026-01-09', total: counts, weeks: [] },
  months: [{ month: '2026-02', ...counts }],
  clients: [
    { id: 1, name: 'Alpha', ...counts },
    { id: 2, name: 'Beta', ...counts, worked: 5, absent: 5, overtime_minutes: 30 },
    { id: 3, name: 'Gamma', ...counts, scheduled: 0, worked: 0 },
  ],
  teams: [],
  shifts: [],
};
const names = (metric: 'attendance' | 'absence' | 'overtime') =>
  groupsOf(figures, { by: 'client', metric }).map(({ name }) => name);

it('sorts the worst rates first and missing rates last', () => {
  expect(names('attendance')).toEqual(['Beta', 'Alpha', 'Gamma']);
  expect(names('absence')).toEqual(['Beta', 'Alpha', 'Gamma']);
  expect(names('overtime')).toEqual(['Beta', 'Alpha', 'Gamma']);
  expect(groupsOf(figures, { by: 'month', metric: 'attendance' }).map(({ name }) => name)).toEqual(['February 2026']);
});

it('requests the days of a group within the current filters', () => {
  const filters = { client: 5, team: null, shift: null };
  expect(metricQueryOf({ by: 'month', ...filters }, '2026-01', figures)).toEqual({
    from: '2026-01-10',
    to: '2026-01-31',
    client_id: 5,
  });
  expect(metricQueryOf({ by: 'month', ...filters }, '2026-03', figures)).toMatchObject({
    from: '2026-03-01',
    to: '2026-03-17',
  });
  expect(metricQueryOf({ by: 'week', ...filters }, '2026-01-10', figures)).toMatchObject({
    from: '2026-01-10',
    to: '2026-01-13',
  });
  expect(metricQueryOf({ by: 'week', ...filters }, '2026-03-11', figures)).toMatchObject({
    from: '2026-03-11',
    to: '2026-03-17',
  });
  expect(metricQueryOf({ by: 'shift', ...filters }, '0', figures)).toEqual({
    from: '2026-01-10',
    to: '2026-03-17',
    client_id: 5,
    shift_id: 0,
  });
  expect(metricQueryOf({ by: 'team', ...filters }, null, figures)).not.toHaveProperty('team_id');
});
