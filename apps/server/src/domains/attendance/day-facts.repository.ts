import {
  type DayFacts,
  type DayPlan,
  type DayPunch,
  minuteMicros,
  type OvertimeDecision,
  type OvertimeRule,
} from '@muster/contract/domains/attendance/day-facts.ts';
import { holidayReach } from '@muster/contract/domains/attendance/special-time.rules.ts';
import { breaksWithin } from '@muster/contract/domains/shifts/shift-parts.rules.ts';
import type { OvertimeOccasion } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export interface DaySpan {
  readonly employeeIds: readonly number[];
  /** Work dates, both included. */
  readonly first: string;
  readonly last: string;
}

export interface PersonDay {
  readonly employeeId: number;
  readonly shiftId: number | null;
  readonly facts: DayFacts;
}

/**
 * What the rules need about each day that was planned or clocked, and about `others`. Compact rows, because a portion
 * has thousands of days. People whose days have the same plan and nothing else share one object of facts, so that it is
 * computed once for all of them.
 */
export async function readDayFacts(db: Db, span: DaySpan, others: readonly DayKey[] = []): Promise<PersonDay[]> {
  const planned = await plannedDays(db, span);
  const versions = await shiftVersions(db, [...new Set(planned.map((day) => day.shift_version_id))]);
  const punches = Map.groupBy(await countedPunches(db, span), keyOf);
  const holidays = Map.groupBy(await holidaysOf(db, span), ({ employee_id }) => employee_id);
  const days = new Map<string, PersonDay>();
  const decisions = Map.groupBy(await overtimeDecisions(db, span), keyOf);
  const rests = await restDays(db, clockedOff(punches, planned));
  const hasOwn = (employeeId: number, key: string) =>
    punches.has(key) || holidays.has(employeeId) || decisions.has(key) || rests.has(key);
  const factsOf = ({ employee_id, work_date }: DayKey, key: string, plan: DayPlan | null): DayFacts => ({
    workDate: work_date,
    plan,
    isRestday: rests.has(key),
    punches: punches.get(key) ?? [],
    correctedUntil: correctedUntilOf(punches.get(key) ?? []),
    overtimeDecisions: Object.fromEntries(
      (decisions.get(key) ?? []).map(({ occasion, ...decided }) => [occasion, decided]),
    ),
    ...holidayFacts(holidays.get(employee_id) ?? []),
  });
  const addUnplanned = (day: DayKey) => {
    const key = keyOf(day);
    if (!days.has(key)) days.set(key, { employeeId: day.employee_id, shiftId: null, facts: factsOf(day, key, null) });
  };
  for (const { employee_ids: people, ...day } of planned) {
    const version = versions.get(day.shift_version_id);
    if (version === undefined) continue;
    const { status, is_swapped_restday: isSwappedRestday } = day;
    const times = { startsAt: day.starts_at, endsAt: day.ends_at };
    const plan = { status, isSwappedRestday, ...withLeave({ ...times, ...version }, day) };
    let common: DayFacts | null = null;
    for (const employeeId of people) {
      const own = { employee_id: employeeId, work_date: day.work_date };
      const key = keyOf(own);
      const isOwn = hasOwn(employeeId, key);
      const facts: DayFacts = isOwn || common === null ? factsOf(own, key, plan) : common;
      if (!isOwn) common = facts;
      days.set(key, { employeeId, shiftId: day.shift_id, facts });
    }
  }
  for (const [first] of punches.values()) if (first) addUnplanned(first);
  for (const day of others) addUnplanned(day);
  return [...days.values()];
}

export interface DayKey {
  readonly employee_id: number;
  readonly work_date: string;
}

function correctedUntilOf(punches: readonly CountedPunch[]): number | null {
  const corrected = punches.filter(({ isCorrected }) => isCorrected).map(({ at }) => at);
  return corrected.length === 0 ? null : Math.max(...corrected);
}

const keyOf = ({ employee_id, work_date }: DayKey) => `${employee_id} ${work_date}`;

/** Leave for a part of a shift, as the schedule has it. */
export interface ScheduledLeave {
  readonly leave_at_start: number;
  readonly leave_at_end: number;
  readonly leave_minutes: number;
  readonly unpaid_leave: number;
}

