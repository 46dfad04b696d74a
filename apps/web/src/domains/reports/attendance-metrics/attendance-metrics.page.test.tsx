import { metricNames, metrics } from '@muster/contract/domains/reports/attendance-metrics.rules.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { attendanceMetricsEndpoints } from '../../../platform/api/endpoints/attendance-metrics.generated.ts';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

const hr = { roles: ['hr'] as const, permissions: [{ name: 'can view all employees' }] as const };
const counts = {
  scheduled: 40,
  worked: 38,
  absent: 2,
  starts: 38,
  on_time: 30,
  late_minutes: 95,
  overtime_minutes: 125,
};
const figures = {
  from: '2026-01-01',
  to: '2026-03-17',
  total: counts,
  weeks: [
    { from: '2026-03-04', to: '2026-03-10', ...counts, scheduled: 20, worked: 20, absent: 0 },
    { from: '2026-03-11', to: '2026-03-17', ...counts, scheduled: 20, worked: 18 },
  ],
  before: {
    from: '2025-10-17',
    to: '2025-12-31',
    total: { ...counts, worked: 36, absent: 4, on_time: 30 },
    weeks: [{ from: '2025-12-25', to: '2025-12-31', ...counts }],
  },
  months: [
    { month: '2026-02', ...counts, scheduled: 20, worked: 20, absent: 0 },
    { month: '2026-03', ...counts, scheduled: 20, worked: 18 },
  ],
  clients: [{ id: 2, name: 'Harbour Homes', ...counts }],
  teams: [],
  shifts: [{ id: 0, name: 'No shift', ...counts }],
};
const choices = answers(attendanceMetricsEndpoints.filters, {
  clients: [{ id: 2, name: 'Harbour Homes' }],
  teams: [{ id: 3, name: 'Ledgers', client_id: 2 }],
  shifts: [{ id: 4, name: 'Night', client_id: null }],
});
const late = {
  employee: { id: 7, name: 'Ana Reyes', position: 'Bookkeeper' },
  client: 'Harbour Homes',
  shift: 'Night',
  zone: 'Asia/Manila',
  work_date: '2026-03-02',
  booked_on: null,
  days: 1,
  state: 'late' as const,
  starts_at: '2026-03-02T14:00:00Z',
  first_in: '2026-03-02T14:12:00Z',
  last_out: '2026-03-02T23:00:00Z',
  late_minutes: 12,
  overtime_minutes: 0,
};
const server = [choices, answers(attendanceMetricsEndpoints.figures, figures)];

