import type { Role } from '@muster/contract/roles.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { attendanceDaysEndpoints } from '../../../platform/api/endpoints/attendance-days.generated.ts';
import { correctionsEndpoints } from '../../../platform/api/endpoints/corrections.generated.ts';
import { employeeShiftsEndpoints } from '../../../platform/api/endpoints/employee-shifts.generated.ts';
import { employeesEndpoints } from '../../../platform/api/endpoints/employees.generated.ts';
import { holidaysEndpoints } from '../../../platform/api/endpoints/holidays.generated.ts';
import { answers } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';

withFakeServer();

async function offeredTo(role: Role): Promise<(string | null)[]> {
  const { user } = await renderScreen('/employees', {
    as: { roles: [role], permissions: [{ name: 'can view all employees' }] },
    server: [answers(employeesEndpoints.table, { data: [], total: 0 })],
  });
  await heading('Employees');
  const [single] = screen.queryAllByRole('button', { name: /^Import .+/ });
  if (single) return [single.textContent];
  const menu = screen.queryByRole('button', { name: 'Import' });
  if (!menu) return [];
  await user.click(menu);
  return screen.getAllByRole('menuitem').map((item) => item.textContent);
}

const people = ['Import employees', 'Import employee shifts', 'Import leave credits'];

it.each([
  ['admin', ['Import employees', 'Import employee shifts', 'Import invoice information', 'Import leave credits']],
  ['hr', people],
  ['finance', ['Import invoice information']],
  ['payroll', ['Import invoice information']],
  ['recruitment', []],
  ['account manager', []],
] as const)(
  'employee-list.imports.1 employee-list.imports.2 employee-list.imports.3 employee-list.imports.4 for %s',
  async (role, offered) => {
    expect(await offeredTo(role)).toEqual(offered);
  },
);

it('offers the import of punches on the list of days', async () => {
  const states = [
    'present',
    'late',
    'undertime',
    'absent',
    'on_leave',
    'worked_leave',
    'holiday',
    'restday',
    'conflict',
    'unplanned',
  ] as const;
  const counts = Object.fromEntries(states.map((state) => [state, 0])) as Record<(typeof states)[number], number>;
  const none = { from: '2026-02-24', to: '2026-03-02', counts, data: [], total: 0 };
  await renderScreen('/employees/attendance', {
    as: { roles: ['workforce admin'] },
    server: [
      answers(attendanceDaysEndpoints.list, none),
      answers(correctionsEndpoints.list, { data: [], total: 0, waiting: 0 }),
      answers(employeeShiftsEndpoints.calendarFilters, { clients: [], teams: [] }),
    ],
  });
  expect(await screen.findByRole('button', { name: 'Import clock-ins' })).toBeTruthy();
});

it('offers the import of holidays on their list, to those who may change them', async () => {
  const { user } = await renderScreen('/holidays', {
    as: { roles: ['hr'] },
    server: [answers(holidaysEndpoints.list, { data: [], total: 0 })],
  });
  await user.click(await screen.findByRole('button', { name: 'Import holidays' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import holidays' });
  expect(within(dialog).getByText('Holidays that are not in the file stay.')).toBeTruthy();
});
