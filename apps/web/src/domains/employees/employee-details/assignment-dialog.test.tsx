import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { employeeHistoryEndpoints } from '../../../platform/api/endpoints/employee-history.generated.ts';
import { fakeServer, refuses, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { employeeRecord, recordAnswers } from '../employee-record.fixture.ts';

withFakeServer();

async function open(address: string, record = employeeRecord()) {
  const portal = await renderScreen(address, { as: { roles: ['hr'] }, server: recordAnswers(record) });
  await heading('Ana Reyes');
  return portal;
}

it('changes a position from a later day on', async () => {
  const { user } = await open('/employees/12?tab=profile');
  const requests = watch(employeeHistoryEndpoints.changeAssignment, { id: 12, version: 4 });
  await user.click(screen.getByRole('button', { name: 'Edit Position' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change position' }));
  const day = dialog.getByLabelText(/^Effective date/);
  expect(day).toHaveProperty('value', '2026-03-02');
  await user.clear(dialog.getByLabelText(/^Position/));
  await user.type(dialog.getByLabelText(/^Position/), 'Case manager');
  fireEvent.change(day, { target: { value: '2026-04-01' } });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Employee Saved Successfully')).toBeTruthy();
  expect(requests[0]?.body).toEqual({
    kind: 'position',
    id: 12,
    version: 3,
    position: 'Case manager',
    effective_date: '2026-04-01',
  });
});

it('is offered next to the history of clients, positions and shifts, and shows why a change was refused', async () => {
  const { user } = await open('/employees/12?tab=employment');
  expect(await screen.findByRole('list', { name: 'Positions (current and planned)' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Change shift' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change shift' }));
  const text = 'This value is already valid on that day. Choose another value or another day.';
  fakeServer.use(
    refuses(employeeHistoryEndpoints.changeAssignment, 'invalid-input', {
      message: text,
      errors: { effective_date: [text] },
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findAllByText(text)).length).toBeGreaterThan(0);
});

it('row 21: reports a change by another user', async () => {
  const { user } = await open('/employees/12?tab=profile');
  await user.click(screen.getByRole('button', { name: 'Edit Client' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change client' }));
  const fields = [{ name: 'shift_id', label: 'Shift' }];
  const conflict = { by: 'Hannah Ramos', at: '2026-03-02T02:00:00Z', fields };
  fakeServer.use(
    refuses(employeeHistoryEndpoints.changeAssignment, 'conflict', { message: 'Changed by Hannah Ramos.', conflict }),
  );
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/^Changed by Hannah Ramos\. Changed .+: Shift\. What you typed is kept/)).toBeTruthy();
});

it('is not offered for a former employee', async () => {
  await open('/employees/12?tab=profile', employeeRecord({ employee_status_type_group: { name: 'resignation' } }));
  expect(screen.queryByRole('button', { name: 'Edit Position' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Edit Client' })).toBeNull();
});
