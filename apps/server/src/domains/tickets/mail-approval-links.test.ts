import { notificationSettingsCalls } from '@muster/contract/domains/notifications/notification-settings.calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { storedMessages } from '../../platform/mail/stored-messages.fixture.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { type ApprovalScene, approvalScene, fileTicket } from './ticket-approval.fixture.ts';

let portal: TestPortal;
let scene: ApprovalScene;
beforeAll(async () => {
  portal = await buildTestApp({ appUrl: 'https://portal.example.com' });
});
afterAll(() => portal.close());
beforeEach(async () => {
  await sql`delete from mail_outbox`.execute(portal.db);
  scene = await approvalScene(portal);
});

async function mails() {
  await portal.settle();
  return storedMessages({ db: portal.db, cipher: portal.services.cipher }, 'mail_outbox');
}

it('mails each approver a separate link, which is stored as a hash, and nothing that was filed', async () => {
  const id = await fileTicket(scene.user, scene);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: scene.approver.email, subject: `TCK-${id} needs your approval` });
  expect(mail?.text).not.toMatch(/second monitor|new desk/);
  const token = /https:\/\/portal\.example\.com\/approve-ticket\/([\w-]{43})\n/.exec(mail?.text ?? '')?.[1];
  expect(token).toBeDefined();
  const links = await portal.db.selectFrom('ticket_approval_link').selectAll().where('ticket_id', '=', id).execute();
  expect(links).toMatchObject([{ user_id: scene.approver.userId, used_at: null }]);
  expect(JSON.stringify(links)).not.toContain(token);
  const [{ created_at, expires_at } = { created_at: '', expires_at: '' }] = links;
  expect(Temporal.Instant.from(expires_at).since(Temporal.Instant.from(created_at)).total('hours')).toBe(72);
});

it('mails nobody who switched these mails off, and no closed account', async () => {
  const { approver } = scene;
  const settings = { types: ['tickets.to-approve'], channel: 'mail', is_on: false } as const;
  await approver.call(notificationSettingsCalls.switch, { body: { ...settings, types: [...settings.types] } });
  const id = await fileTicket(scene.user, scene);
  expect(await mails()).toEqual([]);
  const promised = portal.db.selectFrom('notification_delivery').select('id').where('user_id', '=', approver.userId);
  expect(await promised.where('channel', '=', 'mail').execute()).toEqual([]);
  const links = portal.db.selectFrom('ticket_approval_link').select('user_id').where('ticket_id', '=', id);
  expect(await links.execute()).toEqual([]);
});

it('forgets links a month after they expired', async () => {
  const id = await fileTicket(scene.user, scene);
  const before = (days: number) =>
    portal.clock
      .now()
      .subtract({ hours: days * 24 })
      .toString();
  const old = { created_at: before(34), expires_at: before(31) };
  await portal.db.updateTable('ticket_approval_link').set(old).where('ticket_id', '=', id).execute();
  await fileTicket(scene.user, scene);
  const kept = portal.db.selectFrom('ticket_approval_link').select('ticket_id').where('ticket_id', '=', id);
  expect(await kept.execute()).toEqual([]);
});
