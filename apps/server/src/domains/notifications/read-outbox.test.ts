import { notificationsCalls } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendMail } from '../../platform/mail/mail.ts';
import { keepWaiting } from '../../platform/outbox/message-outbox.repository.ts';
import { sendSms } from '../../platform/sms/sms.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
  const ctx = { ...portal.services, db: portal.db, sendsMail: true };
  await sendMail(ctx, { to: 'ana@muster.test', subject: 'Welcome', text: 'Hello Ana' });
  await sendSms(ctx, { to: '+639171234567', text: 'Your shift begins' });
  await keepWaiting(portal.db, 'mail_outbox');
  await keepWaiting(portal.db, 'sms_outbox');
  await sendMail(ctx, { to: 'late@muster.test', subject: 'On its way', text: 'Not kept' });
});
afterAll(() => portal.close());

it('shows an admin the kept messages, unsealed, and logs the access', async () => {
  const admin = await portal.as({ roles: ['admin'] });
  const { body } = await admin.call(notificationsCalls.outbox);
  expect(body.total).toBe(2);
  expect(body.data).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'mail', to: 'ana@muster.test', subject: 'Welcome', text: 'Hello Ana' }),
      expect.objectContaining({ kind: 'sms', to: '+639171234567', subject: null, text: 'Your shift begins' }),
    ]),
  );
  const texts = await admin.call(notificationsCalls.outbox, {
    query: { dt_params: '{"filters":{"kind":{"value":"sms"}}}' },
  });
  expect(texts.body).toMatchObject({ total: 1, data: [{ kind: 'sms' }] });
  await portal.settle();
  const looks = await portal.db
    .selectFrom('activity_log')
    .select(['actor_user_id', 'details'])
    .where('event', '=', 'notifications.read-outbox')
    .orderBy('id')
    .execute();
  expect(looks).toEqual([
    { actor_user_id: admin.userId, details: { count: 2 } },
    { actor_user_id: admin.userId, details: { count: 1 } },
  ]);
});

it('shows no usable link or code in the list; opening a message needs a fresh factor and is logged with its name', async () => {
  const link = 'http://127.0.0.1:8000/reset-password?token=Zz9-secret-token&email=bea%40muster.test';
  const ctx = { ...portal.services, db: portal.db };
  await sendMail(ctx, {
    to: 'bea@muster.test',
    subject: 'Reset your Muster password',
    text: `Choose it here:\n\n${link}`,
  });
  await sendSms(ctx, { to: '+639171234568', text: 'Your code is 482915.' });
  await keepWaiting(portal.db, 'mail_outbox');
  await keepWaiting(portal.db, 'sms_outbox');
  const admin = await portal.as({ roles: ['admin'] });
  const { body, text } = await admin.call(notificationsCalls.outbox);
  expect(text).not.toMatch(/secret-token|482915/);
  const [mail] = body.data.filter(({ to }) => to === 'bea@muster.test');
  expect(mail?.text).toBe('Choose it here:\n\n[link]');
  const params = { kind: 'mail', id: mail?.id ?? 0 } as const;
  const opened = await admin.call(notificationsCalls.outboxMessage, { params });
  expect(opened.body.text).toContain(link);
  await portal.settle();
  const log = await portal.db
    .selectFrom('activity_log')
    .select(['actor_user_id', 'details'])
    .where('event', '=', 'notifications.open-message')
    .execute();
  expect(log).toEqual([
    {
      actor_user_id: admin.userId,
      details: { kind: 'mail', id: params.id, to: 'bea@muster.test', subject: 'Reset your Muster password' },
    },
  ]);
  expect((await admin.refused(notificationsCalls.outboxMessage, { params: { kind: 'sms', id: 999_999 } })).status).toBe(
    404,
  );
  portal.clock.advance({ minutes: 11 });
  const stale = await admin.refused(notificationsCalls.outboxMessage, { params });
  expect(stale).toMatchObject({ status: 403, body: { code: 'confirm-identity' } });
});

it('marks a message that cannot be opened, serves the others and logs it once', async () => {
  await portal.db
    .updateTable('mail_outbox')
    .set({ body: '1.damaged' })
    .where('recipient', '=', 'ana@muster.test')
    .execute();
  const admin = await portal.as({ roles: ['admin'] });
  await admin.call(notificationsCalls.outbox);
  const { body } = await admin.call(notificationsCalls.outbox);
  expect(body.data).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'mail', subject: 'Welcome', text: '[unreadable]' }),
      expect.objectContaining({ kind: 'sms', text: 'Your shift begins' }),
    ]),
  );
  await portal.settle();
  const reports = await portal.db
    .selectFrom('activity_log')
    .select(['subject_kind', 'details'])
    .where('event', '=', 'platform.unreadable-value')
    .execute();
  expect(reports).toEqual([{ subject_kind: 'mail_outbox', details: { column: 'body' } }]);
});

it('row 8: is only for admins', async () => {
  const hr = await portal.as({ roles: ['hr'] });
  expect((await hr.refused(notificationsCalls.outbox)).status).toBe(403);
});
