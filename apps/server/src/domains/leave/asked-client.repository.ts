import { leaveApproval } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isClientAsked } from '../approvals/index.ts';

/** Whose requests: of these employees, or that wait for this client. Null: all. */
export interface AskedOf {
  readonly employeeIds: readonly number[] | null;
  readonly clientId: number | null;
}

export interface ClientToAsk {
  readonly id: number;
  readonly state: 'requested' | 'approved';
  /** The client of the first day, as the employments are now. */
  readonly client_id: number;
  readonly client_approves: boolean;
}

/** Requests of another client than that of their first day, and those that wait for a client that no longer approves leave. */
export async function requestsOfOtherClients(db: Db, { employeeIds, clientId }: AskedOf): Promise<ClientToAsk[]> {
  const ids = employeeIds === null ? null : [...employeeIds];
  const { rows } = await sql<ClientToAsk>`
    select r.id, r.state, k.id as client_id, k.approves_leave as client_approves
    from leave_request r join employee e on e.id = r.employee_id
    left join employee_client c on c.employee_id = r.employee_id and c.valid @> r.first_day
    join client k on k.id = coalesce(c.client_id, e.client_id)
    where r.state in ('requested', 'approved')
      and (${ids}::integer[] is null or r.employee_id = any (${ids}::integer[]))
      and (${clientId}::integer is null or r.client_id = ${clientId})
      and (k.id <> r.client_id
        or r.state = 'requested' and not k.approves_leave and ${isClientAsked(leaveApproval, sql`r.id`, sql`r.client_id`)})
    order by r.employee_id, r.id`.execute(db);
  return rows;
}

export async function moveToClientOfLeave(db: Db, id: number, clientId: number): Promise<void> {
  await db.updateTable('leave_request').set({ client_id: clientId }).where('id', '=', id).execute();
}
