import { notificationSettingsCalls as calls } from '@muster/contract/domains/notifications/notification-settings.calls.ts';
import type { Channel } from '@muster/contract/domains/notifications/notification-type.ts';
import { notificationsCalls } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storedMessages } from '../../platform/mail/stored-messages.fixture.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { noticeTypes } from '../../testing/notice-types.ts';
import { notifyUsers } from './notify-users.ts';
import { sendDeliveries } from './send-deliveries.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(() => {
  portal.clock.set('2026-03-02T04:00:00Z');
});

const type = noticeTypes.leave.rejected;
const values = { period: { first: '2026-03-16', last: '2026-03-18' }, parts: '', note: 'You were sick in Cebu.' };

async function person() {
  const employee = await createEmployee(portal.db, { work_phone: '+63 (917) 123-4567' });
  return await portal.as({ roles: ['employee'], employeeId: employee.id });
}

const turn = (who: Persona, channel: Channel, is_on: boolean, types: string[] = [type.code]) =>
  who.call(calls.switch, { body: { types, channel, is_on } });

const usual = { quiet_from: null, quiet_until: null, digest: 'none', digest_hour: 8, digest_weekday: 1 } as const;
const settings = (who: Persona, gaps: object) => who.call(calls.update, { body: { ...usual, ...gaps } });

const notify = (who: Persona) =>
  notifyUsers({ db: portal.db, clock: portal.clock }, { userIds: [who.userId], type, values });

async function sent(who: Persona) {
  await portal.settle();
  const db = { ...portal.services, db: portal.db };
  const mails = (await storedMessages(db, 'mail_outbox')).filter(({ to }) => to === who.email);
  const texts = (await storedMessages(db, 'sms_outbox')).filter(({ to }) => to === '+639171234567');
  return { mails, texts };
}

const unread = async (who: Persona) => (await who.call(notificationsCalls.list)).body.total;

describe('a channel', () => {
  it.each(['in-app', 'mail', 'sms', 'push'] as const)('%s that is off delivers nothing', async (channel) => {
    const who = await person();
    await portal.db.deleteFrom('sms_outbox').execute();
    for (const one of ['in-app', 'mail', 'sms', 'push'] as const) await turn(who, one, one !== channel);
    await notify(who);
    const { mails, texts } = await sent(who);
    expect([await unread(who), mails.length, texts.length]).toEqual([
      channel === 'in-app' ? 0 : 1,
      channel === 'mail' ? 0 : 1,
      channel === 'sms' ? 0 : 1,
    ]);
  });

  it('that is off on all sides leaves no trace, and other types stay on', async () => {
    const who = await person();
    for (const channel of ['in-app', 'mail', 'sms', 'push'] as const) await turn(who, channel, false);
    await notify(who);
    const rows = portal.db.selectFrom('notification').select('id').where('user_id', '=', who.userId);
    expect(await rows.execute()).toEqual([]);
    const approved = { userIds: [who.userId], type: noticeTypes.leave.approved, values };
    await notifyUsers({ db: portal.db, clock: portal.clock }, approved);
    expect(await unread(who)).toBe(1);
  });

  it('that is switched off after the event still delivers nothing', async () => {
    const who = await person();
    await turn(who, 'mail', true);
    await notify(who);
    await turn(who, 'mail', false);
    expect((await sent(who)).mails).toEqual([]);
    const done = portal.db.selectFrom('notification_delivery').select('outcome').where('user_id', '=', who.userId);
    expect(await done.execute()).toEqual([{ outcome: 'off' }]);
  });

  it('of a critical type cannot be switched off', async () => {
    const who = await person();
    const refused = await who.refused(calls.switch, {
      body: { types: ['accounts.password-changed'], channel: 'in-app', is_on: false },
    });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { types: ['A critical notification cannot be switched off.'] },
    ]);
    const foreign = await who.refused(calls.switch, {
      body: { types: ['employees.pay-change-to-decide'], channel: 'mail', is_on: true },
    });
    expect(foreign.status).toBe(422);
  });
});

describe('a mail and a text message', () => {
  it('have one harmless sentence and a link, and are sent once', async () => {
    const who = await person();
    await portal.db.deleteFrom('sms_outbox').execute();
    for (const channel of ['mail', 'sms'] as const) await turn(who, channel, true);
    await notify(who);
    await Promise.all([1, 2, 3].map(() => sendDeliveries(portal.services)));
    const { mails, texts } = await sent(who);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your leave request was rejected.']);
    expect(mails[0]?.text).toContain('http://127.0.0.1:8000/my-leave');
    expect(texts.map(({ text }) => text)).toEqual([
      'Muster: Your leave request was rejected. http://127.0.0.1:8000/my-leave',
    ]);
    expect(JSON.stringify([mails, texts])).not.toMatch(/sick|Cebu|Mar 16/);
  });

  it('are not sent if the change that they are about is undone', async () => {
    const who = await person();
    await turn(who, 'mail', true);
    const undone = portal.db.transaction().execute(async (db) => {
      await notifyUsers({ db, clock: portal.clock }, { userIds: [who.userId], type, values });
      throw new Error('undone');
    });
    await undone.catch(() => undefined);
    expect([(await sent(who)).mails, await unread(who)]).toEqual([[], 0]);
  });

  it('wait for the end of quiet hours on the clock of the person, unless it was read by then', async () => {
    portal.clock.set('2026-03-02T15:30:00Z');
    const [one, other] = [await person(), await person()];
    for (const who of [one, other]) {
      await turn(who, 'mail', true);
      await settings(who, { quiet_from: '22:00', quiet_until: '07:00' });
      await notify(who);
      expect((await sent(who)).mails).toEqual([]);
    }
    await other.call(notificationsCalls.markRead, { body: { all: true } });
    portal.clock.set('2026-03-02T22:59:59Z');
    expect((await sent(one)).mails).toEqual([]);
    portal.clock.set('2026-03-02T23:00:00Z');
    expect([(await sent(one)).mails.length, (await sent(other)).mails.length]).toEqual([1, 0]);
  });
});

describe('a digest', () => {
  it('is one mail at its hour, sent once however often and late the job runs', async () => {
    const who = await person();
    await turn(who, 'mail', true);
    await settings(who, { digest: 'daily', digest_hour: 18 });
    for (let at = 0; at < 3; at += 1) await notify(who);
    expect((await sent(who)).mails).toEqual([]);
    portal.clock.set('2026-03-02T09:59:59Z');
    expect((await sent(who)).mails).toEqual([]);
    portal.clock.set('2026-03-03T01:00:00Z');
    await Promise.all([1, 2, 3].map(() => sendDeliveries(portal.services)));
    const { mails } = await sent(who);
    expect(mails.map(({ subject }) => subject)).toEqual(['Muster: 3 new notifications']);
    expect(mails[0]?.text).toContain('- Your leave request was rejected. (3 times)');
    expect(mails[0]?.text).not.toMatch(/sick/);
  });

  it('that is switched off sends what waits for it', async () => {
    const who = await person();
    await turn(who, 'mail', true);
    await settings(who, { digest: 'weekly' });
    await notify(who);
    expect((await sent(who)).mails).toEqual([]);
    await settings(who, {});
    expect((await sent(who)).mails).toHaveLength(1);
  });
});
