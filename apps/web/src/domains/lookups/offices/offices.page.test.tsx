import type { OfficeRow } from '@muster/contract/domains/lookups/offices.calls.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lookupsEndpoints } from '../../../platform/api/endpoints/lookups.generated.ts';
import { officeListExport, officesEndpoints } from '../../../platform/api/endpoints/offices.generated.ts';
import { answers, fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { watchSaving } from '../../../testing/watch-saving.ts';

withFakeServer();

const office: OfficeRow = {
  id: 3,
  version: 2,
  name: 'Cebu',
  address: 'IT Park, Cebu City',
  timezone_id: 291,
  timezone: 'Asia/Manila',
  country_id: null,
  country: null,
  employees: 12,
};
const as = { roles: ['office admin'] as const };
const server = [
  answers(officesEndpoints.list, { data: [office], total: 1 }),
  answers(lookupsEndpoints.countries, [{ id: 175, name: 'Philippines', code: 'PH' }]),
];

it('product.areas.1 lists offices and adds one', async () => {
  const { user } = await renderScreen('/offices', { as, server });
  expect((await screen.findByRole('row', { name: /Cebu/ })).textContent).toContain('Manila');
  await user.click(screen.getByRole('button', { name: 'Add office' }));
  const panel = await screen.findByRole('dialog', { name: 'Office details' });
  await user.click(within(panel).getByRole('button', { name: 'Add' }));
  expect((await within(panel).findByRole('alert')).textContent).toContain('The address is required.');
  await user.type(within(panel).getByLabelText(/^Name/), 'Davao');
  await user.type(within(panel).getByLabelText(/^Address/), 'Lanang');
  const sent = watch(officesEndpoints.create, { id: 4, version: 1 });
  await user.click(within(panel).getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Office Davao has been successfully added.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ name: 'Davao', address: 'Lanang', timezone_id: null, country_id: null });
});

it('keeps a new office through a reload for the same form, and nothing of a stored one', async () => {
  const first = await renderScreen('/offices', { as, server });
  await first.user.click(await screen.findByRole('button', { name: 'Add office' }));
  const typed = await screen.findByRole('dialog', { name: 'Office details' });
  await first.user.type(within(typed).getByLabelText(/^Name/), 'Davao');
  window.dispatchEvent(new Event('pagehide'));
  cleanup();

  const { user } = await renderScreen('/offices', { as, server });
  await user.click(await screen.findByRole('button', { name: 'Add office' }));
  const panel = await screen.findByRole('dialog', { name: 'Office details' });
  expect(await within(panel).findByText('Your draft was restored')).toBeTruthy();
  expect(within(panel).getByLabelText(/^Name/)).toHaveProperty('value', 'Davao');
  await user.click(within(panel).getByRole('button', { name: 'Discard draft' }));
  expect(within(panel).getByLabelText(/^Name/)).toHaveProperty('value', '');
  window.dispatchEvent(new Event('pagehide'));
  expect(Object.keys(window.sessionStorage).filter((key) => key.startsWith('muster.draft.'))).toEqual([]);
});

it('says why an office cannot be deleted', async () => {
  const { user } = await renderScreen('/offices', { as, server });
  await user.click(await screen.findByRole('button', { name: 'Actions for Cebu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const text = 'The office is in use by 12 employees, past ones included, and cannot be deleted.';
  fakeServer.use(refuses(officesEndpoints.delete, 'conflict', { message: text }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Cebu?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByText(text)).toBeTruthy();
});

it('exports the list without the columns that the reader hides', async () => {
  const saved = watchSaving();
  const requests = watch(officeListExport, undefined as never);
  const { user } = await renderScreen('/offices?q=cebu', { as, server });
  await screen.findByRole('row', { name: /Cebu/ });
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Timezone' }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(screen.getByRole('menuitem', { name: 'Excel (.xlsx)' }));
  expect(await screen.findByText('The list has been successfully exported.')).toBeTruthy();
  expect(requests[0]?.body).toMatchObject({ format: 'xlsx', columns: ['name', 'address', 'country', 'employees'] });
  expect(JSON.stringify(requests[0]?.body)).toContain('cebu');
  expect(saved).toEqual(['offices.xlsx']);
});
