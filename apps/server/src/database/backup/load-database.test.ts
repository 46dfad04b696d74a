import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../testing/factories/accounts.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { type OpenScratch, openScratch } from '../../testing/open-scratch.ts';
import { dumpDatabase } from './dump-database.ts';
import { loadDatabase, RestoreRefused } from './load-database.ts';

let from: OpenScratch;
let into: OpenScratch;
let lines: string[];

beforeAll(async () => {
  from = await openScratch();
  into = await openScratch();
  const client = await createClient(from.db, { legal_business_name: 'Ünïcode & "Quotes" Pty\tLtd' });
  const employee = await createEmployee(from.db, {
    client_id: client.id,
    isComplete: true,
    sensitive: { personal_email: 'a@b.test' },
  });
  await createUser(from.db, { roles: ['employee'], employeeId: employee.id });
  lines = await collected(from);
});
afterAll(async () => {
  await from.close();
  await into.close();
});

it('restores every row of every table, and continues its sequences', async () => {
  await loadDatabase(into.connection, each(lines));
  expect(sorted(await collected(into))).toEqual(sorted(lines));
  const next = await createClient(into.db);
  expect(next.id).toBeGreaterThan(2);
});

it('restores constraints and triggers', async () => {
  await expect(into.pool.query('update activity_log set event = event')).resolves.toBeDefined();
  await expect(into.pool.query('insert into team (client_id, name) values (99999, $1)', ['Nobody'])).rejects.toThrow(
    /foreign key/,
  );
});

it.each([
  ['a backup that was cut short', (all: string[]) => all.slice(0, -1)],
  ['a backup of another version', (all: string[]) => [(all[0] ?? '').replace('0001', '9999'), ...all.slice(1)]],
  ['something else', () => ['{"hello":1}']],
])('refuses %s and changes nothing', async (_what, change) => {
  const before = await collected(into);
  await expect(loadDatabase(into.connection, each(change(lines)))).rejects.toThrow(RestoreRefused);
  expect(sorted(await collected(into))).toEqual(sorted(before));
});

async function collected(scratch: OpenScratch): Promise<string[]> {
  const all: string[] = [];
  for await (const line of dumpDatabase(scratch.connection, '2026-03-02T00:00:00Z')) all.push(line.trimEnd());
  return all;
}

/** A table has no order of its own. */
const sorted = (all: readonly string[]) => all.slice(1).toSorted();

async function* each(all: readonly string[]): AsyncGenerator<string> {
  yield* all;
}
