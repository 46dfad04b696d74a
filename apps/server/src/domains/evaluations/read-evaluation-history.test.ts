import { evaluationsCalls } from '@muster/contract/domains/evaluations/evaluations.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createEvaluation } from '../../testing/factories/evaluations.ts';
import { type Twin, twinClients } from '../../testing/twin-clients.ts';

let portal: TestPortal;
let left: Twin;
let right: Twin;

beforeAll(async () => {
  portal = await buildTestApp();
  ({ left, right } = await twinClients(portal.db, portal.services.cipher));
  for (const twin of [left, right]) {
    const of = { employee_id: twin.employeeIds[0] ?? 0, client_id: twin.clientId };
    await createEvaluation(portal.db, of);
    await createEvaluation(portal.db, {
      ...of,
      status: 'For Evaluation',
      period: '[2026-01-01,2026-12-31]',
      due_on: '2027-01-15',
      completed_on: null,
      score_hundredths: null,
    });
  }
});
afterAll(() => portal.close());

it('lists the evaluations of one employee, newest first', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const { body } = await hr.call(evaluationsCalls.history, { params: { id: left.employeeIds[0] ?? 0 } });
  expect(body).toMatchObject([
    { status: 'For Evaluation', period_from: '2026-01-01', score: null },
    { status: 'Completed', period_from: '2025-01-01', period_to: '2025-12-31', score: 86.5 },
  ]);
});

it('is empty for an employee without evaluations', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  const { id } = await createEmployee(portal.db);
  expect((await hr.call(evaluationsCalls.history, { params: { id } })).body).toEqual([]);
});

it('row 9: gives the same answer for foreign and missing employees', async () => {
  const viewer = await portal.as({
    roles: ['client-admin'],
    permissions: ['can view all employees'],
    clientId: left.clientId,
  });
  const own = await viewer.call(evaluationsCalls.history, { params: { id: left.employeeIds[0] ?? 0 } });
  expect(own.body).toHaveLength(2);
  const foreign = await viewer.refused(evaluationsCalls.history, { params: { id: right.employeeIds[0] ?? 0 } });
  const missing = await viewer.refused(evaluationsCalls.history, { params: { id: 99_999_999 } });
  expect([foreign.status, { ...foreign.body, requestId: '' }]).toEqual([404, { ...missing.body, requestId: '' }]);
});

it('row 10: without a scope, row security shows no evaluation', async () => {
  const seen = await portal.services.databases.scoped.selectFrom('employee_review').selectAll().execute();
  expect(seen).toEqual([]);
});

it('refuses a completed evaluation without a score, and two of one kind on a day', async () => {
  const of = { employee_id: left.employeeIds[0] ?? 0, client_id: left.clientId };
  await expect(createEvaluation(portal.db, { ...of, kind: 'catch-up', score_hundredths: null })).rejects.toThrow(
    'employee_review_completed_has_score',
  );
  await expect(createEvaluation(portal.db, { ...of, period: '[2025-06-01,2025-06-30]' })).rejects.toThrow(
    'employee_review_no_overlap',
  );
});
