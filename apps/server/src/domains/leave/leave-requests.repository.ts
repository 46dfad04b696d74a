import type { LeaveDay, RequestedDay } from '@muster/contract/domains/leave/leave-days.rules.ts';
import type { LeaveRequest } from '@muster/contract/domains/leave/leave-request-answers.ts';
import {
  confidentialLeave,
  type LeaveDayState,
  type LeaveRequestState,
} from '@muster/contract/domains/leave/leave-requests.constants.ts';
import type { LeaveUnit } from '@muster/contract/domains/leave/leave-types.constants.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { SubjectReach } from '../approvals/index.ts';
import { loggedType } from './leave-credits.repository.ts';
import { areDocumentsShown, isDocumentMissing } from './leave-documents.repository.ts';
import { isRequestReached, isTypeShown, type Readers } from './leave-readers.repository.ts';

export interface NewLeaveRequest {
  readonly employeeId: number;
  readonly leaveTypeId: number;
  /** What its days are counted in, also when the type changes later. */
  readonly unit: LeaveUnit;
  readonly clientId: number;
  readonly first: string;
  readonly last: string;
  readonly reason: string;
  readonly isLate: boolean;
  readonly userId: number;
  readonly now: string;
  readonly days: readonly RequestDay[];
}

/** A day that takes leave. */
export type RequestDay = Pick<LeaveDay, 'day' | 'minutes' | 'part' | 'asked_minutes' | 'shift_minutes'>;

