import { importsCalls } from '@muster/contract/domains/imports/imports.calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../database/db.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { checkedPosition, positionOf } from './imports.fixture.ts';
import { runNextImport } from './run-import-job.ts';

let portal: TestPortal;
let hr: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
});
afterAll(() => portal.close());

const checked = (position: string) => checkedPosition(portal, hr, position);

it('has nothing to do without a waiting file', async () => {
  expect(await runNextImport(portal.services)).toBe(false);
});

it('two concurrent processes run a job once', async () => {
  const { employee, id } = await checked('Controller');
  await hr.call(importsCalls.apply, { params: { id } });
  await Promise.all([runNextImport(portal.services), runNextImport(portal.services)]);
  await portal.settle();
  const { version } = await portal.db
    .selectFrom('employee')
    .select('version')
    .where('id', '=', employee.id)
    .executeTakeFirstOrThrow();
  expect(version).toBe(2);
});

it('fails with a message if the file is missing', async () => {
  const { id } = await checked('Controller');
  await hr.call(importsCalls.apply, { params: { id } });
  await portal.db.updateTable('import_job').set({ storage_key: null }).where('id', '=', id).execute();
  await portal.settle();
  const { body } = await hr.call(importsCalls.job, { params: { id } });
  expect(body).toMatchObject({ status: 'error', error: expect.stringContaining('no longer stored') });
});

it('restarts an interrupted job, and gives up after three attempts', async () => {
  const { employee, id } = await checked('Controller');
  await hr.call(importsCalls.apply, { params: { id } });
  const interrupted = (attempts: number) =>
    portal.db.updateTable('import_job').set({ status: 'processing', attempts }).where('id', '=', id).execute();
  await interrupted(1);
  await portal.settle();
  expect(await positionOf(portal, employee.id)).toBe('Controller');
  await interrupted(3);
  await portal.settle();
  const { body } = await hr.call(importsCalls.job, { params: { id } });
  expect(body).toMatchObject({ data: { status: 'failed' }, error: expect.stringContaining('interrupted') });
});

describe('a broken database connection', () => {
  const statusOf = async (id: number) => (await hr.call(importsCalls.job, { params: { id } })).body;

  it('rolls back and leaves the job to be run again', async () => {
    const { employee, id } = await checked('Dispatcher');
    await hr.call(importsCalls.apply, { params: { id } });
    await sql`create function cut_connection() returns trigger language plpgsql as
      'begin perform pg_terminate_backend(pg_backend_pid()); return null; end'`.execute(portal.db);
    await sql`create constraint trigger cut_connection after update on employee deferrable initially deferred
      for each row execute function cut_connection()`.execute(portal.db);
    try {
      expect(await runNextImport(portal.services)).toBe(false);
    } finally {
      await sql`drop function cut_connection cascade`.execute(portal.db);
    }
    expect(await positionOf(portal, employee.id)).not.toBe('Dispatcher');
    expect(await statusOf(id)).toMatchObject({ data: { status: 'processing' } });
    await portal.settle();
    expect(await positionOf(portal, employee.id)).toBe('Dispatcher');
    expect(await statusOf(id)).toMatchObject({ data: { status: 'completed' } });
  });

  it('that loses the answer to the commit changes nothing about the outcome, and imports nothing twice', async () => {
    const { employee, id } = await checked('Planner');
    await hr.call(importsCalls.apply, { params: { id } });
    const { databases } = portal.services;
    const losing = (error: Error) => ({
      ...portal.services,
      databases: { ...databases, system: losingTheFirstCommit(databases.system, error) },
    });
    expect(await runNextImport(losing(new Error('Connection terminated unexpectedly')))).toBe(false);
    expect(await statusOf(id)).toMatchObject({ data: { status: 'completed' } });
    await portal.settle();
    const changed = portal.db.selectFrom('employee').select(['position', 'version']).where('id', '=', employee.id);
    expect(await changed.executeTakeFirst()).toMatchObject({ version: 2 });
    expect(await positionOf(portal, employee.id)).toBe('Planner');
  });

  it('leaves a finished job as it is, even if the error looks like a failure of the import', async () => {
    const { id } = await checked('Steward');
    await hr.call(importsCalls.apply, { params: { id } });
    const { databases } = portal.services;
    const system = losingTheFirstCommit(databases.system, new Error('unknown'));
    expect(await runNextImport({ ...portal.services, databases: { ...databases, system } })).toBe(true);
    expect(await statusOf(id)).toMatchObject({ data: { status: 'completed' } });
  });
});

/** The first transaction is committed, and then its caller gets the error instead of the result. */
function losingTheFirstCommit(db: Db, error: Error): Db {
  let isLost = false;
  return new Proxy(db, {
    get(target, name) {
      const own = Reflect.get(target, name);
      if (name !== 'transaction' || isLost) return typeof own === 'function' ? own.bind(target) : own;
      isLost = true;
      return () => ({
        execute: async (work: Parameters<ReturnType<Db['transaction']>['execute']>[0]) => {
          await target.transaction().execute(work);
          throw error;
        },
      });
    },
  });
}
