import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { employeeLookupEndpoints } from '../../../platform/api/endpoints/employee-lookups.generated.ts';
import { leaveBalancesEndpoints } from '../../../platform/api/endpoints/leave-balances.generated.ts';
import { leaveRequestsEndpoints } from '../../../platform/api/endpoints/leave-requests.generated.ts';
import { answers, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { leaveBalance, leaveBalanceServer } from '../leave-balance.fixture.ts';
import { unpaid, vacation } from '../leave-request.fixture.ts';

withFakeServer();

const as = { roles: ['hr'] as const };
const address = '/employees/leave-balances';
const open = (server = leaveBalanceServer) => renderScreen(address, { as, server });

it('lists balances in days, as of a day that the address keeps', async () => {
  await open();
  expect(await screen.findByRole('row', { name: /Ana Reyes/ })).toBeTruthy();
  expect(screen.getByRole('cell', { name: '6.5' })).toBeTruthy();
  const requests = watch(leaveBalancesEndpoints.list, { as_of: '2026-12-24', data: [leaveBalance], total: 1 });
  fireEvent.change(screen.getByLabelText('As of'), { target: { value: '2026-12-24' } });
  await screen.findByDisplayValue('2026-12-24');
  expect(requests.at(-1)?.query.get('as_of')).toBe('2026-12-24');
});

it('says of a later day what its balances include', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-10T04:00:00Z'), toFake: ['Date'] });
  await open();
  await screen.findByRole('row', { name: /Ana Reyes/ });
  expect(screen.queryByRole('columnheader', { name: /Expected/ })).toBeNull();
  watch(leaveBalancesEndpoints.list, {
    as_of: '2026-03-11',
    data: [{ ...leaveBalance, expected_minutes: 3_720 }],
    total: 1,
  });
  const change = (value: string) => fireEvent.change(screen.getByLabelText('As of'), { target: { value } });
  change('2026-03-11');
  expect(await screen.findByText(/^Balance: with approved leave until then\./)).toBeTruthy();
  expect(await screen.findByRole('columnheader', { name: /Expected/ })).toBeTruthy();
  expect(await screen.findByRole('cell', { name: '7.75' })).toBeTruthy();
  change('2026-03-10');
  await screen.findByDisplayValue('2026-03-10');
  expect(screen.queryByText(/^Balance: with approved leave/)).toBeNull();
});

it('shows the ledger behind a balance', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Ana Reyes' }));
  const ledger = await screen.findByRole('table', { name: 'Ledger' });
  expect(ledger.textContent).toContain('Counted twice');
  expect(within(ledger).getByRole('cell', { name: '-1' })).toBeTruthy();
});

it('adjusts a balance with a reason', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Actions for Ana Reyes, Vacation Leave' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Adjust…' }));
  const dialog = await screen.findByRole('dialog', { name: /Adjust Vacation Leave/ });
  await user.click(within(dialog).getByRole('button', { name: 'Adjust' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('The reason is required.');
  await user.type(within(dialog).getByLabelText(/^Number of days/), '-1.5');
  await user.type(within(dialog).getByLabelText(/^Reason/), 'Counted twice');
  const sent = watch(leaveBalancesEndpoints.adjust, { id: 9 });
  await user.click(within(dialog).getByRole('button', { name: 'Adjust' }));
  expect(await screen.findByText('Leave balance has been successfully adjusted.')).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ employee_id: 7, leave_type_id: 3, days: '-1.5', reason: 'Counted twice' });
});

it('adds days for an employee without a balance', async () => {
  const ana = { id: 7, name: 'Ana Reyes', position: 'Agent', client: { id: 3, legal_business_name: 'Harbour Homes' } };
  const { user } = await open([
    ...leaveBalanceServer,
    answers(employeeLookupEndpoints.active, { data: [ana], total: 1 }),
    answers(leaveRequestsEndpoints.choices, { policy: null, types: [vacation, unpaid] }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Add days' }));
  const panel = await screen.findByRole('dialog', { name: 'Add leave days' });
  await user.click(within(panel).getByRole('combobox', { name: /Employee/ }));
  await user.click(await screen.findByRole('option', { name: /Ana Reyes/ }));
  await user.click(within(panel).getByRole('combobox', { name: /Leave type/ }));
  // Unpaid leave has no balance.
  expect(screen.queryByRole('option', { name: /Leave Without Pay/ })).toBeNull();
  await user.click(await screen.findByRole('option', { name: /Vacation Leave/ }));
  await user.type(within(panel).getByLabelText(/^Number of days/), '5');
  await user.type(within(panel).getByLabelText(/^Reason/), 'From the old system');
  const sent = watch(leaveBalancesEndpoints.adjust, { id: 9 });
  await user.click(within(panel).getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Leave balance has been successfully adjusted.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({
    employee_id: 7,
    leave_type_id: 1,
    days: '5',
    effective_on: '2026-03-02',
    reason: 'From the old system',
  });
});

it('offers no adjustment of the own balance', async () => {
  const own = { ...leaveBalance, abilities: { adjust: false } };
  const { user } = await open([
    answers(leaveBalancesEndpoints.list, { as_of: '2026-03-02', data: [own], total: 1 }),
    ...leaveBalanceServer,
  ]);
  await user.click(await screen.findByRole('button', { name: 'Ana Reyes' }));
  await screen.findByRole('table', { name: 'Ledger' });
  expect(screen.queryByRole('button', { name: 'Adjust…' })).toBeNull();
});
