import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  attendanceDaysEndpoints,
  earlierDayListExport,
} from '../../../platform/api/endpoints/attendance-days.generated.ts';
import { correctionsEndpoints } from '../../../platform/api/endpoints/corrections.generated.ts';
import { employeeShiftsEndpoints } from '../../../platform/api/endpoints/employee-shifts.generated.ts';
import { answers, refuses, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { watchSaving } from '../../../testing/watch-saving.ts';
import { dayRowOf } from '../attendance.fixture.ts';

withFakeServer();

interface ExportRequest {
  readonly query: { readonly dt_params: string };
}

const payroll = { roles: ['payroll'] as const };
const address = '/employees/attendance/old';
const filters = answers(employeeShiftsEndpoints.calendarFilters, { clients: [], teams: [] });
const noCorrections = { data: [], total: 0, waiting: 0 };
const counts = {
  present: 1,
  late: 0,
  undertime: 0,
  absent: 0,
  on_leave: 0,
  worked_leave: 0,
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

it('shows an earlier month read-only', async () => {
  await renderScreen(address, { as: payroll, server: [filters, answers(attendanceDaysEndpoints.earlier, january)] });
  await heading('Earlier months');
  expect(await screen.findByRole('row', { name: /Ana Reyes/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ana Reyes' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Days' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Corrections|Overtime/ })).toBeNull();
});

it('goes to another month, kept in the address', async () => {
  const requests = watch(attendanceDaysEndpoints.earlier, january);
  const { user, address: now } = await renderScreen(address, { as: payroll, server: [filters] });
  await user.click(await screen.findByRole('combobox', { name: 'Month' }));
  await user.click(await screen.findByRole('option', { name: 'December 2025' }));
  expect(now()).toBe(`${address}?month=2025-12`);
  expect(requests.at(-1)?.query.get('month')).toBe('2025-12');
});

it('exports the month that is shown', async () => {
  watchSaving();
  const requests = watch(earlierDayListExport, undefined as never);
  const server = [filters, answers(attendanceDaysEndpoints.earlier, january)];
  const { user } = await renderScreen(`${address}?month=2025-12&filter.team_id=3`, { as: payroll, server });
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(screen.getByRole('menuitem', { name: 'Excel (.xlsx)' }));
  expect(await screen.findByText('The list has been successfully exported.')).toBeTruthy();
  const body = requests[0]?.body as ExportRequest;
  expect(body).toMatchObject({ format: 'xlsx', query: { month: '2025-12' } });
  expect(JSON.parse(body.query.dt_params).filters).toEqual({ team_id: { value: ['3'], matchMode: 'in' } });
});

it('says why an export was refused', async () => {
  const message = 'There are more than 20,000 rows to export. Narrow the list by search or filters.';
  const server = [
    filters,
    answers(attendanceDaysEndpoints.earlier, january),
    refuses(earlierDayListExport, 'invalid-input', { message }),
  ];
  const { user } = await renderScreen(address, { as: payroll, server });
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(screen.getByRole('menuitem', { name: 'CSV (.csv)' }));
  expect(await screen.findByText(message)).toBeTruthy();
});

it('links back to the days for users who may open them', async () => {
  const server = [
    filters,
    answers(attendanceDaysEndpoints.earlier, january),
    answers(correctionsEndpoints.list, noCorrections),
  ];
  await renderScreen(address, { as: { roles: ['hr'] }, server });
  const tabs = await screen.findByRole('navigation', { name: 'Attendance' });
  expect(within(tabs).getByRole('link', { current: 'page' }).textContent).toBe('Earlier months');
  expect(within(tabs).getByRole('link', { name: 'Days' }).getAttribute('href')).toBe('/employees/attendance');
});

it('offers to try again if loading failed', async () => {
  await renderScreen(address, {
    as: payroll,
    server: [filters, refuses(attendanceDaysEndpoints.earlier, 'unexpected')],
  });
  expect(await screen.findByText('Days could not be loaded')).toBeTruthy();
});

it('is forbidden without the right', async () => {
  const { address: now } = await renderScreen(address, { as: { roles: ['sales'] } });
  await heading(/forbidden/i);
  expect(now()).toBe('/forbidden');
});
