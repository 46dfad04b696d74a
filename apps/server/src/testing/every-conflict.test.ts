import type { CallDeclaration } from '@muster/contract';
import { allCalls } from '@muster/contract/all-calls.ts';
import { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import { employeeHistoryCalls } from '@muster/contract/domains/employees/employee-history.calls.ts';
import { employeeProfileCalls } from '@muster/contract/domains/employees/employee-profile.calls.ts';
import { applicationsCalls } from '@muster/contract/domains/recruitment/applications.calls.ts';
import { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { actAs } from '../domains/accounts/impersonation.fixture.ts';
import { buildTestApp, type TestPortal } from './build-test-app.ts';
import { conflictExamples } from './conflict-examples.ts';
import type { Persona } from './create-persona.ts';
import { createWorker } from './factories/attendance.ts';
import { createEmployee } from './factories/employees.ts';
import { changedTables, digestState } from './state-digest.ts';

/** Every call that takes a version refuses an older one in the same way (reliability row 21). */
let portal: TestPortal;
let hr: Persona;
let other: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-02T06:00:00Z');
});
// The clock goes on with each example: a session from the beginning would end before the last.
beforeEach(async () => {
  hr = await portal.as({ roles: ['hr', 'office admin'], name: 'Hannah Ramos' });
  other = await portal.as({ roles: ['hr', 'office admin'], name: 'Cora Lim' });
});
afterAll(() => portal.close());

/** Every request writes these: the session stays alive, and tries are counted. */
const countsRequests = new Set(['session', 'throttle_window']);

/** Shows what a change would do, and changes nothing. */
const previews: readonly CallDeclaration[] = [employeeHistoryCalls.previewAssignment, timesheetsCalls.previewApproval];

/** Their answer names the records that somebody else changed meanwhile; the others are changed. */
const severalRecords: readonly CallDeclaration[] = [applicationsCalls.present];

function takesVersion({ body }: CallDeclaration): boolean {
  if (!body) return false;
  return JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })).includes('"version"');
}

it('a call that takes a version has an example', () => {
  const wanted = allCalls
    .filter((call) => takesVersion(call) && ![...previews, ...severalRecords].includes(call))
    .map(({ name }) => name);
  expect([...conflictExamples.keys()].map(({ name }) => name).toSorted()).toEqual(wanted.toSorted());
});

describe.each([...conflictExamples].map(([call, prepare]) => [call.name, call, prepare] as const))(
  'row 21: %s',
  (_name, call, prepare) => {
    it('refuses an older version with who changed what and when, and changes nothing', async () => {
      const { viewer, request, change, by, fields } = await prepare({ portal, hr, other });
      portal.clock.advance({ seconds: 61 });
      expect((await change()).status).toBeLessThan(300);
      await portal.settle();
      const before = await digestState(portal.db);
      const refused = await viewer.refused(call, request as never);
      expect(refused.status, refused.text).toBe(409);
      expect(refused.body).toMatchObject({
        code: 'conflict',
        message: expect.stringContaining(`${by} changed this `),
        conflict: { by, at: portal.clock.now().toString({ fractionalSecondDigits: 3 }) },
      });
      expect(refused.body.conflict?.fields.map(({ label }) => label)).toEqual(expect.arrayContaining([...fields]));
      await portal.settle();
      const after = await digestState(portal.db);
      expect(changedTables(before, after).filter((name) => !countsRequests.has(name))).toEqual([]);
    });
  },
);

describe('row 21: a conflict after a change by a user who acts as another user', () => {
  const later = { version: 1, city: 'Cebu' };

  it('names both to staff and neither to the employee', async () => {
    const { id } = await createEmployee(portal.db);
    const own = await portal.as({ roles: ['employee'], employeeId: id, name: 'Eve Cruz' });
    const admin = await portal.as({ roles: ['admin'], name: 'Ada Santos' });
    const acting = await actAs(portal, admin, await portal.as({ roles: ['hr'], name: 'Hannah Cole' }));
    expect((await acting.refused(employeeHistoryCalls.changeAssignment, { body: move(id, 'Nurse') })).status).toBe(200);
    await portal.settle();
    const staff = await other.refused(employeeHistoryCalls.changeAssignment, { body: move(id, 'Cook') });
    expect([staff.status, staff.body.conflict?.by]).toEqual([409, 'Ada Santos for Hannah Cole']);
    const employee = await own.refused(employeeProfileCalls.update, { body: later });
    expect([employee.status, employee.body.conflict?.by]).toEqual([409, 'A colleague for A colleague']);
    expect(employee.text).not.toMatch(/Ada|Hannah/);
  });

  const move = (id: number, position: string) =>
    ({ id, version: 1, kind: 'position', position, effective_date: '2026-03-02' }) as const;
});

it('row 21: does not name a field that was empty before and after', async () => {
  const worker = await createWorker(portal.db);
  const own = await portal.as({ roles: ['employee'], employeeId: worker.id });
  const times = { work_date: '2026-02-27', in: '2026-02-27T09:00', out: '2026-02-27T17:00', reason: 'No signal.' };
  const { body: stored } = await own.call(correctionsCalls.request, { body: times });
  const decision = { ...stored, decision: 'approved' as const };
  expect((await other.refused(correctionsCalls.decide, { body: decision })).status).toBeLessThan(300);
  await portal.settle();
  const refused = await hr.refused(correctionsCalls.decide, { body: decision });
  expect([refused.status, refused.body.conflict?.fields.map(({ label }) => label)]).toEqual([409, ['Status']]);
});
