import { policiesCalls as calls } from '@muster/contract/domains/approvals/policies.calls.ts';
import type { PolicyStepDraft } from '@muster/contract/domains/approvals/policy-step.schemas.ts';
import { ticketTypesCalls } from '@muster/contract/domains/tickets/ticket-types.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { type ApprovalScene, approvalScene, decide, fileTicket, waitingOf } from './ticket-approval.fixture.ts';
import { ticketTypeBody } from './ticket-type-body.fixture.ts';

let portal: TestPortal;
let scene: ApprovalScene;
let admin: Persona;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-10T02:00:00Z');
  scene = await approvalScene(portal);
  admin = await portal.as({ roles: ['admin'] });
});
afterAll(() => portal.close());

const hrStep: PolicyStepDraft = {
  name: 'HR',
  rule: 'anyone',
  approvers: [{ source: 'role', role: 'hr' }],
  remind_after_hours: 24,
  escalate_after_hours: null,
  escalation_role: null,
  condition_field: null,
  condition_operator: null,
  condition_value: null,
};

const ticketPolicies = async () => (await admin.call(calls.list)).body.data.filter(({ kind }) => kind === 'ticket');
const add = async (name: string) => (await admin.call(calls.add, { body: { kind: 'ticket', name } })).body.id;
it('decides the tickets of the types that have it, and no others', async () => {
  const id = await add('HR alone');
  const steps = [hrStep];
  await admin.call(calls.publish, { body: { id, version: 1, steps } });
  const body = {
    ...ticketTypeBody,
    ...{ name: 'Second screen', code: 'SCREEN', audience: ['employee' as const] },
    ...{ needs_approval: true, approval_policy_id: id },
    fields: ticketTypeBody.fields
      .slice(0, 1)
      .map((field) => ({ ...field, key: 'question', kind: 'text' as const, options: [] })),
  };
  const typeId = (await admin.call(ticketTypesCalls.create, { body })).body.id;
  const record = (await admin.call(ticketTypesCalls.details, { params: { id: typeId } })).body;
  expect((await admin.call(ticketTypesCalls.approvalPolicies)).body).toEqual([{ id, name: 'HR alone' }]);
  expect(record).toMatchObject({ approval_policy_id: id, approval_policy: 'HR alone' });
  const { ana, lead, hr } = scene;
  const ofType = await fileTicket(ana, { type: { ...scene.type, id: typeId } });
  const standard = await fileTicket(ana, scene);
  const waiting = async (who: Persona) => (await waitingOf(who)).map((row) => row.id);
  expect(await waiting(hr)).toContain(ofType);
  expect(await waiting(lead)).not.toContain(ofType);
  expect(await waiting(lead)).toContain(standard);
  expect((await decide(lead, ofType)).status).toBeGreaterThanOrEqual(403);
  expect((await ticketPolicies()).map(({ name, open_requests }) => [name, open_requests])).toContainEqual([
    'HR alone',
    1,
  ]);
  // In use: nothing is removed, and the type keeps it.
  const refused = await admin.refused(calls.remove, { body: { id } });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Ticket types have this policy. Choose another one for them, then remove it.',
  ]);
  const { version } = record;
  await admin.call(ticketTypesCalls.update, { body: { ...body, id: typeId, version, approval_policy_id: null } });
  await admin.call(calls.remove, { body: { id } });
  expect((await ticketPolicies()).map(({ name }) => name)).not.toContain('HR alone');
  expect((await admin.refused(calls.details, { params: { id } })).status).toBe(404);
  // What waits is still decided by it.
  expect((await decide(hr, ofType)).status).toBe(204);
  expect(await waiting(hr)).not.toContain(ofType);
  // Its name is free again, and no type can choose the old one.
  await add('HR alone');
  const late = await admin.refused(ticketTypesCalls.update, {
    body: { ...body, id: typeId, version: version + 1 },
  });
  expect([late.status, Object.keys(late.body.errors ?? {})]).toEqual([422, ['approval_policy_id']]);
});

it('belongs to types that need approval', async () => {
  const id = await add('Payroll');
  const body = { ...ticketTypeBody, name: 'Plain', code: 'PLAIN', approval_policy_id: id };
  const plain = await admin.refused(ticketTypesCalls.create, { body });
  expect([plain.status, plain.body.errors]).toEqual([
    422,
    { approval_policy_id: ['Only types that need approval have an approval policy.'] },
  ]);
});