it('shows each figure with its whole, its definition and a table of all groups', async () => {
  const { user, address } = await renderScreen('/attendance-metrics?by=month', { as: hr, server });
  await heading('Attendance metrics');
  const tiles = [
    'Attendance rate95.0%38 of 40 days↑ 5.0 pts',
    'Punctuality78.9%30 of 38 startsNo change',
    'Unplanned absence5.0%2 of 40 days↓ 5.0 pts',
  ];
  for (const name of tiles)
    expect((await screen.findAllByRole('button')).some(({ textContent }) => textContent === name)).toBe(true);
  for (const name of metricNames) {
    await user.click(screen.getByRole('button', { name: new RegExp(`^${metrics[name].label}\\d`) }));
    expect(await screen.findByText(metrics[name].definition)).toBeTruthy();
  }
  const table = screen.getByRole('table', { name: 'Figures by month' });
  expect(within(table).getByRole('button', { name: 'Attendance rate of March 2026: 90.0%' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Client' }));
  expect(await screen.findByRole('table', { name: 'Figures by client' })).toBeTruthy();
  expect(address()).toBe('/attendance-metrics?metric=lateness&by=client');
});

it('filters by days, client, team and shift and keeps them in the address', async () => {
  const requests = watch(attendanceMetricsEndpoints.figures, figures);
  await renderScreen('/attendance-metrics?from=2026-02-01&to=2026-02-28&client=2&team=3&shift=0&by=month', {
    as: hr,
    server: [choices],
  });
  await screen.findByRole('table', { name: 'Figures by month' });
  expect(Object.fromEntries(requests[0]?.query ?? [])).toEqual({
    from: '2026-02-01',
    to: '2026-02-28',
    client_id: '2',
    team_id: '3',
    shift_id: '0',
  });
});

it('opens the days behind a group’s figure', async () => {
  const requests = watch(attendanceMetricsEndpoints.days, {
    data: [late],
    total: 31,
    totals: { late_minutes: 372, overtime_minutes: 0 },
  });
  const { user, address } = await renderScreen('/attendance-metrics?metric=lateness&by=month', { as: hr, server });
  await user.click(await screen.findByRole('button', { name: /Lateness of February 2026/ }));
  const panel = await screen.findByRole('dialog', { name: 'Lateness: late' });
  const link = await within(panel).findByRole('link', { name: 'Ana Reyes' });
  expect(link.getAttribute('href')).toBe('/employees/7');
  expect(within(panel).getByText('12 min')).toBeTruthy();
  expect(within(panel).getByText('31 days, 6 h 12 min late')).toBeTruthy();
  expect(Object.fromEntries(requests[0]?.query ?? [])).toMatchObject({
    from: '2026-02-01',
    to: '2026-02-28',
    which: 'late',
    dt_params: expect.stringContaining('"first":0,'),
  });
  expect(address()).toBe('/attendance-metrics?metric=lateness&by=month&rows=late&of=2026-02');
  await user.click(within(panel).getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(requests.at(-1)?.query.get('dt_params')).toContain('"first":30,'));
});

it('opens the days of the figure that was pressed, whichever figure the chart shows', async () => {
  const requests = watch(attendanceMetricsEndpoints.days, { data: [late], total: 1 });
  const { user, address } = await renderScreen('/attendance-metrics?metric=overtime&by=month', { as: hr, server });
  await user.click(await screen.findByRole('button', { name: /Attendance rate of February 2026/ }));
  await screen.findByRole('dialog', { name: 'Attendance rate: present' });
  expect(requests.map(({ query }) => query.get('which'))).toEqual(['worked']);
  expect(address()).toBe('/attendance-metrics?by=month&rows=worked&of=2026-02');
});

it('opens the days behind a total and switches to the other part, without links for viewers who may not open records', async () => {
  const requests = watch(attendanceMetricsEndpoints.days, { data: [late], total: 1 });
  const { user } = await renderScreen('/attendance-metrics?metric=punctuality', {
    as: { roles: ['hr'], permissions: [] },
    server,
  });
  await user.click(await screen.findByRole('button', { name: 'On time: 30 days' }));
  const panel = await screen.findByRole('dialog', { name: 'Punctuality: on time' });
  await user.click(within(panel).getByRole('button', { name: 'Late' }));
  expect(await screen.findByRole('dialog', { name: 'Punctuality: late' })).toBeTruthy();
  expect(requests.map(({ query }) => query.get('which'))).toEqual(['on_time', 'late']);
  expect(within(panel).queryByRole('link')).toBeNull();
});

it('draws a rate by week, each opening its days, and groups on one scale', async () => {
  const requests = watch(attendanceMetricsEndpoints.days, { data: [late], total: 1 });
  const { user, address } = await renderScreen('/attendance-metrics', { as: hr, server });
  await user.click(await screen.findByRole('button', { name: /^Mar 11 – 17.*: 90.0%$/ }));
  await screen.findByRole('dialog', { name: 'Attendance rate: present' });
  expect(Object.fromEntries(requests[0]?.query ?? [])).toMatchObject({ from: '2026-03-11', to: '2026-03-17' });
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Client' }));
  const dots = await screen.findByRole('list', { name: 'Attendance rate by client' });
  await user.click(within(dots).getByRole('button', { name: 'Harbour Homes: 95.0%' }));
  expect(address()).toBe('/attendance-metrics?by=client&rows=worked&of=2');
});

it('chooses a period with one press, or its days', async () => {
  const requests = watch(attendanceMetricsEndpoints.figures, figures);
  const { user, address } = await renderScreen('/attendance-metrics', { as: hr, server: [choices] });
  await screen.findByRole('table', { name: 'Figures by week' });
  expect(screen.getByRole('button', { name: 'Last 4 weeks' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Last month' }));
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests[1]?.query.get('from')).toMatch(/-01$/);
  expect(screen.getByRole('button', { name: 'Last month' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Range…' }));
  await user.click(await screen.findByRole('button', { name: 'Show' }));
  expect(address()).toBe('/attendance-metrics?from=2026-01-01&to=2026-03-17');
  expect(screen.getByRole('button', { name: 'Range…' }).getAttribute('aria-pressed')).toBe('true');
});

it('shows an empty text without days', async () => {
  const none = { ...figures, months: [], clients: [], shifts: [] };
  await renderScreen('/attendance-metrics', {
    as: hr,
    server: [choices, answers(attendanceMetricsEndpoints.figures, none)],
  });
  expect(await screen.findByText('Metrics appear after the first completed shift.')).toBeTruthy();
});

it('removes choices without days', async () => {
  const none = { ...figures, months: [], clients: [], shifts: [] };
  const { user, address } = await renderScreen('/attendance-metrics?shift=0&by=client', {
    as: hr,
    server: [choices, answers(attendanceMetricsEndpoints.figures, none)],
  });
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('/attendance-metrics?by=client');
});

it('shows why they cannot be loaded', async () => {
  const message = 'Choose a year at most.';
  await renderScreen('/attendance-metrics', {
    as: hr,
    server: [choices, refuses(attendanceMetricsEndpoints.figures, 'invalid-input', { message })],
  });
  expect(await screen.findByText(message)).toBeTruthy();
});

it('is forbidden without a listed role', async () => {
  const { address } = await renderScreen('/attendance-metrics', { as: { roles: ['payroll'] } });
  await heading(/forbidden/i);
  expect(address()).toBe('/forbidden');
});

it('says which rows are adjustments of locked days, and whether they count or no longer count', async () => {
  const adjusted = { ...late, booked_on: '2026-03-16', state: 'absent' as const };
  watch(attendanceMetricsEndpoints.days, {
    data: [
      { ...adjusted, days: -1 },
      { ...adjusted, work_date: '2026-02-12', days: 1 },
    ],
    total: 2,
  });
  await renderScreen('/attendance-metrics?metric=absence&rows=absent', { as: hr, server });
  const panel = await screen.findByRole('dialog', { name: 'Unplanned absence: absent' });
  expect(await within(panel).findAllByText(/^Adjusted on .*16/)).toHaveLength(2);
  expect(within(panel).getByText('No longer counts')).toBeTruthy();
  expect(within(panel).getByText('Counts now')).toBeTruthy();
});
