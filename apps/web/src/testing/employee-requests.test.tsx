import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { correctionRow, overtimeRow } from '../domains/attendance/attendance.fixture.ts';
import { employeeRecord, recordAnswers } from '../domains/employees/employee-record.fixture.ts';
import { correctionsEndpoints } from '../platform/api/endpoints/corrections.generated.ts';
import { overtimeEndpoints } from '../platform/api/endpoints/overtime.generated.ts';
import { answers, watch } from './fake-server.ts';
import { renderScreen, withFakeServer } from './render-screen.tsx';

withFakeServer();

const none = { data: [], total: 0, waiting: 0 };
const asked = {
  correction: answers(correctionsEndpoints.list, { data: [correctionRow], total: 1, waiting: 1 }),
  overtime: answers(overtimeEndpoints.list, { data: [overtimeRow], total: 1, waiting: 1 }),
};

const show = (...server: readonly ReturnType<typeof answers>[]) =>
  renderScreen('/employees/12', { as: { roles: ['hr'] }, server: [...server, ...recordAnswers(employeeRecord())] });

it('approves a pending correction of an employee in one step', async () => {
  const sent = watch(correctionsEndpoints.decide, { id: correctionRow.id, version: correctionRow.version + 1 });
  const { user } = await show(asked.correction, answers(overtimeEndpoints.list, none));
  await user.click(await screen.findByRole('button', { name: /^Approve/ }));
  expect(await screen.findByText(/^The correction of .* was approved\.$/)).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ id: correctionRow.id, decision: 'approved' });
});

it('says why overtime was not approved', async () => {
  const { id, employee, work_date } = overtimeRow;
  watch(overtimeEndpoints.decide, { done: 0, left_out: [{ id, name: employee.name, work_date, why: 'decided' }] });
  const { user } = await show(asked.overtime, answers(correctionsEndpoints.list, none));
  await user.click(await screen.findByRole('button', { name: /^Approve/ }));
  expect(await screen.findByText('You decided on this overtime already. It waits for others.')).toBeTruthy();
});
