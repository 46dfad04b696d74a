import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { managedClients } from '../clients/index.ts';

export interface OwnAccountSums {
  readonly clients: number;
  readonly people: number;
  readonly incomplete: number;
}

/** As the list of accounts counts, for the clients of one account manager. */
export async function ownAccountSums(db: Db, managerId: number): Promise<OwnAccountSums> {
  const { rows } = await sql<OwnAccountSums>`
    with own as (
      select c.id from client c where c.deleted_at is null and c.id in (${managedClients(managerId)}))
    select (select count(*)::integer from own) as clients, count(*)::integer as people,
      (count(*) filter (where l.missing <> 0))::integer as incomplete
    from employee_list l where is_employed(l.status_group) and l.client_id in (select id from own)`.execute(db);
  return rows[0] ?? { clients: 0, people: 0, incomplete: 0 };
}