/** The database refuses a day of other leave (`leave_request_day_once`). */
export async function insertLeaveRequest(db: Db, request: NewLeaveRequest): Promise<number> {
  const { id } = await db
    .insertInto('leave_request')
    .values({
      employee_id: request.employeeId,
      leave_type_id: request.leaveTypeId,
      unit: request.unit,
      client_id: request.clientId,
      first_day: request.first,
      last_day: request.last,
      reason: request.reason,
      is_late: request.isLate,
      requested_by_user_id: request.userId,
      created_at: request.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await replaceDays(db, { id, employee_id: request.employeeId }, request.days);
  return id;
}

export async function leaveTypeOf(db: Db, requestId: number): Promise<number> {
  const { leave_type_id } = await db
    .selectFrom('leave_request')
    .select('leave_type_id')
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow();
  return leave_type_id;
}

/** The days of a request that waits become these. Others stay known as `recounted`, with the part of the day that was asked for. */
export async function replaceDays(
  db: Db,
  { id, employee_id }: Pick<StoredLeaveRequest, 'id' | 'employee_id'>,
  days: readonly RequestDay[],
): Promise<void> {
  const dates = days.map(({ day }) => day);
  await sql`update leave_request_day set state = 'recounted' where request_id = ${id} and state = 'held' and work_date <> all (${dates}::date[])`.execute(
    db,
  );
  const rows = days.map(({ day, minutes, part, asked_minutes, shift_minutes }) => ({
    ...{ request_id: id, employee_id, work_date: day, minutes, part, asked_minutes, shift_minutes },
  }));
  await db
    .insertInto('leave_request_day')
    .values(rows)
    .onConflict((row) =>
      row.columns(['request_id', 'work_date']).doUpdateSet(({ ref }) => ({
        state: 'held',
        minutes: ref('excluded.minutes'),
        part: ref('excluded.part'),
        asked_minutes: ref('excluded.asked_minutes'),
        shift_minutes: ref('excluded.shift_minutes'),
      })),
    )
    .execute();
}

/** Days of other requests of the employee between two days, that wait or are taken. */
export async function requestedDays(
  db: Db,
  {
    employeeId,
    first,
    last,
    exceptId,
  }: { readonly employeeId: number; readonly first: string; readonly last: string; readonly exceptId: number | null },
): Promise<RequestedDay[]> {
  const { rows } = await sql<RequestedDay>`
    select work_date::text as day, part, minutes from leave_request_day
    where employee_id = ${employeeId} and request_id is distinct from ${exceptId}::integer and state in ('held', 'taken') and work_date between ${first}::date and ${last}::date
    order by work_date, part`.execute(db);
  return rows;
}

/** What is taken on these days, by all requests of the employee. */
export async function takenDays(db: Db, employeeId: number, days: readonly string[]): Promise<TakenDay[]> {
  const { rows } = await sql<TakenDay>`
    select d.work_date::text as day, d.part, d.minutes, d.shift_minutes, t.paid_percent
    from leave_request_day d join leave_request r on r.id = d.request_id join leave_type t on t.id = r.leave_type_id
    where d.employee_id = ${employeeId} and d.work_date = any (${[...days]}::date[]) and d.state = 'taken'
    order by work_date, part`.execute(db);
  return rows;
}

type TakenDay = RequestedDay & Pick<LeaveDay, 'shift_minutes'> & { readonly paid_percent: number };

export interface StoredLeaveRequest {
  readonly id: number;
  readonly employee_id: number;
  readonly employee: string;
  readonly client_id: number;
  readonly leave_type_id: number;
  readonly logged_type: string;
  readonly unit: LeaveUnit;
  readonly first_day: string;
  readonly last_day: string;
  readonly state: LeaveRequestState;
  readonly requested_by_user_id: number;
  readonly is_paid: boolean;
  /** Filed by the employee. */
  readonly is_own: boolean;
  readonly is_reached: boolean;
  readonly days: readonly (RequestDay & { readonly state: LeaveDayState })[];
}

/** Locks the employee, so that two changes of one balance follow each other, then the request. */
export async function lockLeaveRequest(
  db: Db,
  id: number,
  reach: SubjectReach,
): Promise<StoredLeaveRequest | undefined> {
  await sql`
    select from employee e where e.id = (select r.employee_id from leave_request r where r.id = ${id}) for no key update`.execute(
    db,
  );
  const { rows } = await sql<StoredLeaveRequest>`
    select r.id, r.employee_id, e.name as employee, r.client_id, r.leave_type_id, ${loggedType} as logged_type, r.unit, r.first_day::text as first_day,
      r.last_day::text as last_day, r.state, r.requested_by_user_id, t.paid_percent > 0 as is_paid,
      exists (select from app_user u where u.id = r.requested_by_user_id and u.employee_id = r.employee_id) as is_own, ${isRequestReached(reach)} as is_reached,
      (select coalesce(jsonb_agg(jsonb_build_object('day', d.work_date, 'minutes', d.minutes, 'state', d.state, 'part', d.part,
          'asked_minutes', d.asked_minutes, 'shift_minutes', d.shift_minutes) order by d.work_date), '[]')
        from leave_request_day d where d.request_id = r.id) as days
    from leave_request r join employee e on e.id = r.employee_id join leave_type t on t.id = r.leave_type_id
    where r.id = ${id} for update of r`.execute(db);
  return rows[0];
}

export async function closeLeaveRequest(
  db: Db,
  {
    id,
    from,
    to,
    now,
  }: { readonly id: number; readonly from: LeaveRequestState; readonly to: LeaveRequestState; readonly now: string },
): Promise<void> {
  await sql`update leave_request set state = ${to}, closed_at = ${now} where id = ${id} and state = ${from}`.execute(
    db,
  );
}

export async function moveDays(
  db: Db,
  {
    id,
    days,
    to,
  }: { readonly id: number; readonly days: readonly string[]; readonly to: 'held' | 'taken' | 'released' },
): Promise<void> {
  await sql`update leave_request_day set state = ${to} where request_id = ${id} and work_date = any (${[...days]}::date[])`.execute(
    db,
  );
}

/** An approval was undone. */
export async function reopenLeaveRequest(db: Db, id: number): Promise<void> {
  await sql`update leave_request set state = 'requested', closed_at = null where id = ${id} and state = 'approved'`.execute(
    db,
  );
}

export type ListedLeaveRequest = Omit<LeaveRequest, 'approval' | 'abilities'>;

/** Newest first. */
export function requestsOfEmployee(db: Db, employeeId: number, readers: Readers): Promise<ListedLeaveRequest[]> {
  return requestsWhere(db, sql`r.employee_id = ${employeeId}`, sql`order by r.id desc limit 50`, readers);
}

export function reachedRequests(
  db: Db,
  { ids, reach }: { readonly ids: readonly number[]; readonly reach: SubjectReach },
  readers: Readers,
): Promise<ListedLeaveRequest[]> {
  const condition = sql`r.id = any (${[...ids]}::integer[]) and ${isRequestReached(reach)}`;
  return requestsWhere(db, condition, sql`order by r.id`, readers);
}

/** For viewers who decide on them. */
export function requestsById(db: Db, ids: readonly number[], readers: Readers): Promise<ListedLeaveRequest[]> {
  return requestsWhere(db, sql`r.id = any (${[...ids]}::integer[])`, sql`order by r.id`, readers);
}

/** Of a request `r`. */
export const daysColumn = sql`coalesce((select jsonb_agg(jsonb_build_object('day', d.work_date, 'minutes', d.minutes, 'state', d.state, 'part', d.part)
  order by d.work_date) from leave_request_day d where d.request_id = r.id), '[]')`;

/** What is shown of a request `r` to these readers. */
export function requestFields(readers: Readers): RawBuilder<unknown> {
  const isOpen = isTypeShown(readers);
  return sql`r.id, json_build_object('id', e.id, 'name', e.name) as employee, l.legal_business_name as client,
    case when ${isOpen} then t.name else ${confidentialLeave} end as leave_type, case when ${isOpen} then t.color else 'gray' end as color,
    r.first_day::text as first_day, r.last_day::text as last_day, ${daysColumn} as days,
    coalesce((select sum(d.minutes) from leave_request_day d where d.request_id = r.id
      and (d.state in ('held', 'taken') or r.state not in ('requested', 'approved') and d.state <> 'recounted')), 0)::integer as minutes,
    r.state, case when ${isOpen} then r.reason end as reason, r.is_late,
    case when u.employee_id is distinct from r.employee_id then u.name end as filed_by, r.created_at,
    case when ${areDocumentsShown(readers)} then json_build_object('is_missing', ${isDocumentMissing},
      'count', (select count(*) from attachment f where f.leave_request_id = r.id and f.removed_at is null)) end as documents`;
}

export const requestJoins = sql`join employee e on e.id = r.employee_id
  join client l on l.id = r.client_id
  join leave_type t on t.id = r.leave_type_id
  join app_user u on u.id = r.requested_by_user_id`;

async function requestsWhere(
  db: Db,
  condition: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  readers: Readers,
): Promise<ListedLeaveRequest[]> {
  const { rows } = await sql<ListedLeaveRequest>`
    select ${requestFields(readers)} from leave_request r ${requestJoins} where ${condition} ${order}`.execute(db);
  return rows;
}
