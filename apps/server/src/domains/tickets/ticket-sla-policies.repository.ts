import type {
  TicketSlaPolicyRecord,
  TicketSlaPolicyRow,
} from '@muster/contract/domains/tickets/ticket-sla-policy-answers.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/rows.generated.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { TablePage, TableQuery } from '../../platform/table/table-source.ts';
import { targetsOf, windowsOf } from './sla-terms.repository.ts';

const fields = sql`p.id, p.version, p.name, p.description, z.name as timezone, h.name as holiday_calendar,
  (select count(*)::integer from ticket_type y where y.sla_policy_id = p.id) as types,
  (select count(*)::integer from ticket_type y join ticket t on t.ticket_type_id = y.id and t.status in (2, 3)
    where y.sla_policy_id = p.id) as open_tickets,
  p.updated_at`;
const from = sql`ticket_sla_policy p join timezone z on z.id = p.timezone_id left join holiday_calendar h on h.id = p.holiday_calendar_id`;

export function readTicketSlaPolicyPage(db: Db, question: TableQuery): Promise<TablePage<TicketSlaPolicyRow>> {
  const selected = sql`select ${fields} from ${from}`;
  return readTable<TicketSlaPolicyRow>(
    db,
    { strategy: 'small', from: selected, order: sql`search_key(t.name)` },
    question,
  );
}

export async function readTicketSlaPolicy(db: Db, id: number): Promise<TicketSlaPolicyRecord | undefined> {
  const { rows } = await sql<TicketSlaPolicyRecord>`
    select ${fields}, p.timezone_id, p.holiday_calendar_id, p.approval_minutes, ${windowsOf} as windows, ${targetsOf} as targets,
      (select coalesce(array_agg(y.name order by y.sequence, y.id), '{}') from ticket_type y where y.sla_policy_id = p.id) as type_names
    from ${from} where p.id = ${id}`.execute(db);
  return rows[0];
}

export async function ticketSlaPolicyChoices(db: Db) {
  const { rows } = await sql<{ id: number; name: string; timezone: string }>`
    select p.id, p.name, z.name as timezone from ticket_sla_policy p join timezone z on z.id = p.timezone_id
    order by search_key(p.name), p.id`.execute(db);
  return rows;
}

export type TicketSlaPolicyColumns = Pick<
  Insertable<Database['ticket_sla_policy']>,
  'name' | 'timezone_id' | 'approval_minutes'
> & { readonly description: string | null; readonly holiday_calendar_id: number | null };

export async function insertTicketSlaPolicy(db: Db, columns: TicketSlaPolicyColumns): Promise<number> {
  return (await db.insertInto('ticket_sla_policy').values(columns).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateTicketSlaPolicyColumns(db: Db, id: number, columns: TicketSlaPolicyColumns): Promise<void> {
  await db
    .updateTable('ticket_sla_policy')
    .set((row) => ({ ...columns, version: row('version', '+', 1), updated_at: sql<string>`now()` }))
    .where('id', '=', id)
    .execute();
}

export type LockedTicketSlaPolicy = Selectable<Database['ticket_sla_policy']>;

export async function lockTicketSlaPolicy(db: Db, id: number): Promise<LockedTicketSlaPolicy | undefined> {
  return db.selectFrom('ticket_sla_policy').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function removeTicketSlaPolicy(db: Db, id: number): Promise<void> {
  await db.deleteFrom('ticket_sla_policy').where('id', '=', id).execute();
}

/** Names of the types that name the policy. */
export async function typesOfPolicy(db: Db, id: number): Promise<string[]> {
  const types = db.selectFrom('ticket_type').select('name').where('sla_policy_id', '=', id);
  return (await types.orderBy('sequence').orderBy('id').execute()).map(({ name }) => name);
}

export async function isPublicCalendar(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select from holiday_calendar where id = ${id} and client_id is null`.execute(db);
  return rows.length > 0;
}

/** The IANA name. */
export async function zoneName(db: Db, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select name from timezone where id = ${id}`.execute(db);
  return rows[0]?.name;
}