type TimedRules = VersionRules & Pick<DayPlan, 'startsAt' | 'endsAt'>;

/** The rules of a shift version, with the breaks that leave leaves of them. Start and end are already those of the rest. */
export function withLeave(plan: TimedRules, { leave_at_start: atStart, leave_at_end: atEnd, ...day }: ScheduledLeave) {
  const unpaid = day.unpaid_leave === 0 ? {} : { unpaidLeave: day.unpaid_leave };
  if (day.leave_minutes === 0) return { ...plan, ...unpaid };
  const until = atStart + (plan.endsAt - plan.startsAt) / minuteMicros;
  const breaks = breaksWithin(plan.breaks, { from: atStart, until });
  return { ...plan, ...unpaid, breaks, leave: { minutes: day.leave_minutes, atStart, atEnd } };
}

/** A day that is the same for these people. */
interface PlannedDay extends ScheduledLeave {
  readonly employee_ids: readonly number[];
  readonly work_date: string;
  readonly shift_id: number;
  readonly shift_version_id: number;
  readonly starts_at: number;
  readonly ends_at: number;
  readonly status: DayPlan['status'];
  readonly is_swapped_restday: boolean;
}

/** Of the day of schedule `s`. */
const unpaidLeave = sql`case when s.status = 'on_leave' or s.leave_minutes > 0 then coalesce((
  select m.leave_unpaid_minutes from schedule_mark m
  where m.employee_id = s.employee_id and m.work_date = s.work_date and m.kind = 'on_leave'), 0) else 0 end`;

async function plannedDays(db: Db, { employeeIds, first, last }: DaySpan): Promise<PlannedDay[]> {
  const { rows } = await sql<PlannedDay>`
    select json_agg(d.employee_id) as employee_ids, d.work_date::text as work_date, d.shift_id, d.shift_version_id,
      ${micros('starts_at')} as starts_at, ${micros('ends_at')} as ends_at, d.status, d.leave_at_start, d.leave_at_end, d.leave_minutes,
      d.unpaid_leave, d.is_swapped_restday
    from (
      select s.*, ${unpaidLeave} as unpaid_leave,
        coalesce((select x.is_rest_day from swapped_day x
          where x.employee_id = s.employee_id and x.work_date = s.work_date and x.shift_id = s.shift_id), false) as is_swapped_restday
      from employee_schedule s
      where s.employee_id = any (${[...employeeIds]}::integer[]) and s.work_date between ${first}::date and ${last}::date
        and s.status <> 'cancelled'
    ) d
    group by d.work_date, d.shift_id, d.shift_version_id, d.starts_at, d.ends_at, d.status, d.leave_at_start, d.leave_at_end,
      d.leave_minutes, d.unpaid_leave, d.is_swapped_restday`.execute(db);
  return rows;
}

/** The clocked days on which no shift must be worked. */
function clockedOff(punches: ReadonlyMap<string, readonly CountedPunch[]>, planned: readonly PlannedDay[]): DayKey[] {
  const isOff = ({ status }: PlannedDay) => status === 'holiday' || status === 'on_leave';
  if (punches.size === 0) return [];
  const worked = new Set(
    planned
      .filter((day) => !isOff(day))
      .flatMap(({ employee_ids, work_date }) => employee_ids.map((employee_id) => keyOf({ employee_id, work_date }))),
  );
  return [...punches.values()].flatMap(([first]) => (first && !worked.has(keyOf(first)) ? [first] : []));
}

/** Those of the days that the schedule gives off, as keys. */
async function restDays(db: Db, days: readonly DayKey[]): Promise<ReadonlySet<string>> {
  if (days.length === 0) return new Set();
  const { rows } = await sql<DayKey>`
    select d.employee_id, d.work_date::text as work_date
    from unnest(${days.map(({ employee_id }) => employee_id)}::integer[], ${days.map(({ work_date }) => work_date)}::date[])
      as d (employee_id, work_date)
    where is_scheduled_rest_day(d.employee_id, d.work_date)`.execute(db);
  return new Set(rows.map(keyOf));
}

