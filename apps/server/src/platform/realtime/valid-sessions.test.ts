import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenScratch, openScratch } from '../../testing/open-scratch.ts';
import { validSessions } from './valid-sessions.repository.ts';

const now = Temporal.Instant.from('2026-03-02T08:00:00Z');
let scratch: OpenScratch;

beforeAll(async () => {
  scratch = await openScratch();
});
afterAll(() => scratch.close());

it('knows which sessions are still valid', async () => {
  await sql`insert into app_user (id, uuid, name, email, status) values
    (901, gen_random_uuid(), 'On', 'on@example.org', 'active'), (902, gen_random_uuid(), 'Off', 'off@example.org', 'disabled')`.execute(
    scratch.db,
  );
  const later = now.add({ hours: 1 }).toString();
  const seen = now.subtract({ minutes: 29 }).toString();
  const add = (id: number, more: Record<string, unknown> = {}) =>
    scratch.db
      .insertInto('session')
      .values({
        id,
        token_hash: `hash ${id}`,
        user_id: 901,
        level: 'full',
        last_seen_at: seen,
        expires_at: later,
        ...more,
      })
      .execute();
  const impersonation = {
    impersonator_user_id: 902,
    impersonation_reason: 'help',
    impersonation_ends_at: later,
    own_session_id: 1,
  };
  await add(1);
  await add(2, { level: 'pending' });
  await add(3, { ended_at: seen });
  await add(4, { expires_at: now.toString() });
  await add(5, { last_seen_at: now.subtract({ minutes: 30 }).toString() });
  await add(6, { user_id: 902 });
  await add(7, impersonation);
  await add(8, { ...impersonation, user_id: 902, impersonator_user_id: 901 });
  await sql`update app_user set status = 'active' where id = 902`.execute(scratch.db);
  await sql`insert into user_permission (user_id, permission_id)
    select u, id from permission, unnest(array[901, 902]) u where name = 'can impersonate users'`.execute(scratch.db);
  expect(await validSessions(scratch.pool, [1, 2, 3, 4, 5, 6, 7, 8, 99], now)).toEqual(new Set([1, 6, 7, 8]));
  await sql`delete from user_permission where user_id = 901`.execute(scratch.db);
  expect(await validSessions(scratch.pool, [1, 2, 3, 4, 5, 6, 7, 8, 99], now)).toEqual(new Set([1, 6, 7]));
  await sql`update app_user set status = 'disabled' where id = 902`.execute(scratch.db);
  expect(await validSessions(scratch.pool, [1, 2, 3, 4, 5, 6, 7, 8, 99], now)).toEqual(new Set([1]));
});
