import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { holidayCalendarsEndpoints } from '../../../platform/api/endpoints/holiday-calendars.generated.ts';
import { refuses, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { holidayCalendarServer } from '../holiday-calendar.fixture.ts';

withFakeServer();

const as = { roles: ['admin'] as const };
const open = () => renderScreen('/holiday-calendars/3', { as, server: holidayCalendarServer });

it('shows a holiday calendar', async () => {
  await open();
  await heading('First example');
  expect(screen.getByRole('table', { name: 'Holidays of 2027' }).textContent).toContain('Good Friday');
  expect(screen.getByRole('row', { name: /Christmas Eve/ }).textContent).toContain('6:00');
  expect(screen.getByText('Country: The country')).toBeTruthy();
  // Below the year in the head of its card.
  expect(screen.getByRole('cell', { name: 'Fri, Mar 26' })).toBeTruthy();
});

it('opens the form of the record', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Update' }));
  expect(await screen.findByRole('dialog', { name: 'Holiday calendar details' })).toBeTruthy();
});

it.each(['/holiday-calendars/77', '/holiday-calendars/abc'])('finds nothing at %s', async (address) => {
  await renderScreen(address, { as, server: [refuses(holidayCalendarsEndpoints.details, 'not-found')] });
  expect(await heading('Holiday calendar not found')).toBeTruthy();
});

it('copies a year and names what moves', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Copy a year' }));
  const panel = await screen.findByRole('dialog', { name: 'Copy a year' });
  expect(await within(panel).findByText('Good Friday')).toBeTruthy();
  const sent = watch(holidayCalendarsEndpoints.copyYear, { copied: 0, left: ['Good Friday'] });
  await user.click(within(panel).getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ id: 3, from_year: 2027, to_year: 2028 }));
});

it('adds a holiday to the calendar', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add holiday' }));
  const panel = await screen.findByRole('dialog', { name: 'Holiday details' });
  expect(await within(panel).findByDisplayValue('First example')).toBeTruthy();
});

it('adds the published holidays of the first year that has none', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add published holidays' }));
  const panel = await screen.findByRole('dialog', { name: 'Add published holidays' });
  const sent = watch(holidayCalendarsEndpoints.addPublished, { added: 11, left: [] });
  await user.click(within(panel).getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('The published holidays have been successfully added.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ id: 3, year: 2028 });
});
