import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { employeeHistoryEndpoints } from '../../../platform/api/endpoints/employee-history.generated.ts';
import { answers, fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { employeeRecord, recordAnswers } from '../employee-record.fixture.ts';

withFakeServer();

const current = { id: 1, from: '2024-01-01', to: '2026-03-31', state: 'current', position: 'Clerk' } as const;
const planned = { id: 2, from: '2026-04-01', to: null, state: 'future', position: 'Nurse' } as const;
const withPlan = answers(employeeHistoryEndpoints.assignments, {
  clients: [],
  positions: [planned, current],
  shifts: [],
});

async function open(record = employeeRecord()) {
  const server = [withPlan, ...recordAnswers(record)];
  const portal = await renderScreen('/employees/12?tab=employment', { as: { roles: ['hr'] }, server });
  const positions = within(await screen.findByRole('list', { name: 'Positions (current and planned)' }));
  return { ...portal, positions };
}

it('cancels a planned position and takes it back, and is not offered for current and past values', async () => {
  const { user, positions } = await open();
  expect(positions.getAllByRole('button', { name: /Cancel/ })).toHaveLength(1);
  const requests = watch(employeeHistoryEndpoints.cancelAssignment, { id: 12, version: 4 });
  await user.click(positions.getByRole('button', { name: 'Cancel planned position from Apr 1' }));
  expect(await screen.findByText('The position planned from Apr 1 was cancelled.')).toBeTruthy();
  expect(requests.map(({ body }) => body)).toEqual([
    { kind: 'position', id: 12, version: 3, effective_date: '2026-04-01' },
  ]);
  const again = watch(employeeHistoryEndpoints.changeAssignment, { id: 12, version: 4 });
  fakeServer.use(...recordAnswers(employeeRecord({ version: 4 })));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The position planned from Apr 1 was restored.')).toBeTruthy();
  expect(again.map(({ body }) => body)).toEqual([
    { kind: 'position', id: 12, version: 4, effective_date: '2026-04-01', position: 'Nurse' },
  ]);
});

it('asks first where the value has an end, because planning it again would not give back what was', async () => {
  const ending = answers(employeeHistoryEndpoints.assignments, {
    clients: [],
    positions: [{ ...planned, to: '2026-05-31' }, current],
    shifts: [],
  });
  const server = [ending, ...recordAnswers(employeeRecord())];
  const { user } = await renderScreen('/employees/12?tab=employment', { as: { roles: ['hr'] }, server });
  const requests = watch(employeeHistoryEndpoints.cancelAssignment, { id: 12, version: 4 });
  await user.click(await screen.findByRole('button', { name: 'Cancel planned position from Apr 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel planned position' }));
  expect(dialog.getByText(/The previous one continues/)).toBeTruthy();
  expect(requests).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Cancel change' }));
  expect(await screen.findByText('Planned position has been successfully removed.')).toBeTruthy();
});

it('shows why it could not be cancelled', async () => {
  const { user, positions } = await open();
  const message = 'The shift of 2026-04-02 would overlap with the one of 2026-04-01.';
  fakeServer.use(refuses(employeeHistoryEndpoints.cancelAssignment, 'invalid-input', { message }));
  await user.click(positions.getByRole('button', { name: /^Cancel/ }));
  expect(await screen.findByText(message)).toBeTruthy();
});

it('is not offered to viewers who may not change the employee', async () => {
  const { positions } = await open(
    employeeRecord({ abilities: { update: false, delete: false, exempt: false, policies: false } }),
  );
  expect(positions.queryByRole('button', { name: /Cancel/ })).toBeNull();
});

it('cancels a planned amount, and a planned policy', async () => {
  const amount = { id: 9, from: '2026-04-01', to: null, state: 'future', amount: '90.00', currency: 'AUD' } as const;
  const leave = { ...planned, id: 5, kind: 'leave', policy: { id: 3, name: 'Generous leave' } } as const;
  const server = [
    answers(employeeHistoryEndpoints.costs, { cost: [], re_fee: [amount], nonrefundable: [] }),
    answers(employeeHistoryEndpoints.policies, [leave]),
    ...recordAnswers(employeeRecord()),
  ];
  const { user } = await renderScreen('/employees/12?tab=costs', { as: { roles: ['hr'] }, server });
  const amounts = watch(employeeHistoryEndpoints.cancelAmount, undefined);
  await user.click(await screen.findByRole('button', { name: 'Cancel planned RE fee from Apr 1' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel change' }));
  expect(await screen.findByText('Planned RE fee has been successfully removed.')).toBeTruthy();
  expect(amounts.map(({ body }) => body)).toEqual([{ kind: 're_fee', id: 9 }]);
  await user.click(screen.getByRole('link', { name: 'Policies' }));
  const policies = watch(employeeHistoryEndpoints.cancelPolicy, undefined);
  await user.click(await screen.findByRole('button', { name: 'Cancel planned leave policy from Apr 1' }));
  expect(await screen.findByText('The leave policy planned from Apr 1 was cancelled.')).toBeTruthy();
  expect(policies.map(({ body }) => body)).toEqual([{ id: 5 }]);
});
