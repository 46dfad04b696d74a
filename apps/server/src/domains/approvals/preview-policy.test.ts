import { policiesCalls } from '@muster/contract/domains/approvals/policies.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';
import { stepDraft as step } from './policy-draft.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-10T02:00:00Z');
});
afterAll(() => portal.close());

it('names who would be asked today about a person, without the person and with substitutes', async () => {
  const admin = await portal.as({ roles: ['admin'], name: 'Ada Admin' });
  const [lead, member] = [await createEmployee(portal.db), await createEmployee(portal.db)];
  await portal.db.updateTable('employee').set({ client_id: lead.client_id }).where('id', '=', member.id).execute();
  const team = await createTeam(portal.db, { client_id: lead.client_id });
  await addToTeam(portal.db, team, lead, 'teamLead');
  await addToTeam(portal.db, team, member);
  await portal.as({ roles: ['team lead', 'employee'], employeeId: lead.id, name: 'Lena Lead' });
  const self = await portal.as({ roles: ['hr'], employeeId: member.id, name: 'Mia Member' });
  const hana = await portal.as({ roles: ['hr'], name: 'Hana HR' });
  const sub = await portal.as({ roles: ['hr', 'payroll'], name: 'Sue Substitute' });
  await portal.db
    .insertInto('approval_substitute')
    .values({ user_id: self.userId, substitute_user_id: sub.userId, days: '[2026-03-10,2026-03-12)' })
    .execute();
  const { body: policies } = await admin.call(policiesCalls.list);
  const id = policies.data.find(({ kind }) => kind === 'correction')?.id ?? 0;
  const steps = [
    step(),
    step({ name: 'HR', approvers: [{ source: 'role', role: 'hr' }] }),
    step({ name: 'Person', approvers: [{ source: 'person', user_id: self.userId }], escalation_role: 'admin' }),
  ];
  const preview = (employee_id: number) => admin.call(policiesCalls.preview, { body: { id, employee_id, steps } });
  expect((await preview(member.id)).body).toEqual({
    employee: member.name,
    steps: [
      { name: 'Lead', approvers: ['Lena Lead'], escalation: ['Ada Admin'] },
      { name: 'HR', approvers: ['Hana HR', 'Sue Substitute'], escalation: ['Ada Admin'] },
      { name: 'Person', approvers: [], escalation: ['Ada Admin'] },
    ],
  });
  const ofLead = (await preview(lead.id)).body.steps;
  expect(ofLead[0]?.approvers).toEqual([]);
  expect(ofLead[2]?.approvers.toSorted()).toEqual(['Mia Member', 'Sue Substitute']);
  expect(hana.name).toBe('Hana HR');
  const missing = await admin.refused(policiesCalls.preview, { body: { id, employee_id: 99_999, steps } });
  expect(missing.status).toBe(404);
  const wrong = await admin.refused(policiesCalls.preview, {
    body: { id, employee_id: lead.id, steps: [step({ approvers: [] })] },
  });
  expect(wrong.body.errors).toEqual({ steps: ['Step 1: add at least one approver.'] });
});
