import type {
  AnnouncementColumn,
  AnnouncementTableParameters,
} from '@muster/contract/domains/announcements/announcements.calls.ts';
import type {
  AnnouncementAudience,
  AnnouncementKind,
  AnnouncementState,
} from '@muster/contract/domains/announcements/announcements.constants.ts';
import type { clientStatuses } from '@muster/contract/states.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readTable, type SqlColumn } from '../../platform/table/table-sql.ts';

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

const columns: Readonly<Record<AnnouncementColumn, SqlColumn>> = {
  title: { sort: sql.raw('search_key(t.title)'), text: sql.raw('t.title') },
  state: {
    sort: sql.raw("array_position(array['draft', 'scheduled', 'published', 'expired', 'withdrawn'], t.state)"),
    exact: sql.raw('t.state'),
  },
  kind: {
    sort: sql.raw("array_position(array['urgent', 'important', 'information'], t.kind)"),
    exact: sql.raw('t.kind'),
  },
  audience: { sort: sql.raw('t.audience'), exact: sql.raw('t.audience') },
  publish_at: { sort: sql.raw('t.publish_at') },
  expires_at: { sort: sql.raw('t.expires_at') },
  read: { sort: sql.raw('case when t.recipients > 0 then t.read::numeric / t.recipients end') },
  created_by: { sort: sql.raw('search_key(t.created_by)'), text: sql.raw('t.created_by') },
};

const searched = sql.raw('concat_ws(chr(31), t.title, t.body, t.created_by)');

const rowsAt = (at: string) => sql`
  select n.id, n.version, n.title, n.body, client_notification_state(n, ${at}::timestamptz) as state, n.kind, n.audience,
    (select count(*)::integer from client_notification_client x where x.notification_id = n.id) as chosen_clients,
    n.statuses, n.roles, ${utc('publish_at')}, ${utc('expires_at')}, ${utc('withdrawn_at')}, ${utc('created_at')},
    f.read, f.recipients, u.name as created_by
  from client_notification n
  left join app_user u on u.id = n.created_by_user_id
  cross join lateral (select count(r.read_at)::integer as read, count(*)::integer as recipients
    from client_notification_recipient r where r.notification_id = n.id) f`;

/** The rows come as JSON, which formats instants differently from the driver. */
const utc = (column: 'publish_at' | 'expires_at' | 'withdrawn_at' | 'created_at') =>
  sql`to_char(${sql.ref(`n.${column}`)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${sql.ref(column)}`;

/** Newest first by default. Drafts have no time yet and come first. */
export async function readAnnouncementPage(
  db: Db,
  question: AnnouncementTableParameters,
  at: string,
): Promise<{ data: AnnouncementListRow[]; total: number }> {
  const newest = { field: 'publish_at', order: -1 } as const;
  return readTable<AnnouncementListRow, AnnouncementColumn>(
    db,
    { from: rowsAt(at), columns, searched, order: 'publish_at' },
    question.sort.length > 0 ? question : { ...question, sort: [{ field: 'state', order: 1 }, newest] },
  );
}

export async function readAnnouncement(db: Db, id: number, at: string): Promise<AnnouncementListRow | undefined> {
  const { rows } = await sql<AnnouncementListRow>`select * from (${rowsAt(at)}) t where t.id = ${id}`.execute(db);
  return rows[0];
}

/** Clients that the audience names. */
export async function chosenClientsOf(db: Db, id: number): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select c.id, c.legal_business_name as name from client_notification_client x join client c on c.id = x.client_id
    where x.notification_id = ${id} order by lower(c.legal_business_name), c.id`.execute(db);
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
    where r.notification_id = ${id} group by c.id order by lower(c.legal_business_name), c.id`.execute(db);
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

export async function readersOf(db: Db, id: number, page: { first: number; rows: number }): Promise<ReaderRow[]> {
  const { rows } = await sql<ReaderRow>`
    select r.user_id, u.name, c.id as client_id, c.legal_business_name as client_name, r.delivered_at, r.read_at
    from client_notification_recipient r join client c on c.id = r.client_id join app_user u on u.id = r.user_id
    where r.notification_id = ${id}
    order by lower(c.legal_business_name), c.id, lower(u.name), u.id offset ${page.first} limit ${page.rows}`.execute(
    db,
  );
  return rows;
}