type VersionRules = Omit<DayPlan, 'status' | 'isSwappedRestday' | 'startsAt' | 'endsAt' | 'leave' | 'unpaidLeave'>;

interface VersionRow extends Omit<VersionRules, 'overtime'> {
  readonly id: number;
  readonly overtime: Readonly<Partial<Record<OvertimeOccasion, OvertimeRule>>> | null;
}

/** The rules of these shift versions. */
export async function shiftVersions(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, VersionRules>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<VersionRow>`
    select v.id, z.name as zone,
      (select coalesce(json_agg(json_build_object('startsAfterMinutes', b.starts_after_minutes, 'minutes', b.minutes, 'isPaid', b.is_paid)
        order by b.position), '[]') from shift_break b where b.shift_version_id = v.id) as breaks,
      (select json_object_agg(o.applies, json_build_object('minimumMinutes', o.minimum_minutes, 'roundingMinutes', o.rounding_minutes,
          'needsApproval', o.needs_approval))
        from shift_overtime o where o.shift_version_id = v.id) as overtime,
      v.grace_minutes as "graceMinutes",
      case when v.rounding_minutes > 0
        then json_build_object('minutes', v.rounding_minutes, 'direction', v.rounding_direction) end as rounding,
      case when v.meal_minutes > 0
        then json_build_object('minutes', v.meal_minutes, 'afterMinutes', v.meal_after_minutes) end as meal
    from shift_version v join timezone z on z.id = v.timezone_id
    where v.id = any (${[...ids]}::integer[])`.execute(db);
  return new Map(rows.map(({ id, overtime, ...rules }) => [id, { ...rules, overtime: overtime ?? {} }]));
}

type CountedPunch = DayKey & DayPunch & { readonly isCorrected: boolean };

async function countedPunches(db: Db, { employeeIds, first, last }: DaySpan): Promise<CountedPunch[]> {
  const { rows } = await sql<CountedPunch>`
    select employee_id, work_date::text as work_date, id, kind, ${micros('at')} as at, zone,
      correction_id is not null as "isCorrected"
    from counted_punches(${first}::date, ${last}::date)
    where employee_id = any (${[...employeeIds]}::integer[])`.execute(db);
  return rows;
}

interface MarkedDay extends DayKey {
  /** Minutes of the day. Null: the whole day. */
  readonly parts: readonly (readonly [number, number])[] | null;
}

const holidayFacts = (marked: readonly MarkedDay[]): Pick<DayFacts, 'holidays' | 'holidayParts'> => ({
  holidays: [...new Set(marked.filter(({ parts }) => parts === null).map(({ work_date }) => work_date))],
  holidayParts: marked.flatMap(({ work_date: day, parts }) =>
    (parts ?? []).map(([from, until]) => ({ day, from, until })),
  ),
});

async function holidaysOf(db: Db, { employeeIds, first, last }: DaySpan): Promise<MarkedDay[]> {
  const { rows } = await sql<MarkedDay>`
    select employee_id, work_date::text as work_date,
      (select json_agg(json_build_array(lower(part), upper(part)) order by part) from unnest(parts) part) as parts
    from schedule_mark
    where employee_id = any (${[...employeeIds]}::integer[]) and kind in ('holiday', 'local_holiday')
      and work_date between ${first}::date - ${holidayReach.before}::integer and ${last}::date + ${holidayReach.after}::integer
    order by work_date`.execute(db);
  return rows;
}

type DecidedOvertime = DayKey & OvertimeDecision & { readonly occasion: OvertimeOccasion };

async function overtimeDecisions(db: Db, { employeeIds, first, last }: DaySpan): Promise<DecidedOvertime[]> {
  const { rows } = await sql<DecidedOvertime>`
    select employee_id, work_date::text as work_date, occasion, approved_minutes as "approvedMinutes", decided_minutes as "decidedMinutes"
    from overtime_request
    where employee_id = any (${[...employeeIds]}::integer[]) and work_date between ${first}::date and ${last}::date
      and decided_minutes > 0`.execute(db);
  return rows;
}

const micros = (column: 'starts_at' | 'ends_at' | 'at') =>
  sql`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint`;
