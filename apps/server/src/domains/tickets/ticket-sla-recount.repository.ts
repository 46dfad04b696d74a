import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

/** Open tickets of the policy's types get new due times, all of them again if it is under way. */
export async function askForRecount(db: Db, policyId: number): Promise<void> {
  await sql`
    insert into ticket_sla_recount (policy_id) values (${policyId})
    on conflict (policy_id) do update set after_ticket_id = 0, asked_at = now()`.execute(db);
}

export interface Recount {
  readonly policy_id: number;
  readonly after_ticket_id: number;
}

/** The one that waits longest, locked; processes skip what another one has. */
export async function takeRecount(db: Db): Promise<Recount | undefined> {
  const { rows } = await sql<Recount>`
    select policy_id, after_ticket_id from ticket_sla_recount order by asked_at, policy_id limit 1 for update skip locked`.execute(
    db,
  );
  return rows[0];
}

/** The next open and pending tickets of the policy's types, by id. */
export async function recountedTickets(
  db: Db,
  { policy_id, after_ticket_id }: Recount,
  most: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from ticket t join ticket_type y on y.id = t.ticket_type_id
    where y.sla_policy_id = ${policy_id} and t.id > ${after_ticket_id} and t.status in (2, 3)
    order by t.id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function continueRecount(db: Db, { policy_id, after_ticket_id }: Recount): Promise<void> {
  await db.updateTable('ticket_sla_recount').set({ after_ticket_id }).where('policy_id', '=', policy_id).execute();
}

export async function endRecount(db: Db, { policy_id }: Recount): Promise<void> {
  await db.deleteFrom('ticket_sla_recount').where('policy_id', '=', policy_id).execute();
}
