import type { NetworkRule } from '@muster/contract/domains/clients/network-rule.schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** Without a rule any network is allowed. */
export async function networkRuleOf(db: Db, clientId: number): Promise<NetworkRule> {
  const { rows } = await sql<NetworkRule>`
    select mode, networks::text[] as networks from client_network_rule where client_id = ${clientId}`.execute(db);
  return rows[0] ?? { mode: 'off', networks: [] };
}

/** An address counts as a network of its own; bits beyond the length of a network are dropped. */
export async function storeNetworkRule(db: Db, clientId: number, { mode, networks }: NetworkRule): Promise<void> {
  await sql`
    insert into client_network_rule (client_id, mode, networks)
    select ${clientId}::integer, ${mode}, array(
      select distinct network(given::inet) from unnest(${[...networks]}::text[]) as given order by 1)
    on conflict (client_id) do update set mode = excluded.mode, networks = excluded.networks, updated_at = now()`.execute(
    db,
  );
}
