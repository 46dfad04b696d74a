import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { employeeListExport, employeesEndpoints } from '../../../platform/api/endpoints/employees.generated.ts';
import { fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { watchSaving } from '../../../testing/watch-saving.ts';
import { employeeRow, listOf } from '../employee-row.fixture.ts';

withFakeServer();

const hr = { roles: ['hr'] as const };

const parametersOf = (body: unknown) => {
  const { query } = body as { query: { dt_params: string } };
  return JSON.parse(query.dt_params) as Readonly<Record<string, unknown>>;
};

async function open(address: string) {
  const two = [employeeRow(), employeeRow({ id: 13, name: 'Ben Cruz' })];
  const portal = await renderScreen(address, { as: hr, server: [listOf(...two)] });
  await screen.findByRole('row', { name: /Ana Reyes/ });
  return portal;
}

it('exports the current list: search, filters, sort and the selected columns', async () => {
  const saved = watchSaving();
  const requests = watch(employeeListExport, undefined as never);
  const { user } = await open('/employees?q=ana&sort=-name&filter.primary_work_location=wfh&show_inactives=1');
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Timezone' }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(screen.getByRole('menuitem', { name: 'CSV (.csv)' }));
  expect(await screen.findByText('The list has been successfully exported.')).toBeTruthy();
  expect(requests[0]?.body).toMatchObject({ format: 'csv', query: { show_inactives: 'true' } });
  expect(parametersOf(requests[0]?.body)).toMatchObject({
    sort: [{ field: 'name', order: -1 }],
    filters: { global: { value: 'ana' }, primary_work_location: { value: ['wfh'], matchMode: 'in' } },
  });
  expect(JSON.stringify(requests[0]?.body)).not.toContain('"timezone_id"');
  expect(parametersOf(requests[0]?.body)).not.toHaveProperty('filters.id');
  expect(saved).toEqual(['employees.csv']);
});

it('exports only the selected rows', async () => {
  watchSaving();
  const requests = watch(employeeListExport, undefined as never);
  const { user } = await open('/employees');
  await user.click(screen.getByRole('checkbox', { name: 'Select Ben Cruz' }));
  const bar = within(screen.getByRole('region', { name: 'Selected rows' }));
  await user.click(bar.getByRole('button', { name: 'Export selected' }));
  await user.click(screen.getByRole('menuitem', { name: 'Excel (.xlsx)' }));
  expect(await screen.findByText('The list has been successfully exported.')).toBeTruthy();
  expect(requests[0]?.body).toMatchObject({ format: 'xlsx', query: { show_inactives: 'true' } });
  const { sort, filters } = parametersOf(requests[0]?.body);
  expect({ sort, filters }).toEqual({ sort: [], filters: { id: { value: [13], matchMode: 'in' } } });
});

it('shows why an export was refused', async () => {
  const { user } = await open('/employees');
  const message = 'There are more than 20,000 rows to export. Narrow the list by search or filters.';
  fakeServer.use(refuses(employeeListExport, 'invalid-input', { message }));
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(screen.getByRole('menuitem', { name: 'Excel (.xlsx)' }));
  expect(await screen.findByText(message)).toBeTruthy();
});

it('offers no export without a list', async () => {
  const requests = watch(employeesEndpoints.table, { data: [], total: 0 });
  await renderScreen('/employees', { as: { roles: ['team lead'] } });
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  expect(requests).toEqual([]);
});
