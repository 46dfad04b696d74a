import { searchableColumns } from '@muster/contract/domains/employees/employee-columns.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { employeesEndpoints } from '../../../platform/api/endpoints/employees.generated.ts';
import { answers, breaks, hangs, refuses, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { employeeRow, listOf } from '../employee-row.fixture.ts';

withFakeServer();

const hr = { roles: ['hr'] as const };
const manager = { roles: ['account manager'] as const };
const allColumns = [
  'Name',
  'Position',
  'Client name',
  'Timezone',
  'Shift schedule',
  'Personal email',
  'Location',
  'Status',
  'Reason',
  'Clearance status',
  'Rehire',
  'Actions',
];

// The first column selects rows.
const columns = () =>
  screen
    .getAllByRole('columnheader')
    .slice(1)
    .map((head) => head.textContent);
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const cellsOf = async (name: string) =>
  within(await rowOf(name))
    .getAllByRole('cell')
    .slice(1)
    .map((cell) => cell.textContent);

it('employee-list.columns.1 to employee-list.columns.12 shows twelve columns in this order', async () => {
  await renderScreen('/employees', { as: hr, server: [listOf(employeeRow())] });
  await rowOf('Ana Reyes');
  expect(columns()).toEqual(allColumns);
  expect((await cellsOf('Ana Reyes')).slice(1, 8)).toEqual([
    'Paralegal',
    'Harbour Legal',
    'Manila',
    'Day shift',
    'ana@mail.test',
    'Work From Office',
    'Active',
  ]);
});

it('employee-list.columns.13 employee-list.columns.14 employee-list.actions.2 hides three columns from the account manager', async () => {
  const { timezone_id, timezone, personal_email, ...row } = employeeRow({
    abilities: { update: false, delete: false },
  });
  await renderScreen('/employees', { as: manager, server: [listOf(row)] });
  await rowOf('Ana Reyes');
  const hidden = ['Timezone', 'Personal email'];
  expect(columns()).toEqual(allColumns.filter((column) => !hidden.includes(column)));
  expect(screen.queryByRole('button', { name: 'Add Employee' })).toBeNull();
});

it.each([
  ['employee-list.location.1', 'wfh', 'Work From Home'],
  ['employee-list.location.2', 'wfo', 'Work From Office'],
  ['employee-list.location.3', 'hybrid', 'Hybrid'],
] as const)('%s shows %s as %s', async (_id, location, shown) => {
  await renderScreen('/employees', { as: hr, server: [listOf(employeeRow({ primary_work_location: location }))] });
  expect(await cellsOf('Ana Reyes')).toContain(shown);
});

it.each([
  ['employee-list.badges.1', 'active', 'Active', 'green'],
  ['employee-list.badges.2', 'inactive', 'Inactive', 'blue'],
  ['employee-list.badges.3', 'termination', 'Termination', 'red'],
  ['employee-list.badges.3', 'resignation', 'Resignation', 'red'],
] as const)('%s gives %s a badge', async (_id, name, label, tone) => {
  await renderScreen('/employees', { as: hr, server: [listOf(employeeRow({ employee_status_type_group: { name } }))] });
  // In the name cell and in the column of its own.
  const badges = within(await rowOf('Ana Reyes')).getAllByText(label);
  expect(badges.map((badge) => badge.closest('[data-tone]')?.getAttribute('data-tone'))).toEqual([tone, tone]);
});

it('says since when and why somebody is inactive', async () => {
  const away = employeeRow({
    employee_status_type_group: { name: 'inactive' },
    status: { name: 'On leave', since: '2026-02-10' },
  });
  await renderScreen('/employees', { as: hr, server: [listOf(away)] });
  expect(await cellsOf('Ana Reyes')).toContain('Inactive · On leave since Feb 10');
});

it('says when the switch hides the statuses that the filter asks for, and shows them', async () => {
  const { user, address } = await renderScreen('/employees?filter.employee_status_type_group.name=inactive', {
    as: hr,
    server: [listOf()],
  });
  expect(await screen.findByText(/These are hidden/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(address()).toContain('show_inactives=1');
  await waitFor(() => expect(screen.queryByText(/These are hidden/)).toBeNull());
});

it('filters by a text in the name, and has a compact view of its columns', async () => {
  const { user, address } = await renderScreen('/employees', { as: hr, server: [listOf(employeeRow())] });
  await rowOf('Ana Reyes');
  await user.click(screen.getByRole('button', { name: 'Views: All employees' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Compact' }));
  const hidden = ['Personal email', 'Reason', 'Clearance', 'Rehire'];
  expect(columns().filter((text) => hidden.some((one) => text?.startsWith(one)))).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Add filter' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Name' }));
  await screen.findByRole('dialog', { name: 'Filter Name' });
  await user.keyboard('ana{Enter}');
  expect(address()).toBe('/employees?filter.name=ana');
});

it('opens an employee beside the list, goes to the next and the previous, and closes', async () => {
  const server = [listOf(employeeRow(), employeeRow({ id: 13, name: 'Ben Cruz', position: 'Bookkeeper' }))];
  const { user, address } = await renderScreen('/employees', { as: hr, server });
  await user.click(within(await rowOf('Ana Reyes')).getByText('Day shift'));
  const ana = await screen.findByRole('complementary', { name: 'Ana Reyes' });
  expect(within(ana).getByText('ana@mail.test')).toBeTruthy();
  expect(within(ana).getByRole('link', { name: 'View record' }).getAttribute('href')).toBe('/employees/12');
  expect(within(ana).getByRole('button', { name: 'Previous row' })).toHaveProperty('disabled', true);
  await user.click(within(ana).getByRole('button', { name: 'Next row' }));
  const ben = await screen.findByRole('complementary', { name: 'Ben Cruz' });
  expect(within(ben).getByText('Bookkeeper')).toBeTruthy();
  expect(within(ben).getByRole('button', { name: 'Next row' })).toHaveProperty('disabled', true);
  await user.keyboard('k');
  expect(await screen.findByRole('complementary', { name: 'Ana Reyes' })).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('complementary', { name: 'Ana Reyes' })).toBeNull();
  expect(address()).toBe('/employees');
});

it('shows in the quick view only what the viewer may see', async () => {
  const { timezone_id, timezone, personal_email, ...row } = employeeRow({
    employee_status_type_group: { name: 'resignation' },
  });
  const { user } = await renderScreen('/employees', { as: manager, server: [listOf(row)] });
  await user.click(within(await rowOf('Ana Reyes')).getByText('Day shift'));
  const panel = await screen.findByRole('complementary', { name: 'Ana Reyes' });
  expect(
    within(panel)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(allColumns.filter((column) => !['Name', 'Timezone', 'Personal email', 'Actions'].includes(column)));
});

it('shows in the quick view what is missing, who leads the employee and the next shift, and opens the form', async () => {
  const facts = {
    status: { group: 'active' as const, name: 'Active', since: null },
    client_since: null,
    office: 'Manila',
    next_shift: {
      work_date: '2026-03-02',
      starts_at: '2026-03-02T00:00:00Z',
      ends_at: '2026-03-02T09:00:00Z',
      shift: 'Day shift',
      zone: 'Asia/Manila',
    },
    team: { id: 4, name: 'Intake', members: 3, leads: [{ id: 9, name: 'Dennis Castillo' }] },
  };
  const server = [
    listOf(employeeRow({ birthdate: null, shift: null })),
    answers(employeesEndpoints.recordFacts, facts),
  ];
  const { user } = await renderScreen('/employees', { as: hr, server });
  await user.click(within(await rowOf('Ana Reyes')).getByText('Harbour Legal'));
  const panel = within(await screen.findByRole('complementary', { name: 'Ana Reyes' }));
  expect(panel.getByText('Shift, Birth Date')).toBeTruthy();
  expect((await panel.findByRole('link', { name: 'Dennis Castillo' })).getAttribute('href')).toBe('/employees/9');
  expect(panel.getByText(/^Mon, Mar 2, 8:00/)).toBeTruthy();
  expect(panel.getByRole('button', { name: 'ana@mail.test' })).toBeTruthy();
  expect(panel.getByRole('button', { name: 'Update' })).toBeTruthy();
});

it('shows in the quick view of an active employee nothing that is about leaving', async () => {
  const { user } = await renderScreen('/employees', { as: hr, server: [listOf(employeeRow())] });
  await user.click(within(await rowOf('Ana Reyes')).getByText('Day shift'));
  const panel = within(await screen.findByRole('complementary', { name: 'Ana Reyes' }));
  expect(panel.getByText('Status')).toBeTruthy();
  for (const label of ['Reason', 'Clearance status', 'Rehire']) expect(panel.queryByText(label)).toBeNull();
});

it('employee-list.reason.1 employee-list.rehire.1 shows reason and rehire only of separated employees', async () => {
  const separated = (id: number, name: string, rehire: boolean) =>
    employeeRow({
      id,
      name,
      employee_status_type_group: { name: 'resignation' },
      latest_employee_active_date: { reason: 'Relocation', clearance_status: 'Cleared', rehire },
    });
  const server = [listOf(employeeRow(), separated(13, 'Ben Cruz', true), separated(14, 'Cora Lim', false))];
  await renderScreen('/employees?show_inactives=1', { as: hr, server });
  expect((await cellsOf('Ana Reyes')).slice(8, 11)).toEqual(['–', '–', '–']);
  expect((await cellsOf('Ben Cruz')).slice(8, 11)).toEqual(['Relocation', 'Cleared', 'Yes']);
  expect((await cellsOf('Cora Lim')).slice(8, 11)).toEqual(['Relocation', 'Cleared', 'No']);
});

it('employee-list.table.1 to employee-list.table.4 employee-list.toggle.1 sends page, order, filters, search and toggle to the server', async () => {
  const requests = watch(employeesEndpoints.table, { data: [employeeRow()], total: 200 });
  const address =
    '/employees?page=2&size=50&sort=-position&q=ana&show_inactives=1&filter.primary_work_location=wfh&filter.incomplete_configuration=shift&filter.incomplete_configuration=birthdate';
  const { user } = await renderScreen(address, { as: hr });
  await rowOf('Ana Reyes');
  const query = requests[0]?.query;
  expect(query?.get('show_inactives')).toBe('true');
  expect(query?.getAll('incomplete_configuration')).toEqual(['shift', 'birthdate']);
  expect(JSON.parse(query?.get('searchable_columns') ?? '[]')).toEqual(searchableColumns);
  expect(JSON.parse(query?.get('dt_params') ?? '{}')).toEqual({
    first: 50,
    rows: 50,
    sort: [{ field: 'position', order: -1 }],
    filters: {
      primary_work_location: { value: ['wfh'], matchMode: 'in' },
      global: { value: 'ana', matchMode: 'contains' },
    },
  });
  const search = screen.getByRole('searchbox', { name: 'Search Employees' });
  expect(search).toHaveProperty('placeholder', 'Search: Name, Position, Email, Location, Status');
  await user.click(screen.getByRole('switch', { name: 'Show Inactive / Terminated' }));
  await waitFor(() => expect(requests.at(-1)?.query.get('show_inactives')).toBe('false'));
});

it('employee-list.table.6 waits for a pause in typing before it searches', async () => {
  const requests = watch(employeesEndpoints.table, { data: [employeeRow()], total: 1 });
  const { user, address } = await renderScreen('/employees', { as: hr });
  await rowOf('Ana Reyes');
  await user.type(screen.getByRole('searchbox', { name: 'Search Employees' }), 'reyes');
  expect(requests).toHaveLength(1);
  await waitFor(() => expect(address()).toBe('/employees?q=reyes'));
  await waitFor(() => expect(requests).toHaveLength(2));
});

it('employee-list.empty.1 says that nothing was found, and why', async () => {
  const { user, address } = await renderScreen('/employees?q=nobody', { as: hr, server: [listOf()] });
  expect(await screen.findByText('No Employees found')).toBeTruthy();
  expect(screen.getByText('No results match your search and filters.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(address()).toBe('/employees'));
});

it('explains the empty list, and offers to add the first employee', async () => {
  const { user } = await renderScreen('/employees', { as: hr, server: [listOf()] });
  expect(await screen.findByText(/Turn on "Show inactive/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add the first employee' }));
  expect(await screen.findByRole('dialog', { name: 'Employee Form Details' })).toBeTruthy();
});

it('shows a skeleton while the first rows load', async () => {
  await renderScreen('/employees', { as: hr, server: [hangs(employeesEndpoints.table)] });
  expect((await screen.findByRole('table')).getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText('No Employees found')).toBeNull();
});

it('shows an error if the list could not be loaded, and tries again', async () => {
  const { user } = await renderScreen('/employees', { as: hr, server: [breaks(employeesEndpoints.table)] });
  expect(await screen.findByText('Employees could not be loaded', {}, { timeout: 15_000 })).toBeTruthy();
  watch(employeesEndpoints.table, { data: [employeeRow()], total: 1 });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rowOf('Ana Reyes')).toBeTruthy();
});

it('employee-list.warning.1 to employee-list.warning.3 errors.configuration.1 warns about missing configuration and lists it', async () => {
  const missing = employeeRow({
    id: 13,
    name: 'Ben Cruz',
    shift: null,
    schedules_count: 0,
    employee_current_re_fee: false,
  });
  const { user } = await renderScreen('/employees', { as: hr, server: [listOf(employeeRow(), missing)] });
  await rowOf('Ben Cruz');
  expect(screen.getAllByRole('button', { name: /^Incomplete Configuration/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Incomplete Configuration: Ben Cruz' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ben Cruz' });
  expect(within(dialog).getByText('Please be informed that the following needs to be configured')).toBeTruthy();
  const listed = within(dialog)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(listed).toEqual(['RE Fees History', 'Schedule', 'Shift']);
});

it('employee-list.incomplete-filter.1 employee-list.incomplete-filter.4 filters by it from the name column, and clears', async () => {
  const { user, address } = await renderScreen('/employees', { as: hr, server: [listOf(employeeRow())] });
  await rowOf('Ana Reyes');
  const head = screen.getByRole('columnheader', { name: /^Name/ });
  await user.click(within(head).getByRole('button', { name: 'Filter Name and Incomplete Configuration' }));
  const popover = await screen.findByRole('dialog', { name: 'Filter Name and Incomplete Configuration' });
  await user.click(within(popover).getByRole('checkbox', { name: 'Schedule' }));
  await user.click(within(popover).getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(address()).toBe('/employees?filter.incomplete_configuration=schedule'));
  await user.click(within(head).getByRole('button', { name: 'Filter Name and Incomplete Configuration' }));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(address()).toBe('/employees'));
});

it('employee-list.actions.2 employee-list.actions.3 offers the actions that the row allows', async () => {
  const rows = [
    employeeRow(),
    employeeRow({ id: 13, name: 'Ben Cruz', abilities: { update: true, delete: false } }),
    employeeRow({ id: 14, name: 'Cora Lim', abilities: { update: false, delete: true } }),
  ];
  const { user } = await renderScreen('/employees', { as: hr, server: [listOf(...rows)] });
  await rowOf('Ana Reyes');
  const offered = async (name: string) => {
    await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
    const items = screen.getAllByRole('menuitem').map((item) => item.textContent);
    await user.keyboard('{Escape}');
    return items;
  };
  expect(await offered('Ana Reyes')).toEqual(['View', 'Update', 'Deactivate', 'End employment', 'Delete']);
  expect(await offered('Ben Cruz')).toEqual(['View', 'Update', 'Deactivate', 'End employment']);
  expect(await offered('Cora Lim')).toEqual(['View', 'Delete']);
});

it('employee-list.delete.1 employee-list.delete.2 asks before it deletes, and shows a toast', async () => {
  const listed = watch(employeesEndpoints.table, { data: [employeeRow()], total: 1 });
  const deleted = watch(employeesEndpoints.delete, undefined);
  const { user } = await renderScreen('/employees', { as: hr });
  await rowOf('Ana Reyes');
  await user.click(screen.getByRole('button', { name: 'Actions for Ana Reyes' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Employee' });
  expect(dialog.textContent).toContain('Are you sure you want to delete this employee?');
  expect(within(dialog).getByText(/^Ana Reyes, .+ at /)).toBeTruthy();
  expect(deleted).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Employee Ana Reyes has been successfully removed.')).toBeTruthy();
  expect(deleted.map(({ body }) => body)).toEqual([{ id: 12 }]);
  await waitFor(() => expect(listed.length).toBeGreaterThan(1));
});

it('shows in the dialog why an employee could not be deleted', async () => {
  const message = 'Ana Reyes leads a team. Give the team to somebody else first.';
  const server = [listOf(employeeRow()), refuses(employeesEndpoints.delete, 'conflict', { message })];
  const { user } = await renderScreen('/employees', { as: hr, server });
  await rowOf('Ana Reyes');
  await user.click(screen.getByRole('button', { name: 'Actions for Ana Reyes' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Employee' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByText(message)).toBeTruthy();
  const toast = await screen.findByText(
    'An error occurred while deleting employee. If the issue persists, please contact support.',
  );
  expect(toast.closest('[role="alert"]')?.textContent).toContain(message);
});

it('employee-list.access.1 explains to users who may read single employees that the list needs another right', async () => {
  const requests = watch(employeesEndpoints.table, { data: [], total: 0 });
  await renderScreen('/employees', { as: { roles: ['team lead'] } });
  expect(await heading('Employees')).toBeTruthy();
  expect(screen.getByText(/The list needs the permission 'can view all employees'/)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(requests).toHaveLength(0);
});

it.each([
  ['employee', '/page-not-found'],
  ['client-admin', '/forbidden'],
  ['sales', '/forbidden'],
] as const)('employee-list.access.1 is forbidden for a user who is only %s', async (role, destination) => {
  const { address } = await renderScreen('/employees', { as: { roles: [role] } });
  expect(address()).toBe(destination);
});

it('employee-list.table.5 shows 30 rows, or 50 or 100', async () => {
  const requests = watch(employeesEndpoints.table, { data: [employeeRow()], total: 200 });
  const { user } = await renderScreen('/employees', { as: hr });
  await rowOf('Ana Reyes');
  const sizes = screen.getByRole('combobox', { name: 'Rows' });
  expect(
    within(sizes)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['30', '50', '100']);
  expect(sizes).toHaveProperty('value', '30');
  await user.selectOptions(sizes, '100');
  await waitFor(() => expect(requests.at(-1)?.query.get('dt_params')).toContain('"rows":100'));
});

it.each([
  ['recruitment', true],
  ['finance', false],
] as const)('employee-list.add.1 offers Add Employee by right: %s, %s', async (role, isOffered) => {
  await renderScreen('/employees', { as: { roles: [role] }, server: [listOf(employeeRow())] });
  await rowOf('Ana Reyes');
  expect(screen.queryAllByRole('button', { name: 'Add Employee' })).toHaveLength(isOffered ? 1 : 0);
});
