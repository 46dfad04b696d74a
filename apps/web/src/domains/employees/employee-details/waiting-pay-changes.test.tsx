import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { employeesEndpoints } from '../../../platform/api/endpoints/employees.generated.ts';
import { payChangesEndpoints } from '../../../platform/api/endpoints/pay-changes.generated.ts';
import { answers, fakeServer, watch } from '../../../testing/fake-server.ts';
import { heading, renderScreen, withFakeServer } from '../../../testing/render-screen.tsx';
import { employeeRecord, recordAnswers } from '../employee-record.fixture.ts';

withFakeServer();

const permissions = [{ name: 'can update employees' as const }, { name: 'can view all employees' as const }];
const editor = { roles: ['hr'] as const, permissions };
const ana = employeeRecord();
const waiting = {
  ...{ id: 7, employee: { id: 12, name: 'Ana Reyes' }, client: 'Harbour Legal', fields: ['Payment method'] },
  ...{ requested_by: 'Ben Cruz', state: 'waiting' as const, note: null, created_at: '2026-03-02T01:00:00Z' },
  ...{ decided_by: null, decided_at: null, approval: null, abilities: { decide: false, withdraw: true } },
};

async function open(changes: readonly (typeof waiting)[]) {
  const listed = answers(payChangesEndpoints.list, { data: [...changes], total: changes.length });
  const view = await renderScreen('/employees/12?tab=profile', { as: editor, server: [listed, ...recordAnswers(ana)] });
  await heading('Ana Reyes');
  return view;
}

it('shows above the parts of the record that a change waits, and withdraws it', async () => {
  const { user } = await open([waiting]);
  const notice = await screen.findByText('A change waits for approval: Payment method');
  const first = screen.getByRole('heading', { name: 'Work' });
  expect(notice.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getByText(/Requested by Ben Cruz on/)).toBeTruthy();
  const withdrawn = watch(payChangesEndpoints.withdraw, undefined);
  await user.click(screen.getByRole('button', { name: 'Withdraw the change' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('The change was withdrawn.')).toBeTruthy();
  expect(withdrawn.map(({ body }) => body)).toEqual([{ id: 7 }]);
});

it('asks only for the changes of this employee, and shows nothing without one', async () => {
  const asked: (string | null)[] = [];
  const listed = answers(payChangesEndpoints.list, ({ query }) => {
    asked.push(query.get('employee_id'));
    return { data: [], total: 0 };
  });
  await renderScreen('/employees/12?tab=profile', { as: editor, server: [listed, ...recordAnswers(ana)] });
  await heading('Ana Reyes');
  expect(await screen.findByText('Head office')).toBeTruthy();
  expect(asked).toEqual(['12']);
  expect(screen.queryByText(/waits for approval/)).toBeNull();
});

it('says after editing in place that the change waits, and shows the notice', async () => {
  const { user } = await open([]);
  watch(employeesEndpoints.update, { id: 12, version: 3, pay_change: { id: 7, fields: ['Payment method'] } });
  await user.click(screen.getByRole('button', { name: 'Edit Payment method' }));
  const form = within(screen.getByRole('form', { name: 'Edit Payment method' }));
  fakeServer.use(answers(payChangesEndpoints.list, { data: [waiting], total: 1 }));
  await user.selectOptions(form.getByRole('combobox'), 'Cash');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Waiting for the approval of a second person: Payment method.')).toBeTruthy();
  expect(await screen.findByText('A change waits for approval: Payment method')).toBeTruthy();
  expect(screen.queryByText('Employee Saved Successfully')).toBeNull();
});
