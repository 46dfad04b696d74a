import { type CallAnswer, type CallInput, scopeOf } from '@muster/contract';
import { maySeePay } from '@muster/contract/domains/attendance/attendance.policy.ts';
import type { ReplannedFigures } from '@muster/contract/domains/attendance/attendance-answers.ts';
import type { attendanceDaysCalls } from '@muster/contract/domains/attendance/attendance-days.calls.ts';
import { computeDay } from '@muster/contract/domains/attendance/day.rules.ts';
import { type DayFacts, type DayPlan, microsOf } from '@muster/contract/domains/attendance/day-facts.ts';
import { createLocalClock } from '@muster/contract/domains/attendance/local-clock.ts';
import { type PayMinutes, payNames } from '@muster/contract/domains/attendance/pay-names.ts';
import { replannedDays } from '@muster/contract/domains/attendance/replanned-days.rules.ts';
import { addDays } from '@muster/contract/plain-day.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { changedWorkedDays, placementQuestion, type ReplannedDay } from '../shifts/index.ts';
import { readDayFacts, shiftVersions, withLeave } from './day-facts.repository.ts';
import { withoutName } from './read-days.ts';

type Preview = (typeof attendanceDaysCalls)['previewPlacement'];

/** The worked days that a placement would change, with their figures before and after by the rules that settle them. */
export async function previewPlacement(ctx: Ctx, { body }: CallInput<Preview>): Promise<CallAnswer<Preview>> {
  const changed = await changedWorkedDays(ctx, placementQuestion(ctx, body));
  const [before, after] = scopeOf(ctx.viewer).kind === 'staff' ? await figuresOf(ctx, changed) : [none, none];
  return changed.map(({ employee_id, name, work_date, locked }) => {
    const key = `${employee_id} ${work_date}`;
    const now = before.get(key) ?? null;
    return {
      employee_id,
      name,
      work_date,
      locked: maySeePay(ctx.viewer) ? locked : withoutName(locked),
      before: now,
      after: locked === null ? (after.get(key) ?? null) : now,
    };
  });
}

type Figures = ReadonlyMap<string, ReplannedFigures>;

const none: Figures = new Map();

async function figuresOf(ctx: Ctx, changed: readonly ReplannedDay[]): Promise<readonly [Figures, Figures]> {
  const dates = changed.map(({ work_date }) => work_date).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return [none, none];
  const employeeIds = [...new Set(changed.map(({ employee_id }) => employee_id))];
  // Punches can move between a day and the days beside it.
  const days = await readDayFacts(ctx.db, { employeeIds, first: addDays(first, -1), last: addDays(last, 1) });
  const plans = await plansOf(ctx, changed);
  const now = microsOf(ctx.clock.now());
  const keyed = (employeeId: number, facts: readonly DayFacts[]) =>
    facts.flatMap((day) => {
      const computed = computeDay(day, now, localClock);
      if (computed === null) return [];
      return [
        [`${employeeId} ${day.workDate}`, { ...computed.figures, restday_minutes: restdayOf(computed.pay) }] as const,
      ];
    });
  const people = [...Map.groupBy(days, ({ employeeId }) => employeeId)].map(
    ([id, own]) => [id, own.map(({ facts }) => facts)] as const,
  );
  return [
    new Map(people.flatMap(([id, facts]) => keyed(id, facts))),
    new Map(people.flatMap(([id, facts]) => keyed(id, replannedDays(facts, plans.get(id) ?? new Map(), now)))),
  ];
}

const restdayOf = (pay: PayMinutes): number =>
  payNames.reduce((sum, name) => (name.startsWith('restday') ? sum + pay[name] : sum), 0);

/** The new plan of each day that may change, by employee and work date. */
async function plansOf({ db }: Ctx, changed: readonly ReplannedDay[]) {
  const versionIds = [...new Set(changed.flatMap(({ shift_version_id: id }) => (id === null ? [] : [id])))];
  const versions = await shiftVersions(db, versionIds);
  const open = changed.filter(({ locked }) => locked === null);
  return new Map(
    [...Map.groupBy(open, ({ employee_id }) => employee_id)].map(
      ([id, days]) =>
        [
          id,
          new Map(
            days.map((day) => [day.work_date, { plan: planOf(day, versions), isRestday: day.is_restday }] as const),
          ),
        ] as const,
    ),
  );
}

function planOf(day: ReplannedDay, versions: Awaited<ReturnType<typeof shiftVersions>>): DayPlan | null {
  const { shift_version_id, starts_at, ends_at, status } = day;
  const version = versions.get(shift_version_id ?? 0);
  if (version === undefined || starts_at === null || ends_at === null || status === null) return null;
  const at = (text: string) => microsOf(Temporal.Instant.from(text));
  return {
    status,
    ...withLeave({ ...version, startsAt: at(starts_at), endsAt: at(ends_at) }, { ...day, unpaid_leave: 0 }),
  };
}

const localClock = createLocalClock();
