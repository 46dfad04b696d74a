import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee, moveToClient } from '../../testing/factories/employees.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const repair = new URL('../../database/migrations/0471-employees-clients-without-an-end.sql', import.meta.url);

const clientsOf = async ({ id }: { id: number }) => {
  const rows = portal.db
    .selectFrom('employee_client')
    .select(['client_id', sql<string | null>`upper(valid)::text`.as('until')]);
  return (await rows.where('employee_id', '=', id).orderBy(sql`lower(valid)`).execute()).map((row) => [
    row.client_id,
    row.until,
  ]);
};

const end = ({ id }: { id: number }, day: string, entered: string | null) =>
  sql`update employee_client set valid = daterange(lower(valid), ${day}::date), entered_until = ${entered}::date
    where employee_id = ${id} and upper_inf(valid)`.execute(portal.db);

it('continues clients that a withdrawn move ended, and leaves moves and entered ends as they are', async () => {
  const [client, next] = [await createClient(portal.db), await createClient(portal.db)];
  const [withdrawn, moved, ended] = await Promise.all(
    [0, 1, 2].map(() => createEmployee(portal.db, { client_id: client.id })),
  );
  if (!withdrawn || !moved || !ended) throw new Error('Three employees were created.');
  await end(withdrawn, '2026-06-01', null);
  await moveToClient(portal.db, moved, next.id, '2026-06-01');
  await end(ended, '2026-06-01', '2026-06-01');
  const statements = sql.raw(await readFile(repair, 'utf8'));
  for (const _ of ['once', 'again']) {
    await portal.db.transaction().execute((db) => statements.execute(db));
    expect(await clientsOf(withdrawn)).toEqual([[client.id, null]]);
    expect(await clientsOf(moved)).toEqual([
      [client.id, '2026-06-01'],
      [next.id, null],
    ]);
    expect(await clientsOf(ended)).toEqual([[client.id, '2026-06-01']]);
  }
});
