import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/rows.generated.ts';
import { countryIds, currencyIds, zoneIds } from '../../database/seed/known-ids.ts';
import { nextNumber } from './numbers.ts';

export interface ClientGaps extends Partial<Insertable<Database['client']>> {
  /** A client without a current invoice configuration is missing from the employee form's list. */
  readonly hasInvoiceConfig?: boolean;
}

export async function createClient(db: Db, gaps: ClientGaps = {}): Promise<Selectable<Database['client']>> {
  const { hasInvoiceConfig = true, ...columns } = gaps;
  const client = await db
    .insertInto('client')
    .values({
      legal_business_name: `Client ${nextNumber()} Pty Ltd`,
      status: 'Active',
      timezone_id: zoneIds.sydney,
      country_id: countryIds.australia,
      currency_id: currencyIds.aud,
      ...columns,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (hasInvoiceConfig) {
    await db
      .insertInto('client_invoice_config')
      .values({ client_id: client.id, currency_id: client.currency_id, subscription_id: 1, valid: '[2020-01-01,)' })
      .execute();
  }
  return client;
}

export type PolicyKind = 'leave' | 'holiday' | 'occurrence_points';

/** A policy; with a client it is also assigned to the client, as its default from 2020 on. */
export async function createPolicy(db: Db, kind: PolicyKind, clientId?: number): Promise<{ id: number; name: string }> {
  const policy = await db
    .insertInto(`${kind}_policy`)
    .values({ name: `Policy ${nextNumber()}` })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
  if (clientId !== undefined) {
    const assigned = { client_id: clientId, kind, policy_id: policy.id };
    await db.insertInto('client_policy').values(assigned).execute();
    await db
      .insertInto('client_policy_default')
      .values({ ...assigned, valid: '[2020-01-01,)' })
      .execute();
  }
  return policy;
}
