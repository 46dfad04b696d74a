import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmployee, type EmployeeGaps, refreshList } from '../testing/factories/employees.ts';
import { type OpenScratch, openScratch } from '../testing/open-scratch.ts';
import { homeClientId } from './seed/known-ids.ts';

let scratch: OpenScratch;
beforeAll(async () => {
  scratch = await openScratch();
});
afterAll(() => scratch.close());

async function listed(gaps: EmployeeGaps) {
  const { id } = await createEmployee(scratch.db, gaps);
  return await rowOf(id);
}

const rowOf = (id: number) =>
  scratch.db.selectFrom('employee_list').selectAll().where('employee_id', '=', id).executeTakeFirstOrThrow();

async function versionAfter(change: () => Promise<unknown>): Promise<number> {
  const read = async () =>
    (await sql<{ version: number }>`select employee_list_version() as version`.execute(scratch.db)).rows[0]?.version ??
    0;
  const before = await read();
  await change();
  return (await read()) - before;
}

it('section 5.8 counts what is missing, and less for the provider itself', async () => {
  expect((await listed({})).missing).toBe(127);
  expect((await listed({ client_id: homeClientId })).missing).toBe(8 + 16 + 32 + 64);
  expect((await listed({ isComplete: true })).missing).toBe(0);
  expect((await listed({ birthdate: '1990-02-03' })).missing).toBe(127 - 32);
});

it('counts a fee that ended yesterday as missing, except for employees who left before', async () => {
  const staying = await createEmployee(scratch.db, { isComplete: true });
  const leaving = await createEmployee(scratch.db, { isComplete: true, status: 'resigned' });
  await scratch.db.updateTable('employee_re_fee').set({ valid: '[2020-01-01,2026-03-02)' }).execute();
  await refreshList(scratch.db, staying.id, '2026-03-01');
  expect((await rowOf(staying.id)).missing).toBe(0);
  await refreshList(scratch.db, staying.id, '2026-03-02');
  await refreshList(scratch.db, leaving.id, '2026-03-02');
  expect((await rowOf(staying.id)).missing).toBe(4);
  expect((await rowOf(leaving.id)).missing).toBe(0);
});

it('has reason, clearance and rehire only for former employees', async () => {
  const left = await listed({ status: 'endOfContract', statusFacts: { reason: 'Project over', rehire: false } });
  expect(left).toMatchObject({
    status_group: 'termination',
    reason: 'Project over',
    clearance_status: 'Pending',
    rehire: false,
  });
  const paused = await listed({ status: 'suspended', statusFacts: { reason: 'Waiting' } });
  expect(paused).toMatchObject({ status_group: 'inactive', reason: null, clearance_status: null, rehire: null });
});

it('keeps personal data out of the text that everybody can search', async () => {
  const row = await listed({
    name: 'Peña, José',
    sensitive: { personal_email: 'Jose@Mail.test', personal_phone: '09170001122' },
  });
  expect(row.name_key).toBe('pena, jose');
  expect(row.search_text).not.toContain('mail.test');
  expect(row.search_text).not.toContain('0917');
  expect(row.search_text_sensitive).toContain('jose@mail.test');
  expect(row.search_text_sensitive.startsWith(row.search_text)).toBe(true);
});

it('drops a deleted employee, and the sensitive part with it', async () => {
  const { id } = await createEmployee(scratch.db, { sensitive: { personal_email: 'gone@mail.test' } });
  await scratch.db.updateTable('employee').set({ deleted_at: '2026-03-02T00:00:00Z' }).where('id', '=', id).execute();
  await refreshList(scratch.db, id);
  await expect(rowOf(id)).rejects.toThrow();
  expect(
    await scratch.db.selectFrom('employee_sensitive').select('notes').where('employee_id', '=', id).execute(),
  ).toEqual([]);
});

it('increases its version with each change, and only then', async () => {
  const { id } = await createEmployee(scratch.db);
  expect(await versionAfter(() => refreshList(scratch.db, id))).toBe(0);
  await scratch.db.updateTable('employee').set({ position: 'Writer' }).where('id', '=', id).execute();
  expect(await versionAfter(() => refreshList(scratch.db, id))).toBe(1);
  const two = scratch.db.transaction();
  const both = () =>
    two.execute(async (held) => {
      await sql`select mark_employee_list_changed()`.execute(held);
      await sql`select mark_employee_list_changed()`.execute(scratch.db);
    });
  expect(await versionAfter(both)).toBe(2);
});

it('finds every text that contains a term as a candidate', async () => {
  const letters = fc.string({ unit: fc.constantFrom(...'aábñz09 .@-_%\u001f日'.split('')), maxLength: 12 });
  const cases = fc
    .tuple(letters, letters, letters)
    .map(([before, term, after]) => ({ term, text: before + term + after }));
  const samples = fc.sample(cases, { numRuns: 3_000, seed: 20_260_302 });
  const { rows } = await sql<{ term: string; text: string }>`
    select term, text from json_to_recordset(${JSON.stringify(samples)}::json) as given (term text, text text)
    where search_key(text) like '%' || replace(replace(replace(search_key(term), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'
      and not show_trgm(search_key(text)) @> search_grams(term)`.execute(scratch.db);
  expect(rows).toEqual([]);
});

it('finds employees by public and by personal words, and all for words without trigrams', async () => {
  const { id } = await createEmployee(scratch.db, {
    name: 'Zenaida Quiambao',
    sensitive: { personal_email: 'zq.77@mail.test' },
  });
  const ask = async (words: readonly string[], withSensitive: boolean) => {
    const { rows } = await sql<{ id: number }>`
      select searched as id from searched_employees(${[...words]}, ${withSensitive}) searched`.execute(scratch.db);
    return rows.map((row) => row.id);
  };
  expect(await ask(['quiamb'], false)).toEqual([id]);
  expect(await ask(['zq.77@'], false)).toEqual([]);
  expect(await ask(['zq.77@'], true)).toEqual([id]);
  expect(await ask(['quiamb', 'zq.77@'], true)).toEqual([id]);
  expect(await ask(['quiamb', 'nobody'], true)).toEqual([]);
  expect((await ask(['qu'], true)).length).toBeGreaterThan(1);
});

it('row security of the trigrams leaves their index usable', async () => {
  for (const scope of ['staff', 'client:1']) {
    const plan = await scratch.db.transaction().execute(async (db) => {
      await sql`set local enable_seqscan = off`.execute(db);
      await sql`select set_config('app.scope', ${scope}, true)`.execute(db);
      return sql<Record<'QUERY PLAN', string>>`explain select employee_id from employee_search`.execute(db);
    });
    expect(plan.rows.map((line) => line['QUERY PLAN']).join('\n'), scope).toContain(
      'Bitmap Index Scan on employee_search_grams',
    );
  }
});
