import type { TicketDetails } from '@muster/contract/domains/tickets/ticket-details.rules.ts';
import type { TicketField } from '@muster/contract/domains/tickets/ticket-form.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { fieldsOfVersion } from './ticket-forms.repository.ts';

export interface FiledForm {
  readonly fields: readonly TicketField[];
  readonly details: TicketDetails;
}

/** The form of version `v` with which ticket `t` was filed, and its answers. */
export const filedForm = sql`coalesce(${fieldsOfVersion}, '[]') as fields,
  coalesce((select jsonb_object_agg(d.key, d.value) from ticket_detail d where d.ticket_id = t.id), '{}') as details`;

export async function readFiledForm(db: Db, ticketId: number): Promise<FiledForm> {
  const { rows } = await sql<FiledForm>`
    select ${filedForm} from ticket t join ticket_type_version v on v.id = t.version_id
    where t.id = ${ticketId}`.execute(db);
  return rows[0] ?? { fields: [], details: {} };
}

/** Of several tickets, by ticket. */
export async function readFiledForms(db: Db, ticketIds: readonly number[]): Promise<ReadonlyMap<number, FiledForm>> {
  const { rows } = await sql<FiledForm & { id: number }>`
    select t.id, ${filedForm} from ticket t join ticket_type_version v on v.id = t.version_id
    where t.id = any (${[...ticketIds]}::integer[])`.execute(db);
  return new Map(rows.map(({ id, ...form }) => [id, form]));
}

/** The answers become these. */
export async function replaceAnswers(
  db: Db,
  { id, version_id }: { readonly id: number; readonly version_id: number },
  details: TicketDetails,
): Promise<void> {
  await db.deleteFrom('ticket_detail').where('ticket_id', '=', id).execute();
  const rows = Object.entries(details).map(([key, value]) => ({
    ...{ ticket_id: id, version_id, key },
    value: JSON.stringify(value),
  }));
  if (rows.length > 0) await db.insertInto('ticket_detail').values(rows).execute();
}

export interface Referenced {
  readonly kind: 'employee' | 'user' | 'leave_type';
  readonly id: number;
  readonly name: string;
}

/** Names of what the answers of a ticket refer to. */
export async function referencedNames(
  db: Db,
  { employees, users, leaveTypes }: Readonly<Record<'employees' | 'users' | 'leaveTypes', readonly number[]>>,
): Promise<Referenced[]> {
  const { rows } = await sql<Referenced>`
    select 'employee' as kind, id, name from employee where id = any (${[...employees]}::integer[])
    union all select 'user', id, name from app_user where id = any (${[...users]}::integer[])
    union all select 'leave_type', id, name from leave_type where id = any (${[...leaveTypes]}::integer[])`.execute(db);
  return rows;
}
