import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ticketTypesEndpoints } from '../../../platform/api/endpoints/ticket-types.generated.ts';
import { answers, fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { ticketTypeServer } from '../ticket-type.fixture.ts';

withFakeServer();

const as = { roles: ['admin'] as const };

async function openAction(name: 'Update' | 'Delete') {
  const { user } = await renderScreen('/ticket-types', { as, server: ticketTypeServer });
  await user.click(await screen.findByRole('button', { name: 'Actions for IT support' }));
  await user.click(await screen.findByRole('menuitem', { name }));
  return user;
}

it('lists ticket types and adds one', async () => {
  const { user } = await renderScreen('/ticket-types', { as, server: ticketTypeServer });
  const row = await screen.findByRole('row', { name: /IT support/ });
  expect(within(row).getByText('Employees, staff')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'IT support' }).getAttribute('href')).toBe('/ticket-types/3');
  await user.click(screen.getByRole('button', { name: 'Add ticket type' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Ticket type details' }));
  await user.click(panel.getByRole('button', { name: 'Add' }));
  const errors = (await panel.findByRole('alert')).textContent;
  expect(errors).toContain('The name is required.');
  expect(errors).toContain('Field 1: The label is required.');
  await user.type(panel.getByLabelText(/^Name/), 'Desk move');
  await user.type(panel.getByLabelText(/^Code/), 'desk');
  await user.click(panel.getByRole('combobox', { name: /^Default group/ }));
  await user.click(await screen.findByRole('option', { name: 'Office admin' }));
  await user.click(panel.getByRole('combobox', { name: /^SLA policy/ }));
  await user.click(await screen.findByRole('option', { name: /Nights/ }));
  await user.click(panel.getByRole('button', { name: /^Field 1/, expanded: false }));
  await user.type(panel.getByLabelText(/^Label/), 'Which desk');
  const sent = watch(ticketTypesEndpoints.create, { id: 4, version: 1 });
  await user.click(panel.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Ticket type Desk move has been successfully added.')).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({
    name: 'Desk move',
    code: 'desk',
    default_group: 'office admin',
    sla_policy_id: 3,
    fields: [{ key: 'field_1', label: 'Which desk', kind: 'text', edited_by: ['requester'] }],
  });
});

it('updates a ticket type with the version that was read', async () => {
  const user = await openAction('Update');
  const panel = within(await screen.findByRole('dialog', { name: 'Ticket type details' }));
  await user.click(await panel.findByRole('button', { name: 'Move Asset tag down' }));
  await user.click(panel.getByRole('button', { name: 'Remove Problem with' }));
  const sent = watch(ticketTypesEndpoints.update, { id: 3, version: 3 });
  await user.click(panel.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Ticket type IT support has been successfully updated.')).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({
    id: 3,
    version: 2,
    fields: [
      { key: 'solution', condition: null },
      // Nothing is left that it could depend on.
      { key: 'asset', condition: null },
    ],
  });
});

it('says why a ticket type cannot be deleted', async () => {
  const user = await openAction('Delete');
  fakeServer.use(refuses(ticketTypesEndpoints.delete, 'conflict', { message: 'It is in use.' }));
  const dialog = await screen.findByRole('dialog', { name: /^Delete .+\?$/ });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByText('It is in use.')).toBeTruthy();
});

it('offers to add the first one', async () => {
  await renderScreen('/ticket-types', { as, server: [answers(ticketTypesEndpoints.list, { data: [], total: 0 })] });
  expect(await screen.findByRole('button', { name: 'Add the first ticket type' })).toBeTruthy();
});
