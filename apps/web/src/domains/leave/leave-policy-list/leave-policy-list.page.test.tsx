import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { leavePoliciesEndpoints } from '../../../platform/api/endpoints/leave-policies.generated.ts';
import { answers, fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { leavePolicyServer } from '../leave-policy.fixture.ts';

withFakeServer();

const as = { roles: ['hr'] as const };

async function openAction(name: 'Update' | 'Delete') {
  const { user } = await renderScreen('/leave-policies', { as, server: leavePolicyServer });
  await user.click(await screen.findByRole('button', { name: 'Actions for First example' }));
  await user.click(await screen.findByRole('menuitem', { name }));
  return user;
}

const dialog = () => screen.findByRole('dialog', { name: 'Leave policy details' });

it('lists leave policies and adds one', async () => {
  const { user } = await renderScreen('/leave-policies', { as, server: leavePolicyServer });
  expect((await screen.findByRole('row', { name: /First example/ })).textContent).toContain('Vacation Leave');
  await user.click(screen.getByRole('button', { name: 'Add leave policy' }));
  const panel = await dialog();
  await user.click(within(panel).getByRole('button', { name: 'Add' }));
  expect((await within(panel).findByRole('alert')).textContent).toContain('The name is required.');
  await user.type(within(panel).getByLabelText(/^Name/), 'Second');
  await user.type(within(panel).getByLabelText(/^First day/), '2026-01-01');
  await user.click(within(panel).getByRole('button', { name: 'Add leave type' }));
  await user.click(within(panel).getByRole('combobox', { name: /^Leave type/ }));
  await user.click(await screen.findByRole('option', { name: /Vacation Leave/ }));
  await user.click(within(panel).getByRole('combobox', { name: /^Time of credit/ }));
  await user.click(await screen.findByRole('option', { name: 'Every month' }));
  await user.type(within(panel).getByLabelText(/^Number of days a year/), '15');
  await user.click(within(panel).getByRole('button', { name: 'More rules' }));
  await user.type(within(panel).getByLabelText(/^Carry-over to the next year/), '5');
  const sent = watch(leavePoliciesEndpoints.create, { id: 4, version: 1 });
  await user.click(within(panel).getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Leave policy Second has been successfully added.')).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({
    name: 'Second',
    first_day: '2026-01-01',
    lines: [
      {
        ...{ leave_type_id: 3, accrual: 'monthly', yearly_credits: '15', rounding: 'half_day', waiting_months: 0 },
        ...{ carry_credits: '5', carry_months: null, cap_credits: '', negative_credits: '0', steps: [] },
      },
    ],
  });
});

it('shows whose balances an update changes, and sends the version that was read', async () => {
  const user = await openAction('Update');
  const panel = await dialog();
  await user.clear(within(panel).getByLabelText(/^Number of days a year/));
  await user.type(within(panel).getByLabelText(/^Number of days a year/), '20');
  const balance = {
    ...{ employee_id: 7, name: 'Ana Reyes', leave_type_id: 3, leave_type: 'Vacation Leave' },
    ...{ today: { before: 480, after: 960 }, year_end: { before: 7200, after: 9600 } },
  };
  const preview = { employees: 12, total: 1, year_end: '2026-12-31', balances: [balance] };
  const asked = watch(leavePoliciesEndpoints.preview, preview);
  await user.click(within(panel).getByRole('button', { name: 'Preview balances' }));
  const row = await within(panel).findByRole('row', { name: /Ana Reyes/ });
  expect(row.textContent).toContain('1 day → 2 days');
  expect(row.textContent).toContain('15 days → 20 days');
  expect(asked[0]?.body).toMatchObject({ id: 3, first_day: '2026-07-01', lines: [{ yearly_credits: '20' }] });
  const sent = watch(leavePoliciesEndpoints.update, { id: 3, version: 3 });
  await user.click(within(panel).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Leave policy First example has been successfully updated.')).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ id: 3, version: 2, lines: [{ yearly_credits: '20', cap_credits: '30' }] });
});

it('asks for complete leave types before it previews balances', async () => {
  const user = await openAction('Update');
  const panel = await dialog();
  await user.click(within(panel).getByRole('button', { name: 'Add leave type' }));
  await user.click(within(panel).getByRole('button', { name: 'Preview balances' }));
  expect(await within(panel).findByText('Complete the leave types to preview balances.')).toBeTruthy();
});

it('says why a leave policy cannot be deleted', async () => {
  const user = await openAction('Delete');
  fakeServer.use(refuses(leavePoliciesEndpoints.delete, 'conflict', { message: 'It is in use.' }));
  const question = await screen.findByRole('dialog', { name: 'Delete First example?' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await within(question).findByText('It is in use.')).toBeTruthy();
});

it('offers to add the first one', async () => {
  const server = [answers(leavePoliciesEndpoints.list, { data: [], total: 0 })];
  await renderScreen('/leave-policies', { as, server });
  expect(await screen.findByRole('button', { name: 'Add the first leave policy' })).toBeTruthy();
});
