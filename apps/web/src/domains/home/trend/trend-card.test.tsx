import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { attendanceMetricsEndpoints } from '../../../platform/api/endpoints/attendance-metrics.generated.ts';
import { answers } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

const week = (from: string, to: string, worked: number, scheduled: number) => ({
  from,
  to,
  scheduled,
  worked,
  absent: scheduled - worked,
  starts: worked,
  on_time: worked - 1,
  late_minutes: 0,
  overtime_minutes: 0,
});
const trend = answers(attendanceMetricsEndpoints.trend, {
  weeks: [week('2026-11-09', '2026-11-15', 18, 20), week('2026-11-16', '2026-11-22', 20, 20)],
  before: [week('2026-10-26', '2026-11-01', 18, 20), week('2026-11-02', '2026-11-08', 18, 20)],
});

it('shows HR the attendance rate against the weeks before; each week opens its days', async () => {
  await renderScreen('/', { as: { roles: ['hr'] }, server: [trend] });
  expect(await screen.findByText('95.0%')).toBeTruthy();
  expect(screen.getByText('+5.0 pts')).toBeTruthy();
  const last = screen.getByRole('link', { name: /Nov 16 – 22: 100.0%/ });
  expect(last.getAttribute('href')).toBe(
    '/attendance-metrics?from=2026-11-16&to=2026-11-22&metric=attendance&rows=worked',
  );
  expect(screen.getByRole('link', { name: 'View days' }).getAttribute('href')).toContain('from=2026-11-09');
});

it('shows a lead the punctuality of the own team', async () => {
  await renderScreen('/', { as: { roles: ['team lead', 'employee'] }, server: [trend] });
  expect(await screen.findByRole('heading', { name: 'Punctuality' })).toBeTruthy();
  expect(await screen.findByText('94.7%')).toBeTruthy();
});

it('shows payroll no trend', async () => {
  await renderScreen('/', { as: { roles: ['payroll'] }, server: [trend] });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('link', { name: 'View days' })).toBeNull();
});
