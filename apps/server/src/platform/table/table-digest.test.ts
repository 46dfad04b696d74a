import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { readTable } from './read-table.ts';
import type { TableSource } from './table-source.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
  await sql`create table numbered (id integer primary key, version integer not null)`.execute(portal.db);
  await sql`insert into numbered select n, 1 from generate_series(1, 9) n`.execute(portal.db);
});
afterAll(() => portal.close());

const order = sql`t.id desc`;
const revision = sql`t.version`;
const sources: readonly TableSource[] = [
  { strategy: 'small', from: sql`select * from numbered`, order, revision },
  {
    strategy: 'keyed',
    from: sql`numbered t`,
    where: [],
    keys: sql`t.id`,
    ties: [sql`t.id`],
    read: sql`t.id, t.version from page join numbered t using (id)`,
    order,
    revision,
  },
];

const page = { first: 0, rows: 2, sort: [], filters: [], words: [], searched: [] };
const digests = async () =>
  Promise.all(
    sources.map(async (source) => (await readTable(portal.db, source, { ...page, digest: true })).digest ?? ''),
  );

it('is the same with both strategies, and another one after each change of the set or of a row', async () => {
  const seen = [await digests()];
  for (const change of [
    sql`update numbered set version = 2 where id = 9`,
    sql`delete from numbered where id = 3`,
    sql`insert into numbered values (30, 1)`,
  ]) {
    await change.execute(portal.db);
    seen.push(await digests());
  }
  for (const [small, keyed] of seen) expect([small, keyed]).toEqual([keyed, expect.stringMatching(/^[0-9a-f]{64}$/)]);
  expect(new Set(seen.flat()).size).toBe(seen.length);
});

it('is not computed without being asked for', async () => {
  for (const source of sources) expect(await readTable(portal.db, source, page)).not.toHaveProperty('digest');
});
