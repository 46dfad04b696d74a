import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ticketTypesEndpoints } from '../../../platform/api/endpoints/ticket-types.generated.ts';
import { refuses } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { ticketTypeServer } from '../ticket-type.fixture.ts';

withFakeServer();

const as = { roles: ['admin'] as const };
const open = () => renderScreen('/ticket-types/3', { as, server: ticketTypeServer });

it('shows the settings and every version of the form', async () => {
  await open();
  await heading('IT support');
  expect(screen.getByText('Employees, staff')).toBeTruthy();
  const current = within(screen.getByRole('table', { name: 'Fields of version 2' }));
  expect(within(current.getByRole('row', { name: /Asset tag/ })).getByText('Problem with is Computer')).toBeTruthy();
  expect(current.getByText('Computer, Software')).toBeTruthy();
  const former = within(screen.getByRole('table', { name: 'Fields of version 1' }));
  expect(former.getAllByRole('row')).toHaveLength(2);
  expect(screen.getByText('Built-in')).toBeTruthy();
});

it('tries the form as each party sees it, with its conditions and its check', async () => {
  const { user } = await open();
  await heading('IT support');
  expect(screen.queryByLabelText(/^Asset tag/)).toBeNull();
  await user.click(screen.getByRole('combobox', { name: /^Problem with/ }));
  await user.click(await screen.findByRole('option', { name: 'Computer' }));
  await user.click(screen.getByRole('button', { name: 'Check answers' }));
  expect(await screen.findByText('The asset tag is required.')).toBeTruthy();
  await user.type(screen.getByLabelText(/^Asset tag/), 'PC-12');
  await user.click(screen.getByRole('button', { name: 'Check answers' }));
  expect(await screen.findByText('These answers would be accepted.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Assignee' }));
  expect(screen.getByLabelText(/^Solution/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Client' }));
  expect(screen.getByText('The client sees no field of this form.')).toBeTruthy();
});

it('opens the form of the record', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Update' }));
  expect(await screen.findByRole('dialog', { name: 'Ticket type details' })).toBeTruthy();
});

it.each(['/ticket-types/77', '/ticket-types/abc'])('finds nothing at %s', async (address) => {
  await renderScreen(address, { as, server: [refuses(ticketTypesEndpoints.details, 'not-found')] });
  expect(await heading('Ticket type not found')).toBeTruthy();
});
