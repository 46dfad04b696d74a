import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { employeeStatusEndpoints } from '../../../platform/api/endpoints/employee-status.generated.ts';
import { fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { employeeRecord, recordAnswers } from '../employee-record.fixture.ts';

withFakeServer();

const planned = {
  planned_ending: {
    last_day: '2026-12-15',
    status_type: { id: 8, name: 'Resigned' },
    reason: 'Moves abroad',
    clearance_status: 'Pending',
    rehire: true,
    effective_at: '2026-12-15T23:00:00Z',
    actor_name: 'Hannah Ramos',
    impersonator_name: null,
  },
};

async function open(record = employeeRecord(planned)) {
  const portal = await renderScreen('/employees/12', { as: { roles: ['hr'] }, server: recordAnswers(record) });
  await heading('Ana Reyes');
  return portal;
}

it('shows the planned last day, and cancels it after a confirmation', async () => {
  const { user } = await open();
  expect(await screen.findByText('Last day planned: Dec 15 (Resigned)')).toBeTruthy();
  expect(
    screen.getByText(/The account closes on Dec 16, 2026 7:00 AM. Planned by Hannah Ramos: Moves abroad/),
  ).toBeTruthy();
  const requests = watch(employeeStatusEndpoints.cancelEnding, { id: 12, version: 4 });
  await user.click(screen.getByRole('button', { name: 'Cancel the planned last day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the planned last day' }));
  expect(dialog.getByText(/the days after Dec 15 return to the schedule/)).toBeTruthy();
  fakeServer.use(...recordAnswers(employeeRecord({ version: 4 })));
  await user.click(dialog.getByRole('button', { name: 'Cancel last day' }));
  expect(await screen.findByText('Planned last day has been successfully removed.')).toBeTruthy();
  expect(requests.map(({ body }) => body)).toEqual([{ id: 12, version: 3 }]);
  expect(screen.queryByText(/Last day planned/)).toBeNull();
});

it('shows why it could not be cancelled', async () => {
  const { user } = await open();
  const message = 'Hannah Ramos changed this employee after you opened it. Look at the changes and try again.';
  fakeServer.use(refuses(employeeStatusEndpoints.cancelEnding, 'conflict', { message }));
  await user.click(await screen.findByRole('button', { name: 'Cancel the planned last day' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancel last day' }));
  expect(await dialog.findByText(message)).toBeTruthy();
});

it('offers no cancellation to viewers who may not change the employee', async () => {
  await open(
    employeeRecord({ ...planned, abilities: { update: false, delete: false, exempt: false, policies: false } }),
  );
  expect(await screen.findByText(/Last day planned/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel the planned last day' })).toBeNull();
});

it('shows nothing without a plan', async () => {
  await open(employeeRecord());
  expect(screen.queryByText(/Last day planned/)).toBeNull();
});
