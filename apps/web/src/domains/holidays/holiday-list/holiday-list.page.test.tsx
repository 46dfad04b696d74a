import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { holidaysEndpoints } from '../../../platform/api/endpoints/holidays.generated.ts';
import { answers, fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { holidayServer } from '../holiday.fixture.ts';

withFakeServer();

const as = { roles: ['admin'] as const };

async function openAction(name: 'Update' | 'Delete') {
  const { user } = await renderScreen('/holidays', { as, server: holidayServer });
  await user.click(await screen.findByRole('button', { name: 'Actions for First example' }));
  await user.click(await screen.findByRole('menuitem', { name }));
  return user;
}

it('lists holidays and adds one', async () => {
  const { user } = await renderScreen('/holidays', { as, server: holidayServer });
  expect(await screen.findByRole('row', { name: /First example/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add holiday' }));
  const panel = await screen.findByRole('dialog', { name: 'Holiday details' });
  await user.click(within(panel).getByRole('button', { name: 'Add' }));
  expect((await within(panel).findByRole('alert')).textContent).toContain('The name is required.');
  await user.type(within(panel).getByLabelText(/^Name/), 'Second');
  await user.click(within(panel).getByRole('combobox', { name: /^Calendar/ }));
  await user.click(await screen.findByRole('option', { name: 'Philippines' }));
  await user.type(within(panel).getByLabelText(/^Date/), '2026-12-24');
  await user.click(within(panel).getByRole('combobox', { name: /^Type/ }));
  await user.click(await screen.findByRole('option', { name: 'Regular' }));
  await user.type(within(panel).getByLabelText(/^Source/), 'Proclamation No. 9');
  expect(await within(panel).findByRole('row', { name: /Maria Santos/ })).toBeTruthy();
  expect(within(panel).getByText('2 planned shifts, 1 day on leave.')).toBeTruthy();
  expect(within(panel).getByText('1 day has a leave request that waits for a decision.')).toBeTruthy();
  expect(within(panel).getByText(/^1 day is locked: an adjustment of a later timesheet corrects it\.$/)).toBeTruthy();
  expect(within(panel).getByText('And 2 more.')).toBeTruthy();
  const sent = watch(holidaysEndpoints.create, { id: 4, version: 1 });
  await user.click(within(panel).getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Holiday Second has been successfully added.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({
    calendar_id: 3,
    day: '2026-12-24',
    name: 'Second',
    kind: 'regular',
    from_time: '',
    until_time: '',
    is_fixed: false,
    source: 'Proclamation No. 9',
  });
});

it('updates a holiday with the version that was read', async () => {
  const user = await openAction('Update');
  const panel = await screen.findByRole('dialog', { name: 'Holiday details' });
  await user.type(within(panel).getByLabelText(/^Source/), ', amended');
  const sent = watch(holidaysEndpoints.update, { id: 3, version: 3 });
  await user.click(within(panel).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Holiday First example has been successfully updated.')).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({
    id: 3,
    version: 2,
    name: 'First example',
    source: 'Proclamation No. 1006, amended',
  });
});

it('says why a holiday cannot be deleted', async () => {
  const user = await openAction('Delete');
  fakeServer.use(refuses(holidaysEndpoints.delete, 'conflict', { message: 'It is in use.' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete First example?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByText('It is in use.')).toBeTruthy();
});

it('offers to add the first one', async () => {
  await renderScreen('/holidays', { as, server: [answers(holidaysEndpoints.list, { data: [], total: 0 })] });
  expect(await screen.findByRole('button', { name: 'Add the first holiday' })).toBeTruthy();
});
