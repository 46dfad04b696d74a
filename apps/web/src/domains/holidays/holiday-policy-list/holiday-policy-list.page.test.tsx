import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { holidayPoliciesEndpoints } from '../../../platform/api/endpoints/holiday-policies.generated.ts';
import { answers, fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { holidayPolicyServer } from '../holiday-policy.fixture.ts';

withFakeServer();

const as = { roles: ['admin'] as const };

async function openAction(name: 'Update' | 'Delete') {
  const { user } = await renderScreen('/holiday-policies', { as, server: holidayPolicyServer });
  await user.click(await screen.findByRole('button', { name: 'Actions for First example' }));
  await user.click(await screen.findByRole('menuitem', { name }));
  return user;
}

it('lists holiday policies and adds one', async () => {
  const { user } = await renderScreen('/holiday-policies', { as, server: holidayPolicyServer });
  expect(await screen.findByRole('row', { name: /First example/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'First example' }).getAttribute('href')).toBe('/holiday-policies/3');
  await user.click(screen.getByRole('button', { name: 'Add holiday policy' }));
  const panel = await screen.findByRole('dialog', { name: 'Holiday policy details' });
  await user.click(within(panel).getByRole('button', { name: 'Add' }));
  expect((await within(panel).findByRole('alert')).textContent).toContain('The name is required.');
  await user.type(within(panel).getByLabelText(/^Name/), 'Second');
  await user.click(within(panel).getByRole('button', { name: 'Add calendar' }));
  await user.click(within(panel).getByRole('combobox', { name: /^Calendar/ }));
  await user.click(await screen.findByRole('option', { name: 'Philippines' }));
  await user.click(within(panel).getByRole('combobox', { name: /^Effect/ }));
  expect(await screen.findByRole('option', { name: 'Observe or swap' })).toBeTruthy();
  expect(within(panel).getByText(/employees may also ask to work on the holiday/)).toBeTruthy();
  await user.click(await screen.findByRole('option', { name: 'Premium only' }));
  await user.type(within(panel).getByLabelText(/^First year/), '2027');
  const sent = watch(holidayPoliciesEndpoints.create, { id: 4, version: 1 });
  await user.click(within(panel).getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Holiday policy Second has been successfully added.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({
    name: 'Second',
    description: '',
    is_client_assignable: true,
    lines: [{ calendar_id: 3, effect: 'premium', from_year: 2027, until_year: null }],
  });
});

it('updates a holiday policy with the version that was read', async () => {
  const user = await openAction('Update');
  const panel = await screen.findByRole('dialog', { name: 'Holiday policy details' });
  await user.type(within(panel).getByLabelText(/^Description/), 'More');
  const sent = watch(holidayPoliciesEndpoints.update, { id: 3, version: 3 });
  await user.click(within(panel).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Holiday policy First example has been successfully updated.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({
    id: 3,
    version: 2,
    name: 'First example',
    description: 'More',
    is_client_assignable: true,
    lines: [{ calendar_id: 3, effect: 'observe', from_year: 2026, until_year: null }],
  });
});

it('says why a holiday policy cannot be deleted', async () => {
  const user = await openAction('Delete');
  fakeServer.use(refuses(holidayPoliciesEndpoints.delete, 'conflict', { message: 'It is in use.' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete First example?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByText('It is in use.')).toBeTruthy();
});

it('offers to add the first one', async () => {
  await renderScreen('/holiday-policies', {
    as,
    server: [answers(holidayPoliciesEndpoints.list, { data: [], total: 0 })],
  });
  expect(await screen.findByRole('button', { name: 'Add the first holiday policy' })).toBeTruthy();
});

it('shows payroll the policies without changes', async () => {
  const payroll = { roles: ['payroll'] as const };
  await renderScreen('/holiday-policies', { as: payroll, server: holidayPolicyServer });
  expect(await screen.findByRole('row', { name: /First example/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add holiday policy' })).toBeNull();
});
