import { addDays, mondayOf } from '@muster/contract/plain-day.ts';
import { type BaseShift, policyKinds } from './base-lists.ts';
import { daysFrom, firstOfMonth, firstOfYear } from './day-ranges.ts';
import type { Employment, EmploymentPeriod } from './employment.ts';
import { currencyIds, homeClientId } from './known-ids.ts';
import type { EmployeeRows, Gap, PlanFacts, PlanWorld } from './plan-facts.ts';
import type { SeededRandom } from './seeded-random.ts';

export interface Course {
  readonly random: SeededRandom;
  readonly facts: PlanFacts;
  readonly employment: Employment;
  readonly gaps: ReadonlySet<Gap>;
  /** Monthly, in pesos. */
  readonly salary: number;
}

type DatedRows = Omit<EmployeeRows, 'employee' | 'employee_sensitive'>;

/** All dated rows of an employee. */
export function employmentRows(course: Course, world: PlanWorld): DatedRows {
  const { employment, facts, gaps } = course;
  const employee_id = facts.id;
  const created_at = world.time.now;
  const latest = employment.periods.at(-1) ?? employment.periods[0];
  const shifts = gaps.has('shift') ? [] : shiftsOf(course, latest, world);
  return {
    employee_active_date: employment.periods.map((period) => ({
      employee_id,
      start_date: period.start,
      orientation_date: period.start,
      end_date: period.end,
      status_group: period.group,
      reason: period.reason,
      clearance_status: period.clearance,
      rehire: period.rehire,
      created_at,
    })),
    employee_status_history: employment.changes.map((change) => ({
      employee_id,
      from_status_type_id: change.from,
      to_status_type_id: change.to,
      effective_on: change.day,
      reason: change.reason,
      actor_name: 'Andrea Lim',
      at: `${change.day}T01:00:00Z`,
    })),
    employee_client: clientsOf(course, latest, world).map((row) => ({ ...row, employee_id, created_at })),
    employee_cost: gaps.has('cost') ? [] : costsOf(course, latest, world),
    employee_nonrefundable: gaps.has('nonrefundable')
      ? []
      : [amount(course, latest, created_at, course.random.int(8, 30) * 500)],
    employee_re_fee: gaps.has('re_fee') ? [] : [amount(course, latest, created_at, course.random.int(10, 40) * 250)],
    employee_policy: policyKinds
      .filter((kind) => (kind === 'occurrence_points' ? !gaps.has('points') : facts.depth === 'history'))
      .map((kind) => ({
        employee_id,
        kind,
        policy_id: world.base.policyFor(kind, facts.at.company.country),
        created_at,
        source: 'policy default',
        valid: daysFrom(kind === 'holiday' ? firstOfYear(latest.start) : latest.start, latest.end),
      })),
    employee_shift: shifts.map(({ shift, first, last }) => ({
      employee_id,
      shift_id: shift.id,
      valid: daysFrom(first, last),
      created_at,
    })),
  };
}

/** One in eight came from another client within the last year. */
function clientsOf({ random, facts }: Course, { start, end }: EmploymentPeriod, { companies, time }: PlanWorld) {
  const whole = [{ client_id: facts.at.id, valid: daysFrom(start, end) }];
  const moved = addDays(time.today, -random.int(30, 330));
  const others = companies.filter(({ id, company }) => id !== facts.at.id && id !== homeClientId && company.staff > 0);
  if (facts.depth === 'flat' || end !== null || moved <= start || others.length === 0 || !random.chance(0.12))
    return whole;
  return [
    { client_id: random.pick(others).id, valid: daysFrom(start, addDays(moved, -1)) },
    { client_id: facts.at.id, valid: daysFrom(moved, null) },
  ];
}

/** A monthly amount in the client's currency, raised once within the last year for most. */
function costsOf(course: Course, period: EmploymentPeriod, { time }: PlanWorld) {
  const { random, facts, salary } = course;
  const now = costCents(course, salary * 1.6);
  const raised = firstOfMonth(addDays(time.today, -random.int(20, 330)));
  const row = { employee_id: facts.id, currency_id: currencyIds[facts.at.company.currency], created_at: time.now };
  const isRaised =
    facts.depth === 'history' &&
    raised > period.start &&
    (period.end === null || raised < period.end) &&
    random.chance(0.7);
  if (!isRaised) return [{ ...row, amount_cents: now, valid: daysFrom(period.start, period.end) }];
  return [
    { ...row, amount_cents: costCents(course, salary * 1.5), valid: daysFrom(period.start, addDays(raised, -1)) },
    { ...row, amount_cents: now, valid: daysFrom(raised, period.end) },
  ];
}

const pesosPer = { php: 1, aud: 37, usd: 57, gbp: 72 } as const;

function costCents({ facts }: Course, pesos: number): number {
  return Math.round(pesos / pesosPer[facts.at.company.currency]) * 100;
}

function amount({ facts }: Course, period: EmploymentPeriod, created_at: string, cents: number) {
  const valid = daysFrom(firstOfMonth(period.start), period.end);
  return {
    employee_id: facts.id,
    currency_id: currencyIds[facts.at.company.currency],
    created_at,
    amount_cents: cents,
    valid,
  };
}

interface PlannedShift {
  readonly shift: BaseShift;
  readonly first: string;
  readonly last: string | null;
}

function shiftsOf(
  { random, facts }: Course,
  { start, end }: EmploymentPeriod,
  { base, time }: PlanWorld,
): PlannedShift[] {
  const usual = base.shiftsFor(facts.at.company.zone);
  const shift = random.pick(usual);
  const changed = mondayOf(addDays(time.today, -random.int(30, 330)));
  const before = usual.find((one) => one.id !== shift.id);
  const isChanged =
    facts.depth === 'history' &&
    before !== undefined &&
    changed > start &&
    (end === null || changed < end) &&
    random.chance(0.25);
  if (!isChanged) return [{ shift, first: start, last: end }];
  return [
    { shift: before, first: start, last: addDays(changed, -1) },
    { shift, first: changed, last: end },
  ];
}
