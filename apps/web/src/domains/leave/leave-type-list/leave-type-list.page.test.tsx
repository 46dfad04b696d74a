import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { leaveTypesEndpoints } from '../../../platform/api/endpoints/leave-types.generated.ts';
import { answers, fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { leaveTypeServer } from '../leave-type.fixture.ts';

withFakeServer();

const as = { roles: ['admin'] as const };

async function openAction(name: 'Update' | 'Delete') {
  const { user } = await renderScreen('/leave-types', { as, server: leaveTypeServer });
  await user.click(await screen.findByRole('button', { name: 'Actions for Maternity Leave' }));
  await user.click(await screen.findByRole('menuitem', { name }));
  return user;
}

it('lists leave types and adds one', async () => {
  const { user } = await renderScreen('/leave-types', { as, server: leaveTypeServer });
  expect(await screen.findByRole('row', { name: /Maternity Leave/ })).toBeTruthy();
  expect(screen.getByRole('cell', { name: 'Full pay' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Maternity Leave' }).getAttribute('href')).toBe('/leave-types/3');
  await user.click(screen.getByRole('button', { name: 'Add leave type' }));
  const panel = await screen.findByRole('dialog', { name: 'Leave type details' });
  await user.click(within(panel).getByRole('button', { name: 'Add' }));
  expect((await within(panel).findByRole('alert')).textContent).toContain('The name is required.');
  await user.type(within(panel).getByLabelText(/^Name/), 'Second');
  await user.type(within(panel).getByLabelText(/^Code/), 'sec');
  const sent = watch(leaveTypesEndpoints.create, { id: 4, version: 1 });
  await user.click(within(panel).getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Leave type Second has been successfully added.')).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ name: 'Second', code: 'sec', paid_percent: 100, blackouts: [] });
});

it('updates a leave type with the version that was read', async () => {
  const user = await openAction('Update');
  const panel = await screen.findByRole('dialog', { name: 'Leave type details' });
  await user.clear(within(panel).getByLabelText(/^Notice period in days/));
  await user.type(within(panel).getByLabelText(/^Notice period in days/), '14');
  await user.click(within(panel).getByRole('button', { name: 'Remove blackout dates 1' }));
  const sent = watch(leaveTypesEndpoints.update, { id: 3, version: 3 });
  await user.click(within(panel).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Leave type Maternity Leave has been successfully updated.')).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ id: 3, version: 2, notice_days: 14, blackouts: [] });
});

it('says why a leave type cannot be deleted', async () => {
  const user = await openAction('Delete');
  fakeServer.use(refuses(leaveTypesEndpoints.delete, 'conflict', { message: 'It is in use.' }));
  const dialog = await screen.findByRole('dialog', { name: /^Delete .+\?$/ });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByText('It is in use.')).toBeTruthy();
});

it('offers to add the first one', async () => {
  await renderScreen('/leave-types', { as, server: [answers(leaveTypesEndpoints.list, { data: [], total: 0 })] });
  expect(await screen.findByRole('button', { name: 'Add the first leave type' })).toBeTruthy();
});
