import type { TicketTypeRow } from '@muster/contract/domains/tickets/ticket-type-answers.ts';
import type { TicketAudience } from '@muster/contract/domains/tickets/ticket-types.constants.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/rows.generated.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { TablePage, TableQuery } from '../../platform/table/table-source.ts';
import { type SlaTerms, termsOfType } from './sla-terms.repository.ts';

const selected = sql`
  select t.id, t.version, t.name, t.code, t.description, t.sequence, t.audience, t.default_priority, t.default_group,
    t.view_permission, t.sla_policy_id, p.name as sla_policy, t.needs_approval, t.approval_policy_id,
    a.name as approval_policy, t.is_active, t.updated_at, n.number as form_number,
    (select count(*)::integer from ticket_type_field f where f.version_id = n.id) as field_count
  from ticket_type t join ticket_sla_policy p on p.id = t.sla_policy_id
  left join approval_policy a on a.id = t.approval_policy_id
  join lateral (select v.id, v.number from ticket_type_version v where v.ticket_type_id = t.id order by v.number desc limit 1) n on true`;

export function readTicketTypePage(db: Db, question: TableQuery): Promise<TablePage<TicketTypeRow>> {
  return readTable<TicketTypeRow>(
    db,
    { strategy: 'small', from: selected, order: sql`t.sequence, search_key(t.name)` },
    question,
  );
}

export async function readTicketType(db: Db, id: number): Promise<TicketTypeRow | undefined> {
  const { rows } = await sql<TicketTypeRow>`${selected} where t.id = ${id}`.execute(db);
  return rows[0];
}

/** Active types that one of the sides may file. */
export async function ticketTypeChoices(db: Db, sides: readonly TicketAudience[]) {
  const { rows } = await sql<{ id: number; name: string; code: string; sequence: number }>`
    select t.id, t.name, t.code, t.sequence from ticket_type t
    where t.is_active and t.audience && ${[...sides]}::text[]
    order by t.sequence, search_key(t.name)`.execute(db);
  return rows;
}

export interface OfferedType {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly description: string | null;
  readonly audience: readonly TicketAudience[];
  readonly default_priority: 1 | 2 | 3 | 4;
  readonly default_group: TicketTypeRow['default_group'];
  readonly needs_approval: boolean;
  readonly approval_policy_id: number | null;
  /** Of its SLA policy; null if the viewer may not read it. */
  readonly terms: SlaTerms | null;
}

/** Active types that one of the sides may file, in their order. */
export async function filedTypes(db: Db, sides: readonly TicketAudience[]): Promise<OfferedType[]> {
  const { rows } = await sql<OfferedType>`
    select t.id, t.code, t.name, t.description, t.audience, t.default_priority, t.default_group, t.needs_approval, t.approval_policy_id,
      ${termsOfType} as terms from ticket_type t
    where t.is_active and t.audience && ${[...sides]}::text[]
    order by t.sequence, search_key(t.name)`.execute(db);
  return rows;
}

/** What the form sets in the type's own row. */
export type TicketTypeColumns = Omit<
  Required<Insertable<Database['ticket_type']>>,
  'id' | 'version' | 'created_at' | 'updated_at' | 'approval_policy_kind' | 'approval_policy_offered'
>;

export async function insertTicketType(db: Db, columns: TicketTypeColumns): Promise<number> {
  return (await db.insertInto('ticket_type').values(columns).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateTicketTypeColumns(db: Db, id: number, columns: TicketTypeColumns): Promise<void> {
  await db
    .updateTable('ticket_type')
    .set((row) => ({ ...columns, version: row('version', '+', 1), updated_at: sql<string>`now()` }))
    .where('id', '=', id)
    .execute();
}

export type LockedTicketType = Selectable<Database['ticket_type']>;

export async function lockTicketType(db: Db, id: number): Promise<LockedTicketType | undefined> {
  return db.selectFrom('ticket_type').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function ticketsOfType(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select count(*)::integer as used from ticket where ticket_type_id = ${id}`.execute(db);
  return rows[0]?.used ?? 0;
}

/** With its forms. */
export async function removeTicketType(db: Db, id: number): Promise<void> {
  await db.deleteFrom('ticket_type').where('id', '=', id).execute();
}
