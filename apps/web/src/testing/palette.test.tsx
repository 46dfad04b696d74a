import { defaultPermissions } from '@muster/contract/permissions.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { actionsFor } from '../app/search/palette-actions.ts';
import { clientUserRow } from '../domains/client-users/client-user.fixture.ts';
import { choices, formDefaults } from '../domains/employees/employee-form.fixture.ts';
import { employeeRecord, recordAnswers } from '../domains/employees/employee-record.fixture.ts';
import { employeeRow, listOf } from '../domains/employees/employee-row.fixture.ts';
import { holidayServer } from '../domains/holidays/holiday.fixture.ts';
import { interviewServer } from '../domains/interviews/interview.fixture.ts';
import { leavePolicyServer } from '../domains/leave/leave-policy.fixture.ts';
import { leaveTypeServer } from '../domains/leave/leave-type.fixture.ts';
import { openPositionRow, openPositionServer } from '../domains/recruitment/open-position.fixture.ts';
import { ticketRow, ticketServer } from '../domains/tickets/ticket.fixture.ts';
import { clientUsersEndpoints } from '../platform/api/endpoints/client-users.generated.ts';
import { clientsEndpoints } from '../platform/api/endpoints/clients.generated.ts';
import { homeEndpoints } from '../platform/api/endpoints/home.generated.ts';
import { shiftsEndpoints } from '../platform/api/endpoints/shifts.generated.ts';
import { teamsEndpoints } from '../platform/api/endpoints/teams.generated.ts';
import { ticketListsEndpoints } from '../platform/api/endpoints/ticket-lists.generated.ts';
import { answers } from './fake-server.ts';
import { heading, renderScreen, withFakeServer } from './render-screen.tsx';

withFakeServer();

const hr = { roles: ['hr'] as const };
const lists = [
  answers(clientsEndpoints.forDropdown, [
    { id: 2, legal_business_name: 'Redgum Logistics', status: 'Active' },
    { id: 3, legal_business_name: 'Harbour Legal', status: 'Active' },
  ]),
  answers(shiftsEndpoints.forDropdown, [
    {
      id: 5,
      name: 'Redgum nights',
      client_id: 2,
      timezone_id: 291,
      timezone: 'Asia/Manila',
      start_time: '22:00',
      end_time: '06:00',
    },
  ]),
  answers(teamsEndpoints.table, { data: [], total: 0 }),
  answers(clientUsersEndpoints.list, { data: [], total: 0 }),
  answers(homeEndpoints.search, { employees: [], client_users: [], candidates: [] }),
];

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

async function palette() {
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  return screen.findByRole('combobox', { name: 'Search the portal' });
}

it('opens with the record that was opened last', async () => {
  await renderScreen('/employees/12', { as: hr, server: [...recordAnswers(employeeRecord()), ...lists] });
  await heading('Ana Reyes');
  await palette();
  const list = await screen.findByRole('listbox', { name: 'Results' });
  expect(within(list).getAllByRole('option')[0]?.textContent).toBe('Ana ReyesEmployee');
});

it('finds a client and a shift by their names', async () => {
  const { user, address } = await renderScreen('/employees', { as: hr, server: [listOf(employeeRow()), ...lists] });
  await user.type(await palette(), 'redgum');
  await expect.poll(options).toEqual(['Redgum LogisticsActive', expect.stringContaining('Redgum nights')]);
  await user.keyboard('{Enter}');
  await expect.poll(address).toBe('/clients/2');
});

it('finds a ticket by its number, among those of the viewer', async () => {
  const as = { roles: ['employee'] as const, permissions: [{ name: 'can create ticket' }] as const, employeeId: 9 };
  const asked: string[] = [];
  const mine = answers(ticketListsEndpoints.mine, ({ query }) => {
    asked.push(`${query.get('view')} ${JSON.parse(query.get('dt_params') ?? '{}').filters.global.value}`);
    return { data: [ticketRow], total: 1 };
  });
  const { user, address } = await renderScreen('/submit-a-ticket', { as, server: [mine, ...ticketServer, ...lists] });
  await user.type(await palette(), 'tck-2291');
  await screen.findByRole('option', { name: /Portal signed me out.*TCK-2291 · Open$/ });
  expect(asked).toEqual(['own tck-2291']);
  await user.keyboard('{Enter}');
  await expect.poll(address).toBe('/my-tickets/2291');
});

it.each([
  ['recruitment', '/recruitment/interviews', '/recruitment/interview/7'],
  ['client-admin', '/interview/upcoming', '/interview/schedules/8a8b6a1e-6b7e-4b0a-9a37-4f4b8e9c0d22'],
] as const)('finds an interview for %s by its candidate', async (role, from, to) => {
  const { user, address } = await renderScreen(from, { as: { roles: [role] }, server: [...interviewServer, ...lists] });
  await user.type(await palette(), 'ana rey');
  await user.click(
    await screen.findByRole('option', { name: /Interview with Ana Reyes.*London.*Manila · Bookkeeper/ }),
  );
  await expect.poll(address).toBe(to);
});

it.each(['recruitment', 'client'] as const)('finds an open position for %s', async (role) => {
  const server = [...openPositionServer, ...interviewServer, ...lists];
  const { user, address } = await renderScreen('/recruitment/interviews', { as: { roles: [role] }, server });
  await user.type(await palette(), 'bookkeep');
  await user.click(await screen.findByRole('option', { name: /^Bookkeeper.*Harbour Legal Pty Ltd · Sourcing/ }));
  await expect.poll(address).toBe(`/recruitment/${openPositionRow.id}`);
});

