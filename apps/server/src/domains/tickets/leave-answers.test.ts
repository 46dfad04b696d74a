import { ticketListsCalls } from '@muster/contract/domains/tickets/ticket-lists.calls.ts';
import { ticketsCalls } from '@muster/contract/domains/tickets/tickets.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { answersOf, filedLeave } from './leave-ticket.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.set('2026-03-02T01:00:00Z'));

it('titles a leave ticket with type and days for who may read the leave, and with its ticket type for others', async () => {
  const one = await filedLeave(portal);
  const type = portal.db.selectFrom('leave_type').select('name').where('id', '=', one.typeId);
  const { name } = await type.executeTakeFirstOrThrow();
  const hr = await portal.as({ roles: ['hr'], permissions: ['can view all tickets'] });
  const reader = await portal.as({ roles: ['office admin'], permissions: ['can view all tickets'] });
  const titles = async (user: typeof hr) => {
    const [listed] = (await user.call(ticketListsCalls.all)).body.data.filter(({ id }) => id === one.ticketId);
    const queued = (await user.call(ticketsCalls.open)).body.data.find(({ id }) => id === one.ticketId);
    return [listed?.subject, queued?.subject, (await answersOf(user, one.ticketId)).subject];
  };
  expect(await titles(hr)).toEqual(Array(3).fill(`${name}, Mar 16 – 17`));
  expect(await titles(reader)).toEqual(Array(3).fill('Employee Leave Request'));
  const own = (await one.user.call(ticketListsCalls.mine)).body.data.map(({ subject }) => subject);
  expect(own).toEqual([`${name}, Mar 16 – 17`]);
  expect(Object.keys((await hr.call(ticketListsCalls.all)).body.data[0] ?? {})).not.toContain('leave_request_id');
});

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
