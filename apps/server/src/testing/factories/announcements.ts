import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/rows.generated.ts';
import { nextNumber } from './numbers.ts';

export interface AnnouncementGaps extends Partial<Insertable<Database['client_notification']>> {
  /** For an audience of selected clients. */
  readonly clientIds?: readonly number[];
}

/** By default published some time ago for everybody; not delivered until the portal settles. */
export async function createAnnouncement(
  db: Db,
  gaps: AnnouncementGaps = {},
): Promise<Selectable<Database['client_notification']>> {
  const { clientIds, ...columns } = gaps;
  const row = await db
    .insertInto('client_notification')
    .values({
      title: `Announcement ${nextNumber()}`,
      body: 'Something that everybody should know.',
      kind: 'information',
      audience: clientIds ? 'clients' : 'all',
      roles: ['client', 'client-user', 'client-admin'],
      is_draft: false,
      publish_at: '2026-01-05T01:00:00Z',
      ...columns,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const client_id of clientIds ?? []) {
    await db.insertInto('client_notification_client').values({ notification_id: row.id, client_id }).execute();
  }
  return row;
}
