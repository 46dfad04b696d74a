import type { ClientStatus } from '@muster/contract/domains/clients/clients.constants.ts';
import { providerClientId } from '@muster/contract/incomplete-configuration.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { SqlColumn, TablePage, TableQuery } from '../../platform/table/table-source.ts';
import { managedClients } from './client-people.repository.ts';

export interface AccountFacts {
  readonly id: number;
  readonly legal_business_name: string;
  readonly status: ClientStatus;
  readonly contact_name: string | null;
  readonly contact_email: string | null;
  readonly contact_phone: string | null;
  readonly timezone: string;
  readonly account_managers: string[];
  readonly employees: number;
  readonly suspended: number;
  readonly started: number;
  readonly left: number;
  readonly incomplete: number;
  readonly has_invoice_config: boolean;
}

const columns: Readonly<Record<string, SqlColumn>> = {
  legal_business_name: { searched: sql`concat_ws(chr(31), t.legal_business_name, t.contact_name)` },
  account_managers: { text: sql`array_to_string(t.account_managers, ', ')` },
};

export interface AccountScope {
  /** Only clients of this account manager; null: of any. */
  readonly managerId: number | null;
  /** Only this client; null: any. */
  readonly clientId: number | null;
  readonly today: string;
}

/** The provider itself is not an account. */
function accounts({ managerId, clientId, today }: AccountScope) {
  return sql`
    select c.id, c.legal_business_name, c.status, c.contact_name, c.contact_email::text as contact_email, c.contact_phone,
      z.name as timezone,
      array(select u.name from client_account_manager m join app_user u on u.id = m.user_id and u.deleted_at is null
        where m.client_id = c.id order by search_key(u.name)) as account_managers,
      coalesce(people.employees, 0) as employees, coalesce(people.suspended, 0) as suspended,
      coalesce(people.incomplete, 0) as incomplete, coalesce(moves.started, 0) as started, coalesce(moves."left", 0) as "left",
      exists (select from client_invoice_config i where i.client_id = c.id and i.valid @> ${today}::date) as has_invoice_config
    from client c join timezone z on z.id = c.timezone_id
    left join (
      select l.client_id, count(*)::integer as employees,
        (count(*) filter (where l.status_group = 'inactive'))::integer as suspended,
        (count(*) filter (where l.missing <> 0))::integer as incomplete
      from employee_list l where is_employed(l.status_group) group by l.client_id
    ) people on people.client_id = c.id
    left join (
      select e.client_id,
        (count(*) filter (where a.start_date between ${today}::date - 29 and ${today}::date))::integer as started,
        (count(*) filter (where a.end_date between ${today}::date - 29 and ${today}::date))::integer as "left"
      from employee_active_date a join employee e on e.id = a.employee_id and e.deleted_at is null
      where a.start_date >= ${today}::date - 29 or a.end_date >= ${today}::date - 29
      group by e.client_id
    ) moves on moves.client_id = c.id
    where c.deleted_at is null and c.id <> ${providerClientId} and (${clientId}::integer is null or c.id = ${clientId})
      and ${managerId === null ? sql`true` : sql`c.id in (${managedClients(managerId)})`}`;
}

export async function readAccountPage(
  db: Db,
  question: TableQuery,
  scope: AccountScope,
): Promise<TablePage<AccountFacts>> {
  const order = sql`search_key(t.legal_business_name)`;
  return readTable<AccountFacts>(db, { strategy: 'small', from: accounts(scope), columns, order }, question);
}

export async function readAccount(db: Db, clientId: number, today: string): Promise<AccountFacts | undefined> {
  const { rows } = await sql<AccountFacts>`${accounts({ managerId: null, clientId, today })}`.execute(db);
  return rows[0];
}

export interface AccountMove {
  readonly employee_id: number;
  readonly name: string;
  readonly position: string;
  readonly kind: 'started' | 'left';
  readonly day: string;
}

/** People who started or left in the last ninety days. */
export async function accountMoves(db: Db, clientId: number, today: string): Promise<AccountMove[]> {
  const { rows } = await sql<AccountMove>`
    select e.id as employee_id, e.name, e.position, moved.kind, moved.day
    from employee e join employee_active_date a on a.employee_id = e.id
    cross join lateral (values ('started', a.start_date), ('left', a.end_date)) as moved (kind, day)
    where e.client_id = ${clientId} and e.deleted_at is null and moved.day between ${today}::date - 89 and ${today}::date
    order by moved.day desc, search_key(e.name) limit 50`.execute(db);
  return rows;
}
