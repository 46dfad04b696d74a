import { dayIn, homeZone } from '@muster/contract';
import type { ComputedDay } from '@muster/contract/domains/attendance/day.rules.ts';
import { dayInputs } from '@muster/contract/domains/attendance/day-inputs.rules.ts';
import { storedPayMinutes } from '@muster/contract/domains/attendance/pay-minutes.ts';
import { firstOpenDay } from '@muster/contract/domains/shifts/open-days.rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { DaySpan, PersonDay } from './day-facts.repository.ts';

/** Locked until the end of the transaction: nothing else settles or locks the days of these employees. */
export async function holdPeople(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from employee where id = any (${[...ids]}::integer[]) and deleted_at is null
    order by id for no key update`.execute(db);
  return rows.map(({ id }) => id);
}

export type SettledDay = Pick<PersonDay, 'employeeId' | 'shiftId' | 'facts'> & { readonly computed: ComputedDay };

/**
 * Makes the stored days of a date range equal to these and deletes the others; locked days stay unchanged. Returns how
 * many rows changed: none if it is repeated.
 */
export async function storeDays(
  db: Db,
  { employeeIds, first, last }: DaySpan,
  days: readonly SettledDay[],
  now: Temporal.Instant,
): Promise<number> {
  const pay = keptPay(firstOpenDay(dayIn(homeZone, now)));
  const { rows } = await sql<{ changed: number }>`
    with locked as materialized (
      select l.employee_id, l.days from attendance_lock l
      where l.employee_id = any (${[...employeeIds]}::integer[]) and l.days && daterange(${first}::date, ${last}::date, '[]')
    ), computed as materialized (
      select c.*, p.employee_id,
        coalesce((select o.client_id from employee_client o where o.employee_id = p.employee_id and o.valid @> c.work_date),
          (select e.client_id from employee e where e.id = p.employee_id)) as client_id
      from json_to_recordset(${JSON.stringify(likeDays(days))}::json) as c (employee_ids integer[], work_date date, shift_id integer,
        starts_at bigint, ends_at bigint, first_in bigint, last_out bigint, state text, planned_minutes integer, part_leave_minutes integer,
        worked_minutes integer, paid_break_minutes integer, unpaid_break_minutes integer, late_minutes integer,
        undertime_minutes integer, overtime_minutes integer, night_minutes integer, holiday_minutes integer, settled boolean, place_zone text,
        waiting_overtime_minutes integer, unpaid_leave_minutes integer, pay_minutes integer[], inputs integer[])
      cross join lateral unnest(c.employee_ids) as p (employee_id)
      where not exists (select from locked l where l.employee_id = p.employee_id and l.days @> c.work_date)
    ), gone as (
      delete from attendance_day d
      where d.employee_id = any (${[...employeeIds]}::integer[]) and d.work_date between ${first}::date and ${last}::date
        and not exists (select from computed c where c.employee_id = d.employee_id and c.work_date = d.work_date)
        and not exists (select from locked l where l.employee_id = d.employee_id and l.days @> d.work_date)
      returning 1
    ), written as (
      insert into attendance_day as d (employee_id, work_date, client_id, shift_id, starts_at, ends_at, first_in, last_out, state,
        planned_minutes, part_leave_minutes, worked_minutes, paid_break_minutes, unpaid_break_minutes, late_minutes, undertime_minutes,
        overtime_minutes, night_minutes, holiday_minutes, settled_at, place_zone, waiting_overtime_minutes, unpaid_leave_minutes, pay_minutes, inputs)
      select employee_id, work_date, client_id, shift_id, ${instant('starts_at')}, ${instant('ends_at')}, ${instant('first_in')},
        ${instant('last_out')}, state,
        planned_minutes, part_leave_minutes, worked_minutes, paid_break_minutes, unpaid_break_minutes, late_minutes, undertime_minutes,
        overtime_minutes, night_minutes, holiday_minutes, case when settled then ${now.toString()}::timestamptz end, place_zone,
        waiting_overtime_minutes, unpaid_leave_minutes, pay_minutes, inputs
      from computed order by employee_id, work_date
      on conflict (employee_id, work_date) do update set client_id = excluded.client_id, shift_id = excluded.shift_id,
        starts_at = excluded.starts_at, ends_at = excluded.ends_at, first_in = excluded.first_in, last_out = excluded.last_out,
        state = excluded.state, planned_minutes = excluded.planned_minutes,
        part_leave_minutes = excluded.part_leave_minutes, worked_minutes = excluded.worked_minutes,
        paid_break_minutes = excluded.paid_break_minutes, unpaid_break_minutes = excluded.unpaid_break_minutes,
        late_minutes = excluded.late_minutes, undertime_minutes = excluded.undertime_minutes,
        overtime_minutes = excluded.overtime_minutes, night_minutes = excluded.night_minutes,
        holiday_minutes = excluded.holiday_minutes, settled_at = excluded.settled_at, place_zone = excluded.place_zone,
        waiting_overtime_minutes = excluded.waiting_overtime_minutes, unpaid_leave_minutes = excluded.unpaid_leave_minutes, pay_minutes = ${pay},
        inputs = excluded.inputs
      where (d.client_id, d.shift_id, d.starts_at, d.ends_at, d.first_in, d.last_out, d.state, d.planned_minutes, d.part_leave_minutes, d.worked_minutes,
          d.paid_break_minutes, d.unpaid_break_minutes, d.late_minutes, d.undertime_minutes, d.overtime_minutes, d.night_minutes,
          d.holiday_minutes, d.settled_at is null, d.place_zone, d.waiting_overtime_minutes, d.unpaid_leave_minutes, d.pay_minutes, d.inputs)
        is distinct from (excluded.client_id, excluded.shift_id, excluded.starts_at, excluded.ends_at, excluded.first_in, excluded.last_out,
          excluded.state, excluded.planned_minutes, excluded.part_leave_minutes, excluded.worked_minutes, excluded.paid_break_minutes, excluded.unpaid_break_minutes,
          excluded.late_minutes, excluded.undertime_minutes, excluded.overtime_minutes, excluded.night_minutes,
          excluded.holiday_minutes, excluded.settled_at is null, excluded.place_zone, excluded.waiting_overtime_minutes, excluded.unpaid_leave_minutes,
          ${pay}, excluded.inputs)
      returning 1
    )
    select (select count(*) from gone) + (select count(*) from written) as changed`.execute(db);
  return rows[0]?.changed ?? 0;
}

/** In the archive, new rules do not split the same minutes differently. */
const keptPay = (firstOpen: string) => sql`
  case when d.work_date < ${firstOpen}::date and d.pay_minutes is not null
      and (d.worked_minutes, d.overtime_minutes, d.night_minutes, d.holiday_minutes)
        = (excluded.worked_minutes, excluded.overtime_minutes, excluded.night_minutes, excluded.holiday_minutes)
    then d.pay_minutes else excluded.pay_minutes end`;

/** People who share the facts of a day share its row. */
const likeDays = (days: readonly SettledDay[]) =>
  [...Map.groupBy(days, ({ facts }) => facts).values()].flatMap((same) =>
    same[0] ? [{ employee_ids: same.map(({ employeeId }) => employeeId), ...columnsOf(same[0]) }] : [],
  );

function columnsOf({ shiftId, facts, computed }: SettledDay) {
  const { workDate, plan } = facts;
  return {
    ...computed.figures,
    work_date: workDate,
    shift_id: shiftId,
    starts_at: plan?.startsAt ?? null,
    ends_at: plan?.endsAt ?? null,
    first_in: computed.firstIn,
    last_out: computed.lastOut,
    place_zone: computed.place,
    unpaid_leave_minutes: computed.unpaidLeave,
    pay_minutes: storedPayMinutes(computed.pay),
    inputs: dayInputs(facts),
  };
}

const instant = (column: 'starts_at' | 'ends_at' | 'first_in' | 'last_out') =>
  sql`timestamptz 'epoch' + ${sql.ref(column)} * interval '1 microsecond'`;
