import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectToEmbedded } from '../database/embedded/connect-to-embedded.ts';
import { createPool } from '../database/pools.ts';
import type { Database } from '../database/rows.generated.ts';
import { policyAccounts } from '../domains/leave/accrue-leave.ts';
import { createClient } from './factories/clients.ts';
import { createEmployee } from './factories/employees.ts';
import { giveLeavePolicy, leavePolicyLine } from './factories/leave-policies.ts';
import { createOffice } from './factories/lookups.ts';
import { openLine } from './http-line.ts';
import { type PortalProcess, startPortalProcess } from './portal-process.ts';
import { signInOverHttp, storeSignIn } from './sign-in-over-http.ts';

/** After kill -9 in the middle of the daily credits, the next start completes the same ledger, without doubling a day. */
const people = 500;
const signIn = { email: 'accrual-crash@muster.test', password: 'violet otter under nine bridges' };
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

const folder = mkdtempSync(join(tmpdir(), 'muster-accrual-crash-'));
const dataDir = join(folder, 'data');
let portal: PortalProcess;
const start = () => startPortalProcess({ dataDir, patienceMs: 90_000 });

beforeAll(async () => {
  // Under root PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o711);
  portal = await start();
  await storeSignIn((await connectToEmbedded(dataDir, quiet)).connection, signIn, 'hr');
}, 120_000);

afterAll(async () => {
  await portal.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

it('completes the credits of a day after kill -9 in the middle of them', async () => {
  // On the first of a month: joining late in one credits nothing for it.
  const begin = Temporal.Now.plainDateISO('Asia/Manila').with({ day: 1 }).subtract({ months: 13 }).toString();
  const typeId = await withDatabase(async (db) => {
    const type = await db.selectFrom('leave_type').select('id').where('code', '=', 'VL').executeTakeFirstOrThrow();
    return type.id;
  });
  const policyId = await createPolicy(begin, typeId);
  const ids = await withDatabase(async (db) => {
    const client = await createClient(db);
    const office = await createOffice(db);
    const gaps = { client_id: client.id, office_id: office.id, start_date: begin, orientation_date: begin };
    const added: number[] = [];
    for (let index = 0; index < people; index += 1) added.push((await createEmployee(db, gaps)).id);
    for (const id of added) await giveLeavePolicy(db, id, policyId, begin);
    await sql`delete from daily_job_run where name = 'leave.accrue'`.execute(db);
    return added;
  });
  await portal.end('SIGKILL');
  portal = await start();
  // As soon as the first portion is stored.
  await expect.poll(credited, { timeout: 60_000, interval: 2 }).toBeGreaterThan(0);
  await portal.end('SIGKILL');
  portal = await start();
  await expect.poll(isFinished, { timeout: 60_000, interval: 50 }).toBe(true);
  const entries = await withDatabase(async (db) => {
    const accounts = await policyAccounts(db, ids);
    return accounts.map(({ stored }) => stored.map(({ effective_on, minutes }) => `${effective_on} ${minutes}`).sort());
  });
  expect(entries).toHaveLength(people);
  const [first = []] = entries;
  // A day a month for 13 months.
  expect(first.length).toBeGreaterThanOrEqual(13);
  expect(new Set(first.map((entry) => entry.slice(0, 10))).size).toBe(first.length);
  expect(new Set(entries.map((one) => one.join())).size).toBe(1);
}, 240_000);

async function createPolicy(first_day: string, typeId: number): Promise<number> {
  const { authorization } = await signInOverHttp(portal.port, signIn);
  const body = { name: 'Monthly', is_client_assignable: true, first_day, lines: [leavePolicyLine(typeId)] };
  const line = await openLine(portal.port);
  const headers = { authorization, 'idempotency-key': 'accrual-crash-policy-0001' };
  const { status, text } = await line
    .send({ method: 'POST', path: '/api/leave-policies', headers, body })
    .finally(() => line.close());
  expect(`${status} ${text}`).toMatch(/^201 /);
  return (JSON.parse(text) as { id: number }).id;
}

const credited = () =>
  withDatabase(async (db) => {
    const { rows } = await sql<{
      n: number;
    }>`select count(distinct employee_id)::integer as n from leave_entry`.execute(db);
    return rows[0]?.n ?? 0;
  });

const isFinished = () =>
  withDatabase(async (db) => {
    const { rows } =
      await sql`select from daily_job_run where name = 'leave.accrue' and finished_at is not null`.execute(db);
    return rows.length > 0;
  });

async function withDatabase<T>(use: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const { connection } = await connectToEmbedded(dataDir, quiet);
  const settings = { 'app.scope': 'system' };
  const log = { ...quiet, debug: () => undefined };
  const pool = createPool(connection, { name: 'accrual crash', max: 1, settings, log });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return use(db).finally(() => db.destroy());
}
