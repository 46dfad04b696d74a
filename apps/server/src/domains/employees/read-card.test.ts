import { dayIn, homeZone } from '@muster/contract';
import { employeeCardCalls as calls } from '@muster/contract/domains/employees/employee-card.calls.ts';
import { employeeStatusCalls } from '@muster/contract/domains/employees/employee-status.calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statusTypeIds } from '../../database/seed/known-ids.ts';
import { buildTestApp, type TestPortal, testAppUrl } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { createPhoto } from '../../testing/factories/files.ts';
import { cardTokenOf } from '../../testing/reading-requests.ts';
import { png } from '../../testing/sample-files.ts';

let portal: TestPortal;
let hr: Persona;
let employee: { id: number; client_id: number; name: string };

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
});
beforeEach(async () => {
  employee = await createEmployee(portal.db, { name: 'Maria Santos', position: 'Bookkeeper' });
  await createPhoto(portal.db, portal.services.files, employee);
  await portal.db.deleteFrom('throttle_window').execute();
});
afterAll(() => portal.close());

const card = () => hr.call(calls.details, { params: { id: employee.id } });
const token = () => cardTokenOf(hr, employee.id);
const verify = (given: string) => portal.guest().refused(calls.verify, { params: { token: given } });
const move = (status_type_id: number, more = {}) =>
  hr.refused(employeeStatusCalls.deactivate, {
    body: {
      id: employee.id,
      status_type_id,
      effective_date: dayIn(homeZone, portal.clock.now()),
      reason: 'Test',
      ...more,
    },
  });

describe('an ID card', () => {
  it('account.screens.6 has both sides, and nothing sensitive', async () => {
    const { body } = await card();
    expect(body).toMatchObject({
      name: 'Maria Santos',
      position: 'Bookkeeper',
      organization: expect.stringMatching(/\S/),
      has_photo: true,
      card: { number: 1, qr: expect.stringContaining('<svg') },
      abilities: { renew: true, change_photo: true },
    });
    expect(body.card?.verify_url).toMatch(new RegExp(`^${testAppUrl}/verify-employee/[\\w-]{49,}$`));
    expect(Object.keys(body)).not.toContain('emergency_contact_name');
  });

  it('is shown to its owner and to users with the right', async () => {
    const own = await portal.as({ roles: ['employee'], employeeId: employee.id });
    expect((await own.call(calls.details, { params: { id: employee.id } })).body.abilities.renew).toBe(false);
    expect((await own.refused(calls.photo, { params: { id: employee.id } })).status).toBe(200);
    const other = await createEmployee(portal.db, { client_id: employee.client_id });
    await createPhoto(portal.db, portal.services.files, other);
    for (const call of [calls.details, calls.photo]) {
      expect((await own.refused(call, { params: { id: other.id } })).status).toBe(404);
    }
  });
});

describe('row 26: the code on a card', () => {
  it('shows strangers only name, position, status and photo', async () => {
    const answer = await verify(await token());
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      name: 'Maria Santos',
      position: 'Bookkeeper',
      status: 'active',
      organization: expect.stringMatching(/\S/),
      photo: `data:image/png;base64,${png().toString('base64')}`,
    });
  });

  it('is invalid if it was changed, guessed or invented', async () => {
    const real = await token();
    const other = await createEmployee(portal.db);
    const forged = [
      real.replace(/^\d+/, String(other.id)),
      `${real.slice(0, -1)}${real.endsWith('A') ? 'B' : 'A'}`,
      real.slice(0, -43),
      String(employee.id),
      `${real}x`,
      '1-1-1-'.padEnd(49, 'A'),
    ];
    for (const one of forged) expect((await verify(one)).status).toBe(404);
  });

  it('shows a suspension, and ends with the employment; a rehire begins another', async () => {
    const first = await token();
    await move(statusTypeIds.suspended);
    expect((await verify(first)).body).toMatchObject({ status: 'inactive' });
    await move(statusTypeIds.resigned, { clearance_status: 'Pending', rehire: true });
    expect((await verify(first)).status).toBe(404);
    expect((await card()).body.card).toBeNull();
    const start_date = Temporal.PlainDate.from(dayIn(homeZone, portal.clock.now())).add({ days: 1 }).toString();
    const back = await hr.refused(employeeStatusCalls.rehire, {
      body: { id: employee.id, start_date, orientation_date: start_date },
    });
    expect(back.status).toBe(200);
    expect((await verify(first)).status).toBe(404);
    expect((await verify(await token())).status).toBe(200);
  });

  it('row 6: is rate limited', async () => {
    const real = await token();
    const statuses = [];
    for (let turn = 0; turn < 62; turn += 1) statuses.push((await verify(real)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});
