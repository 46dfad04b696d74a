import { leaveDayMinutes } from '@muster/contract/constants.ts';
import type { ClientLeaveRow } from '@muster/contract/domains/leave/client-leave.calls.ts';
import { leaveApproval } from '@muster/contract/domains/leave/leave-requests.constants.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { isClientAsked } from '../approvals/index.ts';

export type ClientLeave = Omit<ClientLeaveRow, 'may_decide'>;

/** Requests of the client's people that the client was asked about. A move to another client counts at once, also before the request is asked again. */
async function clientLeaveWhere(
  db: Db,
  clientId: number,
  { where, order }: { readonly where: RawBuilder<unknown>; readonly order: RawBuilder<unknown> },
): Promise<ClientLeave[]> {
  const { rows } = await sql<ClientLeave>`
    select q.id, e.name as employee, t.client_class as class, q.first_day::text as first_day, q.last_day::text as last_day, q.state,
      (select round(coalesce(sum(d.minutes), 0) / ${leaveDayMinutes}::numeric, 2)::float8 from leave_request_day d where d.request_id = q.id and d.state <> 'recounted'
        and (d.state <> 'released' or q.state not in ('requested', 'approved'))) as days,
      coalesce((select json_agg(json_build_object('day', d.work_date, 'part', d.part, 'minutes', d.minutes) order by d.work_date)
        from leave_request_day d where d.request_id = q.id and d.part <> 'full' and d.state <> 'recounted'
          and (d.state <> 'released' or q.state not in ('requested', 'approved'))), '[]') as partial_days
    from leave_request q join employee e on e.id = q.employee_id join leave_type t on t.id = q.leave_type_id
    where q.client_id = ${clientId} and ${clientId} = coalesce(
        (select c.client_id from employee_client c where c.employee_id = q.employee_id and c.valid @> q.first_day), e.client_id)
      and ${where} and ${isClientAsked(leaveApproval, sql`q.id`, clientId)} ${order}`.execute(db);
  return rows;
}

/** Those of these ids that wait for a decision. */
export const waitingClientLeave = (db: Db, clientId: number, ids: readonly number[]): Promise<ClientLeave[]> =>
  clientLeaveWhere(db, clientId, {
    where: sql`q.id = any (${[...ids]}::integer[]) and q.state = 'requested'`,
    order: sql`order by q.id`,
  });

export const askedClientLeave = (db: Db, clientId: number, id: number): Promise<ClientLeave[]> =>
  clientLeaveWhere(db, clientId, { where: sql`q.id = ${id}`, order: sql`` });

export const decidedClientLeave = (db: Db, clientId: number): Promise<ClientLeave[]> =>
  clientLeaveWhere(db, clientId, {
    where: sql`q.state in ('approved', 'refused', 'cancelled')`,
    order: sql`order by q.closed_at desc, q.id desc limit 50`,
  });