it('finds a presented candidate in the client area', async () => {
  const uuid = '8a8b6a1e-6b7e-4b0a-9a37-4f4b8e9c0d23';
  const search = answers(homeEndpoints.search, {
    employees: [],
    client_users: [],
    candidates: [{ uuid, name: 'Cherry Mae Sison', position: 'Bookkeeper' }],
  });
  const server = [search, ...interviewServer, ...lists.slice(0, -1)];
  const { user, address } = await renderScreen('/interview/upcoming', { as: { roles: ['client-user'] }, server });
  await user.type(await palette(), 'cherry');
  await user.click(await screen.findByRole('option', { name: /^Cherry Mae Sison.*Bookkeeper/ }));
  await expect.poll(address).toBe(`/position/candidate-profile/${uuid}`);
});

it('finds users and teams of the own company for a client admin', async () => {
  const uuid = '8a8b6a1e-6b7e-4b0a-9a37-4f4b8e9c0d23';
  const team = { id: 4, uuid, version: 1, name: 'Priya desk', client: { id: 2, name: 'Redgum Logistics' } };
  const server = [
    answers(clientUsersEndpoints.list, { data: [clientUserRow], total: 1 }),
    answers(teamsEndpoints.table, {
      data: [{ ...team, away_limit: null, leads: [], members: 3, abilities: { update: true } }],
      total: 1,
    }),
    ...interviewServer,
    ...lists.slice(3),
  ];
  const { user, address } = await renderScreen('/interview/upcoming', { as: { roles: ['client-admin'] }, server });
  await user.type(await palette(), 'priya');
  await user.click(await screen.findByRole('option', { name: /Priya desk/ }));
  await expect.poll(address).toBe(`/team-management/${uuid}`);
  await user.type(await palette(), 'priya');
  await user.click(await screen.findByRole('option', { name: /Ana Cruz/ }));
  await expect.poll(address).toBe(`/user-management/${clientUserRow.uuid}`);
});

it('finds a user of a client for staff, on the page of the client', async () => {
  const found = { id: 8, name: 'Priya Nair', email: 'priya@redgum.test', client: { id: 2, name: 'Redgum Logistics' } };
  const server = [
    answers(homeEndpoints.search, { employees: [], client_users: [found], candidates: [] }),
    listOf(employeeRow()),
    ...lists.slice(0, -1),
  ];
  const { user, address } = await renderScreen('/employees', { as: hr, server });
  await user.type(await palette(), 'priya');
  await user.click(await screen.findByRole('option', { name: /Priya Nair.*Redgum Logistics/ }));
  await expect.poll(address).toBe('/clients/2?tab=contacts');
});

it('says what to type, and that there may be more of a kind than is shown', async () => {
  const users = [1, 2, 3, 4, 5].map((id) => ({
    ...{ id, name: `Priya ${id}`, email: `priya.${id}@redgum.test` },
    client: { id: 2, name: 'Redgum Logistics' },
  }));
  const server = [
    answers(homeEndpoints.search, { employees: [], client_users: users, candidates: [] }),
    listOf(employeeRow()),
    ...lists.slice(0, -1),
  ];
  const { user } = await renderScreen('/employees', { as: hr, server });
  const box = await palette();
  expect(await screen.findByText('Type a name, an ID or what you want to do.')).toBeTruthy();
  await user.type(box, 'priya');
  expect(await screen.findByText('Top matches. Type more to narrow the search.')).toBeTruthy();
});

it('finds a holiday by its name, in the list with each year of it', async () => {
  const { user, address } = await renderScreen('/holidays', { as: hr, server: [...holidayServer, ...lists] });
  await user.type(await palette(), 'first exa');
  await user.click(await screen.findByRole('option', { name: /First example.*Dec 25.* · Philippines/ }));
  await expect.poll(address).toBe('/holidays?q=First+example');
});

it('finds leave types and policies, and holiday calendars and policies, for those who may read them', async () => {
  const server = [...leavePolicyServer, ...leaveTypeServer, ...lists];
  const { user, address } = await renderScreen('/leave-policies', { as: hr, server });
  await user.type(await palette(), 'maternity');
  await user.click(await screen.findByRole('option', { name: /Maternity Leave.*Leave type/ }));
  await expect.poll(address).toBe('/leave-types/3');
});

it('opens the form of a new employee from any screen', async () => {
  const { user, address } = await renderScreen('/', {
    as: hr,
    server: [listOf(employeeRow()), formDefaults, ...choices, ...lists],
  });
  await user.type(await palette(), 'add emp{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Employee Form Details' })).toBeTruthy();
  expect(address()).toBe('/employees');
});

it('offers a screen that is an act only once', async () => {
  const { user } = await renderScreen('/', { as: { roles: ['employee'] } });
  await user.type(await palette(), 'submit a');
  expect(await screen.findAllByRole('option', { name: /^Submit a ticket/ })).toHaveLength(1);
});

it('offers only what the viewer may do', () => {
  const labels = (role: 'employee' | 'payroll' | 'hr' | 'client-admin') =>
    actionsFor({ roles: [role], permissions: defaultPermissions[role], isEmployee: role === 'employee' }).map(
      ({ label }) => label,
    );
  expect(labels('employee')).toEqual(['Clock in or out', 'Request leave', 'Submit a ticket']);
  expect(labels('payroll')).toContain('Lock timesheets');
  expect(labels('payroll')).not.toContain('Add employee');
  expect(labels('hr')).toContain('Add employee');
  expect(labels('hr')).toEqual(expect.arrayContaining(['Add holiday', 'Add holiday calendar', 'Add holiday policy']));
  expect(labels('payroll')).not.toContain('Add holiday policy');
  expect(labels('client-admin')).toContain('Hire someone');
  expect(labels('hr')).toContain('Assign shift');
  expect(labels('hr')).not.toContain('Hire someone');
});
