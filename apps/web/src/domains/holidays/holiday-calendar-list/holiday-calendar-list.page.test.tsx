import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { holidayCalendarsEndpoints } from '../../../platform/api/endpoints/holiday-calendars.generated.ts';
import { answers, fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { holidayCalendarServer } from '../holiday-calendar.fixture.ts';

withFakeServer();

const as = { roles: ['admin'] as const };

async function openAction(name: 'Update' | 'Delete') {
  const { user } = await renderScreen('/holiday-calendars', { as, server: holidayCalendarServer });
  await user.click(await screen.findByRole('button', { name: 'Actions for First example' }));
  await user.click(await screen.findByRole('menuitem', { name }));
  return user;
}

it('lists holiday calendars and adds one', async () => {
  const { user } = await renderScreen('/holiday-calendars', { as, server: holidayCalendarServer });
  expect(await screen.findByRole('row', { name: /First example/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'First example' }).getAttribute('href')).toBe('/holiday-calendars/3');
  await user.click(screen.getByRole('button', { name: 'Add holiday calendar' }));
  const panel = await screen.findByRole('dialog', { name: 'Holiday calendar details' });
  await user.click(within(panel).getByRole('button', { name: 'Add' }));
  expect((await within(panel).findByRole('alert')).textContent).toContain('The name is required.');
  await user.type(within(panel).getByLabelText(/^Name/), 'Second');
  await user.click(within(panel).getByRole('combobox', { name: /^Country/ }));
  await user.click(await screen.findByRole('option', { name: 'Philippines' }));
  const sent = watch(holidayCalendarsEndpoints.create, { id: 4, version: 1 });
  await user.click(within(panel).getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Holiday calendar Second has been successfully added.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({
    name: 'Second',
    country_id: 175,
    state: '',
    client_id: null,
    description: '',
  });
});

it('updates a holiday calendar with the version that was read', async () => {
  const user = await openAction('Update');
  const panel = await screen.findByRole('dialog', { name: 'Holiday calendar details' });
  await user.type(within(panel).getByLabelText(/^Description/), 'More');
  const sent = watch(holidayCalendarsEndpoints.update, { id: 3, version: 3 });
  await user.click(within(panel).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Holiday calendar First example has been successfully updated.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({
    id: 3,
    version: 2,
    name: 'First example',
    country_id: 5,
    state: '',
    client_id: null,
    description: 'More',
  });
});

it('says why a holiday calendar cannot be deleted', async () => {
  const user = await openAction('Delete');
  fakeServer.use(refuses(holidayCalendarsEndpoints.delete, 'conflict', { message: 'It is in use.' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete First example?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByText('It is in use.')).toBeTruthy();
});

it('offers to add the first one', async () => {
  await renderScreen('/holiday-calendars', {
    as,
    server: [answers(holidayCalendarsEndpoints.list, { data: [], total: 0 })],
  });
  expect(await screen.findByRole('button', { name: 'Add the first holiday calendar' })).toBeTruthy();
});
