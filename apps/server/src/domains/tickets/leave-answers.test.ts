import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { answersOf, filedLeave } from './leave-ticket.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-03-02T01:00:00Z'));

it('shows readers of the ticket what they may read of the leave, and no confidential type', async () => {
  const one = await filedLeave(portal);
  await portal.db.updateTable('leave_type').set({ visibility: 'hr' }).where('id', '=', one.typeId).execute();
  const { name } = await portal.db
    .selectFrom('leave_type')
    .select('name')
    .where('id', '=', one.typeId)
    .executeTakeFirstOrThrow();
  const [own, hr, reader] = [
    await answersOf(one.user, one.ticketId),
    await answersOf(await portal.as({ roles: ['hr'] }), one.ticketId),
    await answersOf(await portal.as({ roles: ['office admin'], permissions: ['can view all tickets'] }), one.ticketId),
  ];
  expect([own.named.leave_type, hr.named.leave_type]).toEqual([name, name]);
  expect(reader.named).toEqual({ filed_on: '2026-03-02' });
  for (const shown of [JSON.stringify(reader), JSON.stringify(hr.history)])
    expect(shown).not.toMatch(/family trip|Surgery/);
  await portal.db.updateTable('leave_type').set({ visibility: 'team' }).where('id', '=', one.typeId).execute();
});
