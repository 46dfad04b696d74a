import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { employeesEndpoints } from '../../../../platform/api/endpoints/employees.generated.ts';
import { sessionState } from '../../../../platform/session/session-store.ts';
import { fakeServer, refuses, watch } from '../../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../../testing/render-screen.tsx';
import { employeeRecord, recordAnswers } from '../../employee-record.fixture.ts';

withFakeServer();

const ana = employeeRecord();

async function open(record = ana, roles: readonly ['hr'] | readonly ['account manager'] = ['hr']) {
  const portal = await renderScreen('/employees/12?tab=profile', { as: { roles }, server: recordAnswers(record) });
  await heading('Ana Reyes');
  return portal;
}

const pencil = (label: string) => screen.getByRole('button', { name: `Edit ${label}` });
const editor = (label: string) => within(screen.getByRole('form', { name: `Edit ${label}` }));

it('saves a fact with Enter, with the rules and the version of the whole record', async () => {
  const { user } = await open();
  const requests = watch(employeesEndpoints.update, { id: 12, version: 4 });
  await user.click(pencil('Work phone'));
  const input = editor('Work phone').getByRole('textbox');
  expect(document.activeElement).toBe(input);
  fakeServer.use(...recordAnswers(employeeRecord({ version: 4, work_phone: '+63 917 123 4567' })));
  await user.type(input, '+63 917 123 4567{Enter}');
  expect(await screen.findByText('Employee Saved Successfully')).toBeTruthy();
  expect((await screen.findAllByText('+63 (917) 123-4567')).length).toBe(2);
  expect(requests[0]?.body).toMatchObject({ id: 12, version: 3, work_phone: '+63 917 123 4567', name: 'Ana Reyes' });
  await waitFor(() => expect(document.activeElement).toBe(pencil('Work phone')));
});

it('row 12: sends only what was edited of the sensitive section, and neither client nor shift', async () => {
  const { user } = await open();
  const requests = watch(employeesEndpoints.update, { id: 12, version: 4 });
  await user.click(screen.getByRole('button', { name: 'Reveal Home and emergency' }));
  await user.click(await screen.findByRole('button', { name: 'Edit City' }));
  await user.clear(editor('City').getByRole('textbox'));
  await user.type(editor('City').getByRole('textbox'), 'Cebu{Enter}');
  await waitFor(() => expect(requests).toHaveLength(1));
  const sent = Object.keys(requests[0]?.body ?? {});
  expect(sent).toContain('city');
  for (const other of ['sss', 'basic_salary', 'address_line_1', 'client_id', 'shift_id', 'work_phone'])
    expect(sent).not.toContain(other);
});

it('keeps everything unchanged on Escape, and sends nothing without a change', async () => {
  const { user } = await open();
  const requests = watch(employeesEndpoints.update, { id: 12, version: 4 });
  await user.click(pencil('Work email'));
  await user.type(editor('Work email').getByRole('textbox'), 'x{Escape}');
  expect(screen.getAllByText('ana@muster.test').length).toBe(2);
  await user.click(pencil('Work email'));
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('form', { name: 'Edit Work email' })).toBeNull();
  expect(requests).toEqual([]);
});

it('shows what is wrong before it sends anything', async () => {
  const { user } = await open();
  const requests = watch(employeesEndpoints.update, { id: 12, version: 4 });
  await user.click(pencil('Work email'));
  await user.clear(editor('Work email').getByRole('textbox'));
  await user.type(editor('Work email').getByRole('textbox'), 'ana{Enter}');
  expect(await editor('Work email').findByText('The work email must be a valid email address.')).toBeTruthy();
  expect(requests).toEqual([]);
});

it('says at the payment method that a bank account needs its number', async () => {
  const { user } = await open(employeeRecord({ payment_method: 'Cash', bank_account_no: null }));
  const requests = watch(employeesEndpoints.update, { id: 12, version: 4 });
  await user.click(pencil('Payment method'));
  await user.selectOptions(editor('Payment method').getByRole('combobox'), 'Bank Account');
  await user.click(editor('Payment method').getByRole('button', { name: 'Save' }));
  expect(await editor('Payment method').findByText('The bank account number is required.')).toBeTruthy();
  expect(requests).toEqual([]);
});

it('row 21: reports who changed what in the meantime, keeps the typed value, and continues from there', async () => {
  const { user } = await open();
  const fields = [{ name: 'work_phone', label: 'Work phone' }];
  const conflict = { by: 'Hannah Ramos', at: '2026-03-02T02:00:00Z', fields };
  const message = 'Hannah Ramos changed this employee after you opened it. Look at the changes and try again.';
  fakeServer.use(
    refuses(employeesEndpoints.update, 'conflict', { message, conflict }),
    ...recordAnswers(employeeRecord({ version: 9 })),
  );
  await user.click(pencil('Biometric ID'));
  await user.type(editor('Biometric ID').getByRole('textbox'), 'B-77{Enter}');
  await editor('Biometric ID').findByText(/^Hannah Ramos changed.+ Changed .+: Work phone\. What you typed is kept/);
  const requests = watch(employeesEndpoints.update, { id: 12, version: 10 });
  await user.click(editor('Biometric ID').getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(requests[0]?.body).toMatchObject({ version: 9, biometric_id: 'B-77' }));
});

it('row 21: a record that is refetched behind the editor does not silently discard a change', async () => {
  const { user } = await open();
  await user.click(pencil('Biometric ID'));
  fakeServer.use(...recordAnswers(employeeRecord({ version: 8 })));
  const requests = watch(employeesEndpoints.update, { id: 12, version: 9 });
  await user.type(editor('Biometric ID').getByRole('textbox'), 'B-77{Enter}');
  await waitFor(() => expect(requests[0]?.body).toMatchObject({ version: 3 }));
});

it('chooses from a list: yes or no, office, place of work', async () => {
  const { user } = await open();
  const requests = watch(employeesEndpoints.update, { id: 12, version: 4 });
  await user.click(pencil('Salaried'));
  await user.selectOptions(editor('Salaried').getByRole('combobox'), 'No');
  await user.click(editor('Salaried').getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(requests[0]?.body).toMatchObject({ is_salaried: false }));
});

it('row 12: of an expired session says nothing in the editor: an alert over the page does', async () => {
  const { user } = await open();
  await user.click(pencil('Biometric ID'));
  fakeServer.use(refuses(employeesEndpoints.update, 'session-expired', { message: 'The session has expired.' }));
  await user.type(editor('Biometric ID').getByRole('textbox'), 'B-77{Enter}');
  await waitFor(() => expect(sessionState().expired).toBe(true));
  expect(screen.queryByText('The session has expired.')).toBeNull();
});

it('offers no pencil to viewers who may not change the record', async () => {
  await open(
    employeeRecord({
      sensitiveData: false,
      abilities: { update: false, delete: false, exempt: false, policies: false },
    }),
    ['account manager'],
  );
  expect(screen.queryByRole('button', { name: /^Edit / })).toBeNull();
});

it('offers none for derived values', async () => {
  await open();
  expect(screen.queryByRole('button', { name: 'Edit Regularization date' })).toBeNull();
});
