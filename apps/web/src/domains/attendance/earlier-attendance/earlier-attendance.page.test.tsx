import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { placementWires } from '../../shifts/index.ts';
import { dayRowOf } from '../attendance.fixture.ts';
import { dayWires } from '../attendance.wires.ts';

withFakeServer();

const payroll = { roles: ['payroll'] as const };
const address = '/employees/attendance/old';
const filters = answers(placementWires.filters, { clients: [], teams: [] });
const counts = {
  present: 1,
  late: 0,
  undertime: 0,
  absent: 0,
  on_leave: 0,
  holiday: 0,
  restday: 0,
  conflict: 0,
  unplanned: 0,
};
const january = {
  month: '2026-01',
  first_month: '2025-12',
  last_month: '2026-01',
  from: '2026-01-01',
  to: '2026-01-31',
  counts,
  data: [dayRowOf({ work_date: '2026-01-12' })],
  total: 1,
};

it('shows an earlier month for reading alone', async () => {
  await renderScreen(address, { as: payroll, server: [filters, answers(dayWires.earlier, january)] });
  await heading('Earlier attendance');
  expect(await screen.findByRole('row', { name: /Ana Reyes/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ana Reyes' })).toBeNull();
});

it('goes to another month, kept in the address', async () => {
  const asked = watch(dayWires.earlier, january);
  const { user, address: now } = await renderScreen(address, { as: payroll, server: [filters] });
  await user.click(await screen.findByRole('combobox', { name: 'Month' }));
  await user.click(await screen.findByRole('option', { name: 'December 2025' }));
  expect(now()).toBe(`${address}?month=2025-12`);
  expect(asked.at(-1)?.query.get('month')).toBe('2025-12');
});

it('offers to try again where loading failed', async () => {
  await renderScreen(address, { as: payroll, server: [filters, refuses(dayWires.earlier, 'unexpected')] });
  expect(await screen.findByText('The days could not be loaded')).toBeTruthy();
});

it('is closed to those without the right', async () => {
  const { address: now } = await renderScreen(address, { as: { roles: ['sales'] } });
  await heading(/forbidden/i);
  expect(now()).toBe('/forbidden');
});
