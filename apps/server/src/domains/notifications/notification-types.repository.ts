import type { Channel, NotificationText } from '@muster/contract/domains/notifications/notification-type.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** What people changed about a type. */
export interface ChangedType extends NotificationText {
  readonly id: number;
  readonly code: string;
  readonly channels: readonly Channel[];
  readonly version: number;
}

export async function changedTypes(db: Db, codes?: readonly string[]): Promise<ReadonlyMap<string, ChangedType>> {
  const { rows } = await sql<ChangedType>`
    select id, code, title, text, outside, channels, version from notification_type
    where ${codes === undefined} or code = any (${[...(codes ?? [])]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.code, row]));
}

/** Locks the type until the transaction ends, with the values of the source if nobody changed it yet. */
export async function lockType(db: Db, source: Omit<ChangedType, 'id' | 'version'>): Promise<ChangedType | undefined> {
  const { code, title, text, outside, channels } = source;
  await sql`
    insert into notification_type (code, title, text, outside, channels)
    values (${code}, ${title}, ${text}, ${outside}, ${[...channels]}::text[]) on conflict do nothing`.execute(db);
  const { rows } = await sql<ChangedType>`
    select id, code, title, text, outside, channels, version from notification_type where code = ${code} for update`.execute(
    db,
  );
  return rows[0];
}

export async function storeType(
  db: Db,
  { code, title, text, outside, channels }: Omit<ChangedType, 'id' | 'version'>,
  now: string,
): Promise<void> {
  await sql`
    update notification_type set title = ${title}, text = ${text}, outside = ${outside}, channels = ${[...channels]}::text[],
      version = version + 1, updated_at = ${now}::timestamptz
    where code = ${code}`.execute(db);
}
