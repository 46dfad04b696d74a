import { substitutesCalls } from '@muster/contract/domains/approvals/substitutes.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-17T15:50:00Z');
});
afterAll(() => portal.close());

it('is for the approver and for HR; for others it does not exist', async () => {
  const lead = await portal.as({ roles: ['team lead'] });
  const other = await portal.as({ roles: ['team lead'] });
  const hr = await portal.as({ roles: ['hr'] });
  const add = async (first_day: string, last_day: string) =>
    (await lead.call(substitutesCalls.add, { body: { substitute_id: other.userId, first_day, last_day } })).body;
  const [running, planned] = [await add('2026-03-17', '2026-03-20'), await add('2026-03-22', '2026-03-22')];
  for (const body of [running, { id: 99_999_999 }])
    expect((await other.refused(substitutesCalls.end, { body })).status).toBe(404);

  portal.clock.set('2026-03-17T16:00:00Z');
  await lead.call(substitutesCalls.end, { body: running });
  await hr.call(substitutesCalls.end, { body: planned });
  expect((await hr.refused(substitutesCalls.end, { body: running })).status).toBe(409);
  const { body } = await hr.call(substitutesCalls.list);
  expect(body.data).toMatchObject([
    { id: running.id, first_day: '2026-03-17', last_day: '2026-03-17', state: 'over', abilities: { end: false } },
  ]);
  const log = portal.db.selectFrom('activity_log').select('before').where('event', '=', 'approvals.end-substitute');
  expect(await log.execute()).toMatchObject([
    { before: { last_day: '2026-03-20' } },
    { before: { last_day: '2026-03-22' } },
  ]);
});
