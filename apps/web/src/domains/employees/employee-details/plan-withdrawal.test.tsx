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
  const positions = within(await screen.findByRole('table', { name: 'Positions' }));
  return { ...portal, positions };
}

it('takes back what is planned after a question, and nothing that holds', async () => {
  const { user, positions } = await open();
  expect(positions.getAllByRole('button', { name: /Remove/ })).toHaveLength(1);
  const requests = watch(employeeHistoryEndpoints.withdrawPlan, { id: 12, version: 4 });
  await user.click(positions.getByRole('button', { name: 'Remove planned position from Apr 01, 2026' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Planned Position' }));
  expect(dialog.getByText(/What holds before it goes on/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Planned position has been successfully removed.')).toBeTruthy();
  expect(requests.map(({ body }) => body)).toEqual([
    { kind: 'position', id: 12, version: 3, effective_date: '2026-04-01' },
  ]);
});

it('says why it could not be taken back', async () => {
  const { user, positions } = await open();
  const message = 'The shift of 2026-04-02 would overlap with the one of 2026-04-01.';
  fakeServer.use(refuses(employeeHistoryEndpoints.withdrawPlan, 'invalid-input', { message }));
  await user.click(positions.getByRole('button', { name: /^Remove/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Planned Position' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(message)).toBeTruthy();
});

it('is not offered to those who may not change the employee', async () => {
  const { positions } = await open(employeeRecord({ abilities: { update: false, delete: false } }));
  expect(positions.queryByRole('button', { name: /Remove/ })).toBeNull();
});
