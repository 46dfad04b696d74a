import { afterAll, beforeAll, expect, it } from 'vitest';
import { portalContextFor } from '../../platform/jobs/portal-context.ts';
import { sweepFiles } from '../../platform/jobs/sweep-files.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createClientAttachment } from '../../testing/factories/files.ts';
import { findAttachment, removeAttachment } from './attachments.repository.ts';
import { forgetRemovedFilesDaily } from './documents.jobs.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it('deletes files that nobody can restore any more, and their contents with a later sweep', async () => {
  const { db, services, clock } = portal;
  const client = await createClient(db);
  const add = () => createClientAttachment(db, services.files, client);
  const [kept, recent, old] = [await add(), await add(), await add()];
  const remove = async (id: number) => {
    const found = await findAttachment(db, id);
    return found && removeAttachment(db, found, clock.now());
  };
  expect(await remove(old.id)).toBe(true);
  clock.advance({ minutes: 8 });
  expect(await remove(recent.id)).toBe(true);
  clock.advance({ minutes: 3 });
  const run = async (job: typeof forgetRemovedFilesDaily | typeof sweepFiles) =>
    job.run(portalContextFor(services)(db), { day: '2026-03-02', lastDay: null });
  await run(forgetRemovedFilesDaily);
  const rows = await db
    .selectFrom('attachment')
    .select('id')
    .where('client_id', '=', client.id)
    .orderBy('id')
    .execute();
  expect(rows.map(({ id }) => id)).toEqual([kept.id, recent.id]);
  clock.advance({ hours: 72 });
  await run(forgetRemovedFilesDaily);
  await run(sweepFiles);
  for (const { storage_key } of [recent, old])
    await expect(services.files.read(storage_key)).rejects.toThrow(/missing/);
  await expect(services.files.read(kept.storage_key)).resolves.toBeDefined();
});
