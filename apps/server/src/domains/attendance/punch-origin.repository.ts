import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface BrokenNetworkRule {
  readonly mode: 'warn' | 'refuse';
  readonly client: string;
}

/** The rule of the client that an address breaks; undefined if the address is allowed. An unknown address breaks every rule. */
export async function brokenNetworkRule(
  db: Db,
  clientId: number,
  address: string | null,
): Promise<BrokenNetworkRule | undefined> {
  const { rows } = await sql<BrokenNetworkRule>`
    select r.mode, c.legal_business_name as client
    from client_network_rule r join client c on c.id = r.client_id
    where r.client_id = ${clientId} and r.mode <> 'off' and not coalesce(${address}::inet <<= any (r.networks::inet[]), false)`.execute(
    db,
  );
  return rows[0];
}
