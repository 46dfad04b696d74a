import { attendanceCalls } from '@muster/contract/domains/attendance/attendance.calls.ts';
import { attendanceDaysCalls } from '@muster/contract/domains/attendance/attendance-days.calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../../database/db.ts';
import { writeWithin } from '../../platform/row-security/within-scope.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createWorker } from '../../testing/factories/attendance.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { punchesOf } from './day-list.repository.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp({ trustedProxies: ['127.0.0.1'] });
  portal.clock.set('2026-03-02T01:00:00Z');
});
afterAll(() => portal.close());

const browser = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const from = (address: string) => ({ 'x-forwarded-for': address, 'user-agent': browser });

async function worker(mode: 'off' | 'warn' | 'refuse', networks: string[]) {
  const client = await createClient(portal.db);
  const who = await createWorker(portal.db, { employee: { client_id: client.id } });
  await sql`insert into client_network_rule (client_id, mode, networks) values (${client.id}, ${mode}, ${networks}::cidr[])`.execute(
    portal.db,
  );
  const self = await portal.as({ roles: ['employee'], employeeId: who.id });
  const clock = (kind: 'in' | 'out', address: string) =>
    self.call(attendanceCalls.punch, { body: { kind }, headers: from(address) });
  const refused = (kind: 'in' | 'out', address: string) =>
    self.refused(attendanceCalls.punch, { body: { kind }, headers: from(address) });
  return { ...who, client, self, clock, refused };
}

async function originsFor(role: 'hr' | 'workforce admin' | 'payroll', who: { readonly id: number }) {
  const reader = await portal.as({ roles: [role] });
  const day = { params: { id: who.id }, query: { work_date: '2026-03-02' } };
  return (await reader.call(attendanceDaysCalls.details, day)).body.punches.map(({ origin }) => origin);
}

it('keeps the address and the device of a punch for those who look after attendance', async () => {
  const who = await worker('off', []);
  expect((await who.clock('in', '203.0.113.9')).status).toBe(201);
  expect((await who.clock('out', '::ffff:203.0.113.10')).status).toBe(201);
  const kept = { device: browser, is_unknown_network: false };
  for (const role of ['hr', 'workforce admin'] as const)
    expect(await originsFor(role, who)).toEqual([
      { address: '203.0.113.9', ...kept },
      { address: '203.0.113.10', ...kept },
    ]);
  expect(await originsFor('payroll', who)).toEqual([null, null]);
  expect((await who.self.call(attendanceCalls.own)).text).not.toContain('203.0.113');
});

it('hides address and device from the scope of the client and of the employee, and takes none for the punch of another', async () => {
  const [who, other] = [await worker('off', []), await worker('off', [])];
  await who.clock('in', '203.0.113.9');
  const { id } = await portal.db
    .selectFrom('punch')
    .select('id')
    .where('employee_id', '=', who.id)
    .executeTakeFirstOrThrow();
  const within = <T>(rows: string, run: (db: Db) => Promise<T>) =>
    writeWithin(portal.services.databases, { rows }, run);
  const [client, self] = [`client:${who.client.id}`, `employee:${who.id}`];
  const origins = (db: Db) => db.selectFrom('punch_origin').select('device').where('punch_id', '=', id).execute();
  expect(await within('staff', origins)).toEqual([{ device: browser }]);
  for (const scope of [client, self, 'none']) expect([scope, await within(scope, origins)]).toEqual([scope, []]);
  for (const scope of [client, self, 'staff']) {
    const [punch] = await within(scope, (db) => punchesOf(db, who.id, '2026-03-02'));
    expect([scope, punch?.origin?.device]).toEqual([scope, scope === 'staff' ? browser : null]);
  }
  const forged = within(`employee:${other.id}`, (db) =>
    db.insertInto('punch_origin').values({ punch_id: id, device: 'Mine' }).execute(),
  );
  await expect(forged).rejects.toThrow('row-level security');
  const changed = within('staff', (db) => db.updateTable('punch_origin').set({ device: 'Mine' }).execute());
  expect((await changed)[0]?.numUpdatedRows).toBe(0n);
});

it('marks punches from other networks', async () => {
  const who = await worker('warn', ['10.0.0.0/8', '2001:db8::/32']);
  await who.clock('in', '2001:db8::7');
  await who.clock('out', '203.0.113.9');
  expect((await originsFor('hr', who)).map((origin) => origin?.is_unknown_network)).toEqual([false, true]);
});

it('refuses punches from other networks with a reason, and logs the attempt', async () => {
  const who = await worker('refuse', ['203.0.113.0/24']);
  const refused = await who.refused('in', '198.51.100.4');
  expect(refused.status).toBe(403);
  expect(refused.body.message).toBe(
    `${who.client.legal_business_name} lets its people clock in and out only from its own networks, and 198.51.100.4 is not one of them. Connect to one of them, or request a correction of the day.`,
  );
  expect((await who.self.call(attendanceCalls.own)).body.next).toEqual(['in']);
  expect((await who.clock('in', '203.0.113.77')).status).toBe(201);
  await portal.settle();
  const lines = await portal.db
    .selectFrom('activity_log')
    .select('event')
    .where('subject_kind', '=', 'employee')
    .where('subject_id', '=', String(who.id))
    .execute();
  expect(lines.map(({ event }) => event)).toContain('attendance.punch-refused');
});

it('believes no address of a visitor who names one without a trusted proxy', async () => {
  const who = await worker('refuse', ['203.0.113.0/24']);
  const refused = await who.refused('in', '203.0.113.5, 198.51.100.4');
  expect(refused.body.message).toContain('198.51.100.4 is not one of them');
});

it('reads the address of a proxy that adds the port, and refuses one that is not an address where the client limits networks', async () => {
  const open = await worker('off', []);
  expect((await open.clock('in', '198.51.100.4:5555')).status).toBe(201);
  expect((await open.clock('out', 'unknown')).status).toBe(201);
  expect((await originsFor('hr', open)).map((origin) => origin?.address)).toEqual(['198.51.100.4', null]);
  const limited = await worker('refuse', ['2001:db8::/32']);
  expect((await limited.refused('in', '999.1.1.1')).status).toBe(403);
  expect((await limited.clock('in', '[2001:db8::1]:443')).status).toBe(201);
});
