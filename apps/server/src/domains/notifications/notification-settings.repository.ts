import type { DeliverySettings, Digest } from '@muster/contract/domains/notifications/delivery.rules.ts';
import type { Channel } from '@muster/contract/domains/notifications/notification-type.ts';
import type { Company } from '@muster/contract/page-data.ts';
import { phoneForMessages } from '@muster/contract/phone.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { companyOfSeveral } from '../../platform/session/companies.repository.ts';

export interface PreferenceRow {
  readonly type: string;
  readonly channel: Channel;
  readonly is_on: boolean;
}

export async function preferencesOf(db: Db, userId: number): Promise<PreferenceRow[]> {
  const { rows } = await sql<PreferenceRow>`
    select type, channel, is_on from notification_preference where user_id = ${userId}`.execute(db);
  return rows;
}

export async function storePreferences(
  db: Db,
  { userId, types, channel, isOn }: { userId: number; types: readonly string[]; channel: Channel; isOn: boolean },
): Promise<void> {
  await sql`
    insert into notification_preference (user_id, type, channel, is_on)
    select ${userId}, unnest(${[...types]}::text[]), ${channel}, ${isOn}
    on conflict (user_id, type, channel) do update set is_on = excluded.is_on`.execute(db);
}

interface SettingsRow {
  readonly quiet_from: string | null;
  readonly quiet_until: string | null;
  readonly digest: Digest;
  readonly digest_hour: number;
  readonly digest_weekday: number;
}

export async function settingsOf(db: Db, userId: number): Promise<DeliverySettings | undefined> {
  const { rows } = await sql<SettingsRow>`
    select to_char(quiet_from, 'HH24:MI') as quiet_from, to_char(quiet_until, 'HH24:MI') as quiet_until, digest, digest_hour, digest_weekday
    from notification_setting where user_id = ${userId}`.execute(db);
  const [row] = rows;
  return (
    row && {
      quietFrom: row.quiet_from,
      quietUntil: row.quiet_until,
      digest: row.digest,
      digestHour: row.digest_hour,
      digestWeekday: row.digest_weekday,
    }
  );
}

export async function storeSettings(db: Db, userId: number, settings: DeliverySettings): Promise<void> {
  const { quietFrom, quietUntil, digest, digestHour, digestWeekday } = settings;
  await sql`
    insert into notification_setting (user_id, quiet_from, quiet_until, digest, digest_hour, digest_weekday)
    values (${userId}, ${quietFrom}::time, ${quietUntil}::time, ${digest}, ${digestHour}, ${digestWeekday})
    on conflict (user_id) do update set quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until,
      digest = excluded.digest, digest_hour = excluded.digest_hour, digest_weekday = excluded.digest_weekday`.execute(
    db,
  );
}

/** Deliveries that wait for a digest or for the end of quiet hours are looked at again. */
export async function wakeDeliveries(db: Db, userId: number, now: string): Promise<void> {
  await sql`
    update notification_delivery set due_at = least(due_at, ${now}::timestamptz)
    where user_id = ${userId} and done_at is null and channel <> 'push'`.execute(db);
}

export interface Recipient {
  readonly name: string;
  readonly email: string;
  readonly is_active: boolean;
  /** IANA. */
  readonly zone: string;
  /** Work phone of the employee, in E.164. */
  readonly phone: string | null;
  /** The company of the account, if the person has several. */
  readonly company: Company | null;
}

export async function recipientOf(db: Db, userId: number): Promise<Recipient | undefined> {
  const { rows } = await sql<Omit<Recipient, 'company'>>`
    select u.name, u.email, u.status = 'active' and u.deleted_at is null as is_active, z.name as zone, nullif(e.work_phone, '') as phone
    from app_user u join timezone z on z.id = u.timezone_id
    left join employee e on e.id = u.employee_id and e.deleted_at is null
    where u.id = ${userId}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const phone = row.phone === null ? null : phoneForMessages(row.phone);
  return { ...row, phone, company: await companyOfSeveral(db, userId) };
}

/** Of these users, who wants a type on a channel: by their choice, or as the type has it. */
export async function usersWanting(
  db: Db,
  { userIds, type, channel, isOn }: UsersAsked & { readonly type: string; readonly isOn: boolean },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from unnest(${[...userIds]}::integer[]) as u (id)
    left join notification_preference f on f.user_id = u.id and f.type = ${type} and f.channel = ${channel}
    where coalesce(f.is_on, ${isOn}::boolean)`.execute(db);
  return rows.map(({ id }) => id);
}

interface UsersAsked {
  readonly userIds: readonly number[];
  readonly channel: Channel;
}
