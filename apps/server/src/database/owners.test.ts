import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenScratch, openScratch } from '../testing/open-scratch.ts';
import { owners } from './owners.ts';

let scratch: OpenScratch;
beforeAll(async () => {
  scratch = await openScratch();
});
afterAll(() => scratch.close());

it('names an owner for every table and view, and no missing one', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') and relname not in ('schema_migration', 'schema_function')`.execute(
    scratch.db,
  );
  expect(Object.keys(owners).sort()).toEqual(rows.map((row) => row.name).sort());
});
