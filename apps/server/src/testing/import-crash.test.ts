import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ImportAnswer } from '@muster/contract/domains/imports/import-answers.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientConfig } from '../database/connection.ts';
import { connectToEmbedded } from '../database/embedded/connect-to-embedded.ts';
import { environment } from '../platform/config/environment.ts';
import { type PortalProcess, startPortalProcess } from './portal-process.ts';
import { signInOverHttp, storeSignIn } from './sign-in-over-http.ts';

/**
 * Row 14: an import that is killed at any moment is stored completely or not at all, and is finished after the next
 * start.
 */
const rounds = Number(environment().CRASH_ROUNDS ?? 3);
const people = Number(environment().CRASH_PEOPLE ?? 600);
const signIn = { email: 'import-crash@muster.test', password: 'violet otter under nine bridges' };
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

const folder = mkdtempSync(join(tmpdir(), 'muster-import-crash-'));
const dataDir = join(folder, 'data');
let portal: PortalProcess;

beforeAll(async () => {
  // Under root PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o711);
  portal = await startPortalProcess({ dataDir, patienceMs: 90_000 });
  const database = await connectToEmbedded(dataDir, quiet);
  await storeSignIn(database.connection, signIn, 'hr');
  await query(`insert into office (id, name, address, timezone_id, country_id)
    select 901, 'Crash office', 'Crash Street 1', 291, id from country where code = 'PH'`);
  await query(`insert into shift (name, kind, timezone_id, active_from, start_time, end_time, total_minutes)
    values ('Crash shift', 'Day Shift', 291, '2020-01-01', '08:00', '17:00', 540)`);
  await query(`insert into client (id, legal_business_name, status, timezone_id, country_id, currency_id)
    select 901, 'Crash Pty Ltd', 'Active', 291, id, 1 from country where code = 'AU'`);
  await query(`insert into client_invoice_config (client_id, currency_id, subscription_id, valid)
    values (901, 1, 1, '[2020-01-01,)')`);
}, 120_000);

afterAll(async () => {
  await portal.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

it(
  `stores all or nothing of an import in ${rounds} rounds of kill -9`,
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      // More rounds than imports are allowed in a minute.
      await query('delete from throttle_window');
      const id = await checkedFile(round);
      await ask('POST', `/api/import-jobs/${id}/apply`);
      // At a different point in the middle of the writes each time.
      await wait(300 + ((round * 431) % Math.round(people * 2.7)));
      await portal.end('SIGKILL');
      portal = await startPortalProcess({ dataDir, patienceMs: 90_000 });
      expect([0, people]).toContain(await countOf(round));
      await finished(id);
      expect(await countOf(round)).toBe(people);
      expect(await strays(round)).toEqual({ unlisted: 0, unlogged: 0 });
    }
  },
  rounds * 90_000,
);

async function checkedFile(round: number): Promise<number> {
  const headings = `Employee ID,Name,Client,Position,Work email,Office,Timezone,Primary work location,Secondary work location,Shift,Start date,Orientation date,Payment method,Address line 1,City,ZIP code,Basic salary`;
  const rows = Array.from(
    { length: people },
    (_, index) =>
      `K${round}-${index},Crash ${index},Crash Pty Ltd,Tester,k${round}-${index}@crash.test,Crash office,Asia/Manila,wfo,wfo,Day Shift,2026-03-02,2026-03-02,Cash,Street 1,Makati,1200,25000`,
  );
  const form = new FormData();
  form.set('attachment', new File([[headings, ...rows].join('\n')], 'people.csv'));
  form.set('mode', 'check');
  const { data } = await ask('POST', '/api/import-employees', form);
  await finished(data.id);
  return data.id;
}

async function finished(id: number): Promise<void> {
  for (;;) {
    const { data, error, errors } = await ask('GET', `/api/import-jobs/${id}`);
    if (data.status === 'completed') return;
    if (data.status === 'failed') throw new Error(`${error} ${errors.file[0]}`);
    await wait(200);
  }
}

async function ask(method: 'GET' | 'POST', path: string, body?: FormData): Promise<ImportAnswer> {
  const headers = await signInOnce();
  const answer = await fetch(`${portal.origin}${path}`, { method, headers, ...(body && { body }) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as ImportAnswer;
}

const known = new Map<number, { readonly authorization: string }>();

async function signInOnce() {
  const headers = known.get(portal.port) ?? (await signInOverHttp(portal.port, signIn));
  known.set(portal.port, headers);
  return headers;
}

async function countOf(round: number): Promise<number> {
  const [row] = await query(
    `select count(*)::integer as n from employee where third_party_employee_id like 'K${round}-%'`,
  );
  return Number(row?.n);
}

async function strays(round: number) {
  const [row] = await query(`with added as (select id from employee where third_party_employee_id like 'K${round}-%')
    select
    (select count(*)::integer from added e where not exists (select from employee_list l where l.employee_id = e.id)
      or not exists (select from employee_active_date a where a.employee_id = e.id)
      or not exists (select from employee_sensitive p where p.employee_id = e.id)) as unlisted,
    (select count(*)::integer from added e where 1 <> (select count(*) from activity_log g
      where g.event = 'employees.create' and g.subject_kind = 'employee' and g.subject_id = e.id::text)) as unlogged`);
  return row;
}

async function query(text: string): Promise<Record<string, unknown>[]> {
  const { connection } = await connectToEmbedded(dataDir, quiet);
  const client = new pg.Client(clientConfig(connection, { name: 'reconcile', settings: { 'app.scope': 'system' } }));
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
