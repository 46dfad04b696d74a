import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ticketSlaPoliciesEndpoints } from '../../../platform/api/endpoints/ticket-sla-policies.generated.ts';
import { answers, fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { ticketSlaPolicyServer } from '../ticket-sla-policy.fixture.ts';

withFakeServer();

const as = { roles: ['admin'] as const };

async function openAction(name: 'Update' | 'Delete') {
  const { user } = await renderScreen('/ticket-sla-policies', { as, server: ticketSlaPolicyServer });
  await user.click(await screen.findByRole('button', { name: 'Actions for Nights' }));
  await user.click(await screen.findByRole('menuitem', { name }));
  return user;
}

it('lists SLA policies and adds one', async () => {
  const { user } = await renderScreen('/ticket-sla-policies', { as, server: ticketSlaPolicyServer });
  expect(await screen.findByRole('row', { name: /Nights Manila Philippines 2 14/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Nights' }).getAttribute('href')).toBe('/ticket-sla-policies/3');
  await user.click(screen.getByRole('button', { name: 'Add SLA policy' }));
  const panel = await screen.findByRole('dialog', { name: 'SLA policy details' });
  await user.click(within(panel).getByRole('button', { name: 'Add' }));
  expect((await within(panel).findByRole('alert')).textContent).toContain('The name is required.');
  await user.type(within(panel).getByLabelText(/^Name/), 'Days');
  await user.click(within(panel).getByRole('combobox', { name: /^Timezone/ }));
  await user.click(await screen.findByRole('option', { name: /Manila/ }));
  await user.click(within(panel).getByRole('button', { name: 'Add break' }));
  const sent = watch(ticketSlaPoliciesEndpoints.create, { id: 4, version: 1 });
  await user.click(within(panel).getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('SLA policy Days has been successfully added.')).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({
    ...{ name: 'Days', timezone_id: 291, approval_minutes: 480 },
    windows: [{ days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00', breaks: [{ from: '12:00', to: '13:00' }] }],
    targets: { 4: { first_response: 120, resolution: 480 } },
  });
});

it('updates an SLA policy with the version that was read', async () => {
  const user = await openAction('Update');
  const panel = await screen.findByRole('dialog', { name: 'SLA policy details' });
  await user.type(await within(panel).findByLabelText(/^Description/), 'More');
  await user.click(within(panel).getByRole('checkbox', { name: 'Saturday' }));
  const sent = watch(ticketSlaPoliciesEndpoints.update, { id: 3, version: 3 });
  await user.click(within(panel).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('SLA policy Nights has been successfully updated.')).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({
    ...{ id: 3, version: 2, name: 'Nights', description: 'More' },
    windows: [{ days: [1, 2, 3, 4, 5, 6], from: '22:00', to: '07:00' }],
  });
});

it('says why an SLA policy cannot be deleted', async () => {
  const user = await openAction('Delete');
  fakeServer.use(refuses(ticketSlaPoliciesEndpoints.delete, 'conflict', { message: 'It is in use.' }));
  const dialog = await screen.findByRole('dialog', { name: /^Delete .+\?$/ });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByText('It is in use.')).toBeTruthy();
});

it('offers to add the first one', async () => {
  await renderScreen('/ticket-sla-policies', {
    as,
    server: [answers(ticketSlaPoliciesEndpoints.list, { data: [], total: 0 })],
  });
  expect(await screen.findByRole('button', { name: 'Add the first SLA policy' })).toBeTruthy();
});
