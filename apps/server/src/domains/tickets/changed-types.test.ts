import { policiesCalls } from '@muster/contract/domains/approvals/policies.calls.ts';
import { ticketSlaPoliciesCalls } from '@muster/contract/domains/tickets/ticket-sla-policies.calls.ts';
import { ticketTypesCalls } from '@muster/contract/domains/tickets/ticket-types.calls.ts';
import { ticketsCalls } from '@muster/contract/domains/tickets/tickets.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { type ApprovalScene, approvalScene } from './ticket-approval.fixture.ts';
import { ticketSlaPolicyBody } from './ticket-sla-policy-body.fixture.ts';
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

const allDay = [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '00:00', breaks: [] }];
const slaBody = { ...ticketSlaPolicyBody, windows: allDay, approval_minutes: 60 };
const question = { ...ticketTypeBody.fields[0], key: 'question', kind: 'text' as const, options: [] };
const typeBody = (gaps: object) => ({
  ...ticketTypeBody,
  ...{ audience: ['employee' as const, 'staff' as const], needs_approval: true },
  fields: ticketTypeBody.fields.slice(0, 1).map((field) => ({ ...field, ...question })),
  ...gaps,
});
const step = (role: 'hr' | 'admin') => ({
  ...{ name: role, rule: 'anyone' as const, approvers: [{ source: 'role' as const, role }], remind_after_hours: 24 },
  ...{ escalate_after_hours: null, escalation_role: null },
  ...{ condition_field: null, condition_operator: null, condition_value: null },
});

async function file(who: Persona, ticket_type_id: number, details: object = { question: 'Why?' }) {
  const { status, body } = await who.refused(ticketsCalls.create, {
    body: { ticket_type_id, subject: 'A desk', details: { ...details } },
  });
  return { status, errors: body.errors };
}

const requests = () =>
  portal.db
    .selectFrom('ticket')
    .innerJoin('approval_request', (join) =>
      join.onRef('approval_request.subject_id', '=', 'ticket.id').on('approval_request.kind', '=', 'ticket'),
    )
    .select(['approval_due_at', 'step_approvers'])
    .orderBy('ticket.id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

// Employees and staff read through different connections.
describe.each(['ana', 'agent'] as const)('after a change, the next ticket of %s has', (who) => {
  it('the new form, due time and approvers', async () => {
    const sla = { ...slaBody, name: `Hours of ${who}` };
    const slaId = (await admin.call(ticketSlaPoliciesCalls.create, { body: sla })).body.id;
    const policyId = (await admin.call(policiesCalls.add, { body: { kind: 'ticket', name: `Of ${who}` } })).body.id;
    await admin.call(policiesCalls.publish, { body: { id: policyId, version: 1, steps: [step('hr')] } });
    const named = { name: `Desk of ${who}`, code: who.toUpperCase() };
    const given = { ...named, sla_policy_id: slaId, approval_policy_id: policyId };
    const id = (await admin.call(ticketTypesCalls.create, { body: typeBody(given) })).body.id;
    const filing = () => file(scene[who], id);
    await filing();
    expect((await filing()).status).toBe(201);
    expect(await requests()).toEqual({
      approval_due_at: '2026-03-10T03:00:00.000Z',
      step_approvers: [scene.hr.userId],
    });

    await admin.call(ticketSlaPoliciesCalls.update, { body: { ...sla, id: slaId, version: 1, approval_minutes: 120 } });
    expect((await filing()).status).toBe(201);
    expect((await requests()).approval_due_at).toBe('2026-03-10T04:00:00.000Z');

    const { version } = (await admin.call(policiesCalls.details, { params: { id: policyId } })).body;
    await admin.call(policiesCalls.publish, { body: { id: policyId, version, steps: [step('admin')] } });
    expect((await filing()).status).toBe(201);
    expect((await requests()).step_approvers).toEqual([admin.userId]);

    const other = typeBody(given).fields.map((field) => ({ ...field, key: 'reason', label: 'Reason' }));
    await admin.call(ticketTypesCalls.update, { body: { ...typeBody(given), id, version: 1, fields: other } });
    expect(await filing()).toMatchObject({ status: 422, errors: { 'details.reason': ['The reason is required.'] } });
    expect((await file(scene[who], id, { reason: 'Light' })).status).toBe(201);
  });
});
