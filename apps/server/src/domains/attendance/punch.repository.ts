import type { PunchKind } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { LeavePlan } from '@muster/contract/domains/attendance/leave-work.rules.ts';
import type { PunchMove } from '@muster/contract/domains/attendance/misplaced-punches.rules.ts';
import type { OpenPresence, PlannedShift } from '@muster/contract/domains/attendance/punch.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { PunchOrigin } from './punch-origin.ts';

export interface StoredPunch {
  readonly id: number;
  readonly kind: PunchKind;
  readonly at: string;
  readonly zone: string;
  readonly work_date: string;
}

/** The employee's time zone and client. Locks the employee, so that a second press waits until this punch is stored. */
export async function lockOwnRecord(
  db: Db,
  employeeId: number,
): Promise<{ zone: string; client_id: number } | undefined> {
  const { rows } = await sql<{ zone: string; client_id: number }>`
    select z.name as zone, e.client_id from employee e join timezone z on z.id = e.timezone_id
    where e.id = ${employeeId} and e.deleted_at is null for no key update of e`.execute(db);
  return rows[0];
}

export async function lastPunch(db: Db, employeeId: number): Promise<StoredPunch | undefined> {
  const { rows } = await sql<StoredPunch>`
    select id, kind, at, zone, work_date::text as work_date from punch
    where employee_id = ${employeeId} order by at desc, id desc limit 1`.execute(db);
  return rows[0];
}

interface PresenceRow {
  readonly last_kind: PunchKind;
  readonly since: number;
  readonly work_date: string;
  readonly ends_at: number | null;
}

/** The presence that the last counted punch belongs to; null if it is closed or older than any presence can be. */
export async function openPresence(db: Db, employeeId: number, now: string): Promise<OpenPresence | null> {
  const { rows } = await sql<PresenceRow>`
    with recent as materialized (
      select p.id, p.kind, p.at, p.work_date
      from counted_punches((${now}::timestamptz at time zone 'UTC')::date - 4, (${now}::timestamptz at time zone 'UTC')::date + 2) p
      where p.employee_id = ${employeeId} and p.at > ${now}::timestamptz - interval '2 days'
    ), latest as (
      select * from recent order by at desc, id desc limit 1
    )
    select l.kind as last_kind, l.work_date::text as work_date,
      ${micros(sql`coalesce((select max(i.at) from recent i where i.kind = 'in'), l.at)`)} as since,
      (select ${micros(sql`s.ends_at`)} from employee_schedule s where s.employee_id = ${employeeId}
        and s.work_date = l.work_date and s.status in ('scheduled', 'swapped')) as ends_at
    from latest l`.execute(db);
  const [row] = rows;
  if (row === undefined || row.last_kind === 'out') return null;
  return { lastKind: row.last_kind, since: row.since, workDate: row.work_date, endsAt: row.ends_at };
}

/** With the leave of its day. */
export type NearShift = PlannedShift & LeavePlan;

/** Shifts some days before and after. Row security hides the zone of an earlier client's shift: then it is `ownZone`, the employee's. */
export async function plannedAround(
  db: Db,
  { employeeId, ownZone: zone, at }: { readonly employeeId: number; readonly ownZone: string; readonly at: string },
): Promise<NearShift[]> {
  const { rows } = await sql<NearShift>`
    select s.work_date::text as "workDate", ${micros(sql`s.starts_at`)} as "startsAt", ${micros(sql`s.ends_at`)} as "endsAt",
      coalesce(z.name, ${zone}) as zone, s.status, case when s.leave_minutes > 0 then json_build_object(
        'minutes', s.leave_minutes, 'atStart', s.leave_at_start, 'atEnd', s.leave_at_end) end as leave
    from employee_schedule s
    left join shift_version v on v.id = s.shift_version_id
    left join timezone z on z.id = v.timezone_id
    where s.employee_id = ${employeeId} and s.status <> 'cancelled'
      and s.work_date between (${at}::timestamptz at time zone 'UTC')::date - 4 and (${at}::timestamptz at time zone 'UTC')::date + 4`.execute(
    db,
  );
  return rows;
}

const micros = (instant: RawBuilder<unknown>) => sql`(extract(epoch from ${instant}) * 1000000)::bigint`;

export async function workDateOfPunch(db: Db, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ work_date: string }>`
    select work_date::text as work_date from punch where id = ${id}`.execute(db);
  return rows[0]?.work_date;
}

/** Counts punches for other work dates, except those of locked days. Returns how many. */
export async function movePunches(db: Db, moves: readonly PunchMove[]): Promise<number> {
  const given = JSON.stringify(moves.flatMap(({ ids, to }) => ids.map((id) => ({ id, to_day: to }))));
  const { numAffectedRows } = await sql`
    update punch p set work_date = m.to_day
    from json_to_recordset(${given}::json) as m (id integer, to_day date)
    where p.id = m.id and p.correction_id is null and p.work_date <> m.to_day and not exists (
      select from attendance_lock l
      where l.employee_id = p.employee_id and (l.days @> p.work_date or l.days @> m.to_day))`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export async function insertPunch(
  db: Db,
  punch: { employeeId: number; kind: PunchKind; at: string; zone: string; workDate: string; origin: PunchOrigin },
): Promise<StoredPunch> {
  const { rows } = await sql<StoredPunch>`
    insert into punch (employee_id, kind, at, zone, work_date)
    values (${punch.employeeId}, ${punch.kind}, ${punch.at}::timestamptz, ${punch.zone}, ${punch.workDate}::date)
    returning id, kind, at, zone, work_date::text as work_date`.execute(db);
  const stored = rows[0];
  if (!stored) throw new Error('The punch was not stored.');
  const { address, device, isUnknownNetwork } = punch.origin;
  // A separate statement, because row security must see the punch.
  await sql`
    insert into punch_origin (punch_id, address, device, is_unknown_network)
    values (${stored.id}, ${address}::inet, ${device}, ${isUnknownNetwork})`.execute(db);
  return stored;
}
