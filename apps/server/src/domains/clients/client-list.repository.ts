import type { ClientStatus } from '@muster/contract/domains/clients/clients.constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { readTable } from '../../platform/table/read-table.ts';
import type { SqlColumn, TablePage, TableQuery } from '../../platform/table/table-source.ts';

export interface ClientListRow {
  readonly id: number;
  readonly version: number;
  readonly legal_business_name: string;
  readonly trading_name: string | null;
  readonly status: ClientStatus;
  readonly industry: string | null;
  readonly country_id: number;
  readonly country_name: string;
  readonly timezone_id: number;
  readonly timezone_name: string;
  readonly contact_name: string | null;
  readonly contact_email: string | null;
  readonly account_managers: string[];
  readonly employees: number;
  readonly has_invoice_config: boolean;
}

const columns: Readonly<Record<string, SqlColumn>> = {
  legal_business_name: {
    sort: sql`search_key(t.legal_business_name)`,
    text: sql`concat_ws(' ', t.legal_business_name, t.trading_name)`,
  },
  'country.name': { text: sql`t.country_name` },
  'timezone.name': { text: sql`t.timezone_name` },
  contact_name: { sort: sql`search_key(t.contact_name)`, text: sql`concat_ws(' ', t.contact_name, t.contact_email)` },
  account_managers: { text: sql`array_to_string(t.account_managers, ', ')` },
};

/** Clients visible under row security. `today` in the home zone picks the current invoice configuration. */
export async function readClientPage(db: Db, question: TableQuery, today: string): Promise<TablePage<ClientListRow>> {
  const from = sql`
    select c.id, c.version, c.legal_business_name, c.trading_name, c.status, c.industry, c.country_id, n.name as country_name,
      c.timezone_id, z.name as timezone_name, c.contact_name, c.contact_email::text as contact_email,
      array(select u.name from client_account_manager m join app_user u on u.id = m.user_id and u.deleted_at is null
        where m.client_id = c.id order by search_key(u.name)) as account_managers,
      (select count(*)::integer from employee_list l where l.client_id = c.id and is_employed(l.status_group)) as employees,
      exists (select from client_invoice_config i where i.client_id = c.id and i.valid @> ${today}::date) as has_invoice_config
    from client c join country n on n.id = c.country_id join timezone z on z.id = c.timezone_id
    where c.deleted_at is null`;
  const order = sql`search_key(t.legal_business_name)`;
  return readTable<ClientListRow>(db, { strategy: 'small', from, columns, order }, question);
}

export interface ClientChoiceRow {
  readonly id: number;
  readonly uuid: string;
  readonly legal_business_name: string;
  readonly status: ClientStatus;
  readonly timezone_id: number;
  readonly country_id: number;
  readonly currency_id: number;
}

export async function clientChoices(db: Db): Promise<ClientChoiceRow[]> {
  const { rows } = await sql<ClientChoiceRow>`
    select id, uuid, legal_business_name, status, timezone_id, country_id, currency_id from client
    where deleted_at is null order by search_key(legal_business_name), id`.execute(db);
  return rows;
}
