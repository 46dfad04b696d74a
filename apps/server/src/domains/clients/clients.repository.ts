import { providerClientId } from '@muster/contract/incomplete-configuration.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** Clients that an employee can be assigned to: active, with an invoice configuration on the day. */
export async function clientsWithInvoiceConfig(db: Db, today: string) {
  const { rows } = await sql<{ id: number; legal_business_name: string; currency_id: number }>`
    select c.id, c.legal_business_name, c.currency_id from client c
    where c.deleted_at is null and c.status = 'Active'
      and (c.id = ${providerClientId}
        or exists (select from client_invoice_config i where i.client_id = c.id and i.valid @> ${today}::date))
    order by search_key(c.legal_business_name), c.id`.execute(db);
  return rows;
}
