import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { readNotices } from '../../testing/read-notices.ts';
import { alertDownloads } from './alert-downloads.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp({ downloadAlert: 3 });
});
afterAll(() => portal.close());

it('adds up the people of one day of the home zone, for each user', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const reader = await portal.as({ roles: ['hr'], name: 'Reader' });
  const download = async (people: number, look = () => alertDownloads(portal.services)) => {
    const actor = { userId: reader.userId, name: 'Reader' };
    const facts = { at: portal.clock.now(), actor, impersonator: null, requestId: null };
    await portal.services.writeAudit(portal.db, facts, {
      event: 'imports.download-template',
      details: { downloaded_people: people },
    });
    await look();
    return (await readNotices(portal, admin.userId)).map(({ title }) => title);
  };
  portal.clock.set('2026-03-02T15:00:00Z');
  expect(await download(3)).toEqual([]);
  // Past midnight in Manila.
  portal.clock.set('2026-03-02T16:30:00Z');
  expect(await download(2)).toEqual([]);
  expect(await download(2)).toEqual(['Reader downloaded data of 4 people on Tue, Mar 3, 2026']);
  expect(await download(2)).toHaveLength(1);
  // The worker looks only after midnight.
  portal.clock.set('2026-03-04T15:59:58Z');
  expect(await download(5, async () => false)).toHaveLength(1);
  portal.clock.set('2026-03-04T16:00:02Z');
  await alertDownloads(portal.services);
  expect(await download(1)).toEqual([expect.any(String), 'Reader downloaded data of 5 people on Wed, Mar 4, 2026']);
});
