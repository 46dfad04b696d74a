import type {
  AnnouncementAudience,
  AnnouncementKind,
  AnnouncementState,
} from '@muster/contract/domains/announcements/announcements.constants.ts';
import type { clientStatuses } from '@muster/contract/states.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { SqlColumn, TablePage, TableQuery } from '../../platform/table/table-source.ts';

export interface AnnouncementListRow {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly body: string;
  readonly state: AnnouncementState;
  readonly kind: AnnouncementKind;
  readonly audience: AnnouncementAudience;
  readonly chosen_clients: number;
  readonly statuses: (typeof clientStatuses)[number][];
  readonly roles: ('client' | 'client-user' | 'client-admin')[];
  readonly publish_at: string | null;
  readonly expires_at: string | null;
  readonly withdrawn_at: string | null;
  readonly created_at: string;
  readonly read: number;
  readonly recipients: number;
  readonly created_by: string | null;
}

const columns: Readonly<Record<string, SqlColumn>> = {
  title: { searched: sql`concat_ws(chr(31), t.title, t.body)` },
  state: {
    sort: sql`array_position(array['draft', 'scheduled', 'published', 'expired', 'withdrawn'], t.state)`,
    exact: sql`t.state`,
  },
  kind: { sort: sql`array_position(array['urgent', 'important', 'information'], t.kind)`, exact: sql`t.kind` },
  read: { sort: sql`case when t.recipients > 0 then t.read::numeric / t.recipients end` },
};

const rowsAt = (at: string) => sql`
  select n.id, n.version, n.title, n.body, client_notification_state(n, ${at}::timestamptz) as state, n.kind, n.audience,
    (select count(*)::integer from client_notification_client x where x.notification_id = n.id) as chosen_clients,
    n.statuses, n.roles, n.publish_at, n.expires_at, n.withdrawn_at, n.created_at,
    f.read, f.recipients, u.name as created_by
  from client_notification n
  left join app_user u on u.id = n.created_by_user_id
  cross join lateral (select count(r.read_at)::integer as read, count(*)::integer as recipients
    from client_notification_recipient r where r.notification_id = n.id) f`;

/** Newest first: drafts have no time yet and come before everything. */
export function readAnnouncementPage(
  db: Db,
  question: TableQuery,
  at: string,
): Promise<TablePage<AnnouncementListRow>> {
  const order = sql`array_position(array['draft', 'scheduled', 'published', 'expired', 'withdrawn'], t.state),
    t.publish_at desc nulls last`;
  return readTable<AnnouncementListRow>(db, { strategy: 'small', from: rowsAt(at), columns, order }, question);
}

export async function readAnnouncement(db: Db, id: number, at: string): Promise<AnnouncementListRow | undefined> {
  const { rows } = await sql<AnnouncementListRow>`select * from (${rowsAt(at)}) t where t.id = ${id}`.execute(db);
  return rows[0];
}

/** Clients that the audience names. */
export async function chosenClientsOf(db: Db, id: number): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select c.id, c.legal_business_name as name from client_notification_client x join client c on c.id = x.client_id
    where x.notification_id = ${id} order by search_key(c.legal_business_name), c.id`.execute(db);
  return rows;
}

export interface ClientReadings {
  readonly id: number;
  readonly name: string;
  readonly read: number;
  readonly recipients: number;
}

export async function readingsByClient(db: Db, id: number): Promise<ClientReadings[]> {
  const { rows } = await sql<ClientReadings>`
    select c.id, c.legal_business_name as name, count(r.read_at)::integer as read, count(*)::integer as recipients
    from client_notification_recipient r join client c on c.id = r.client_id
    where r.notification_id = ${id} group by c.id order by search_key(c.legal_business_name), c.id`.execute(db);
  return rows;
}

export interface ReaderRow {
  readonly user_id: number;
  readonly name: string;
  readonly client_id: number;
  readonly client_name: string;
  readonly delivered_at: string;
  readonly read_at: string | null;
}

export function readersOf(db: Db, id: number, question: TableQuery): Promise<TablePage<ReaderRow>> {
  const from = sql`
    select r.user_id, u.name, c.id as client_id, c.legal_business_name as client_name, r.delivered_at, r.read_at
    from client_notification_recipient r join client c on c.id = r.client_id join app_user u on u.id = r.user_id
    where r.notification_id = ${id}`;
  const order = sql`search_key(t.client_name), t.client_id, search_key(t.name)`;
  const columns = { 'client.name': { text: sql`t.client_name` } };
  return readTable<ReaderRow>(db, { strategy: 'small', from, columns, order, id: sql`t.user_id` }, question);
}
