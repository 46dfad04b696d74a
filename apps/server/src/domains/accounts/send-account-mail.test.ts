import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createUser } from '../../testing/factories/accounts.ts';
import { linksMailedTo } from '../../testing/mailed-links.ts';
import { resetRequested, twoFactorTurnedOff } from './accounts.events.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const request = (userId: number) => portal.services.announceIn(portal.db)(resetRequested, { userId });

describe('mails about accounts', () => {
  it('row 26: contain a token that is stored only as a hash, for an hour', async () => {
    const user = await createUser(portal.db);
    await request(user.id);
    const [link] = await linksMailedTo(portal, user.email);
    const stored = await portal.db.selectFrom('account_token').selectAll().where('user_id', '=', user.id).execute();
    expect(stored.map(({ token_hash, purpose }) => ({ token_hash, purpose }))).toEqual([
      { token_hash: hashToken(link?.token ?? ''), purpose: 'reset' },
    ]);
    const life = Temporal.Instant.from(stored[0]?.expires_at ?? '')
      .since(portal.clock.now())
      .total('minutes');
    expect(life).toBeCloseTo(60, 1);
    const mails = await portal.db.selectFrom('mail_outbox').selectAll().execute();
    expect(JSON.stringify(mails)).not.toContain(link?.token);
  });

  it('invalidate the previous link', async () => {
    const user = await createUser(portal.db);
    await request(user.id);
    await request(user.id);
    expect(await linksMailedTo(portal, user.email)).toHaveLength(2);
    const stored = await portal.db
      .selectFrom('account_token')
      .select('revoked_at')
      .where('user_id', '=', user.id)
      .orderBy('id')
      .execute();
    expect(stored.map(({ revoked_at }) => revoked_at !== null)).toEqual([true, false]);
  });

  it('are limited to three an hour per address', async () => {
    const user = await createUser(portal.db);
    for (let turn = 0; turn < 5; turn += 1) await request(user.id);
    expect(await linksMailedTo(portal, user.email)).toHaveLength(3);
    portal.clock.advance({ hours: 1, minutes: 1 });
    await request(user.id);
    expect(await linksMailedTo(portal, user.email)).toHaveLength(4);
  });

  it('notify the owner of changes that an attacker might have made', async () => {
    const user = await createUser(portal.db);
    await portal.services.announceIn(portal.db)(twoFactorTurnedOff, { userId: user.id });
    await portal.settle();
    const mails = await portal.db
      .selectFrom('mail_outbox')
      .select('subject')
      .where('recipient', '=', user.email)
      .execute();
    expect(mails).toEqual([{ subject: 'A change to your Muster account' }]);
  });
});
