import { announcementNotification } from '@muster/contract/domains/announcements/announcements-notifications.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../rows.generated.ts';
import { type DemoAnnouncement, demoAnnouncements } from './announcement-texts.ts';
import { reserveIds } from './insert-rows.ts';
import type { SeededAccount } from './seed-accounts.ts';
import type { SeededCompany, SeedTime } from './seed-clients.ts';

interface AnnouncementFacts {
  readonly accounts: readonly SeededAccount[];
  readonly clients: { readonly first: SeededCompany; readonly second: SeededCompany };
  readonly time: SeedTime;
}

const everybody = ['client', 'client-user', 'client-admin'] as const;
const secondsOfDay = 86_400;

/** Announcements to clients, in every state, with their readers. */
export async function seedAnnouncements(db: Kysely<Database>, facts: AnnouncementFacts): Promise<void> {
  const ids = await reserveIds(db, 'client_notification', demoAnnouncements.length);
  for (const [index, announcement] of demoAnnouncements.entries()) {
    await store(db, ids[index] ?? 0, announcement, facts);
  }
}

async function store(
  db: Kysely<Database>,
  id: number,
  announcement: DemoAnnouncement,
  facts: AnnouncementFacts,
): Promise<void> {
  const { accounts, clients, time } = facts;
  const now = Temporal.Instant.from(time.now);
  const on = (day: number | null) =>
    day === null ? null : now.add({ seconds: Math.round(day * secondsOfDay) }).toString();
  const author = accounts.find(({ account }) => account.role === 'hr');
  const isChosen = announcement.to === 'first' || announcement.to === 'second';
  const roles: readonly string[] = announcement.roles ?? everybody;
  const publish_at = on(announcement.publishDay);
  const written = on(Math.min(announcement.publishDay ?? 0, 0) - 1) ?? time.now;
  await db
    .insertInto('client_notification')
    .values({
      id,
      title: announcement.title,
      body: announcement.body,
      kind: announcement.kind,
      audience: isChosen ? 'clients' : announcement.to === 'Active' ? 'statuses' : 'all',
      statuses: announcement.to === 'Active' ? ['Active'] : [],
      roles: [...roles],
      is_draft: announcement.isDraft ?? false,
      publish_at,
      expires_at: on(announcement.expireDay),
      withdrawn_at: on(announcement.withdrawnDay ?? null),
      created_by_user_id: author?.userId ?? null,
      created_at: written,
      updated_at: written,
    })
    .execute();
  const chosen = announcement.to === 'first' || announcement.to === 'second' ? clients[announcement.to].id : null;
  if (chosen !== null) {
    await db.insertInto('client_notification_client').values({ notification_id: id, client_id: chosen }).execute();
  }
  if (publish_at === null || announcement.isDraft || (announcement.publishDay ?? 0) > 0) return;
  for (const { userId, account } of accounts) {
    if (!account.client || !roles.includes(account.role)) continue;
    const clientId = clients[account.client].id;
    if (chosen !== null && chosen !== clientId) continue;
    const isRead = announcement.readBy?.includes(account.email) ?? false;
    await deliver(db, {
      id,
      userId,
      clientId,
      announcement,
      at: publish_at,
      read: isRead ? on((announcement.publishDay ?? 0) + 0.05) : null,
    });
  }
}

interface Delivery {
  readonly id: number;
  readonly userId: number;
  readonly clientId: number;
  readonly announcement: DemoAnnouncement;
  readonly at: string;
  readonly read: string | null;
}

/** With their notifications, which are removed when an announcement is withdrawn. */
async function deliver(
  db: Kysely<Database>,
  { id, userId, clientId, announcement, at, read }: Delivery,
): Promise<void> {
  await db
    .insertInto('client_notification_recipient')
    .values({ notification_id: id, user_id: userId, client_id: clientId, delivered_at: at, read_at: read })
    .execute();
  if (announcement.withdrawnDay !== undefined) return;
  await db
    .insertInto('notification')
    .values({
      user_id: userId,
      type: announcementNotification.code,
      params: JSON.stringify({
        title: announcement.title,
        text: (announcement.body.split('\n')[0] ?? '').replaceAll('**', '').slice(0, 200),
      }),
      link: `/?notice=${id}`,
      created_at: at,
      read_at: read,
    })
    .execute();
}
