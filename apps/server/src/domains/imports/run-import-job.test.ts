import { importsCalls } from '@muster/contract/domains/imports/imports.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
