import { profileCalls } from '@muster/contract/domains/accounts/profile.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createShift } from '../../testing/factories/shifts.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

describe('the user details', () => {
  it('contain team, leads, client and shift for an employee', async () => {
    const client = await createClient(portal.db);
    const shift = await createShift(portal.db, { client_id: client.id });
    const employee = await createEmployee(portal.db, { client_id: client.id, shift_id: shift.id });
    const lead = await createEmployee(portal.db, { client_id: client.id });
    const team = await createTeam(portal.db, { client_id: client.id });
    await addToTeam(portal.db, team, employee);
    await addToTeam(portal.db, team, lead, 'teamLead');
    const persona = await portal.as({ roles: ['employee'], employeeId: employee.id });
    const { status, body } = await persona.call(profileCalls.userDetails);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      role: 'employee',
      roles: ['employee'],
      permissions: [{ name: 'can create ticket' }],
      activatedPermissionsName: ['can create ticket'],
      myClient: { id: client.id, legal_business_name: client.legal_business_name },
      myTeam: { id: team.id, name: team.name, role: 'Member', leaders: [{ id: lead.id, name: lead.name }] },
      myShift: {
        id: shift.id,
        name: shift.name,
        timezone_id: shift.timezone_id,
        timezone: 'Asia/Manila',
        work_days: shift.work_days,
      },
      client_user: null,
      lateNotification: null,
      impersonator: null,
    });
    expect(body.myShift?.start_time).toMatch(/^\d\d:\d\d$/);
    expect(body.user).toMatchObject({ id: persona.userId, employee_id: employee.id, is_employee: true });
  });

  it("contain a client user's own company", async () => {
    const client = await createClient(portal.db);
    const persona = await portal.as({ roles: ['client-admin'], clientId: client.id });
    const { body } = await persona.call(profileCalls.userDetails);
    expect(body).toMatchObject({
      role: 'client-admin',
      myClient: { id: client.id },
      client_user: { client_id: client.id },
    });
  });

  it.each([
    ['no role', {}],
    ['a client role without a client', { roles: ['client-user'] }],
    ['an employee role without an employee', { roles: ['employee'] }],
  ] as const)("section 8: answer status 'config error' for %s", async (_name, rights) => {
    const persona = await portal.as(rights);
    const { status, body } = await persona.refused(profileCalls.userDetails);
    expect([status, body.status]).toEqual([409, 'config error']);
    expect(body.message).toMatch(/^Your account .* Ask /);
  });

  it('reflect a revoked right immediately', async () => {
    const persona = await portal.as({ roles: ['hr'], permissions: ['can view invoices'] });
    const names = async () => (await persona.call(profileCalls.userDetails)).body.activatedPermissionsName;
    expect(await names()).toContain('can view invoices');
    await portal.db.deleteFrom('user_permission').where('user_id', '=', persona.userId).execute();
    expect(await names()).not.toContain('can view invoices');
  });
});
