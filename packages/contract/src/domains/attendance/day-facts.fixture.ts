import fc from 'fast-check';
import { roundingDirections } from '../shifts/shifts.constants.ts';
import { type DayFacts, type DayPlan, type DayPunch, type Micros, minuteMicros } from './day-facts.ts';

export const micros = (text: string): Micros => Temporal.Instant.from(text).epochMilliseconds * 1000;

/** From 9:00 to 17:00 in Manila on 2026-03-10. */
export const ninePlan: DayPlan = {
  status: 'scheduled',
  startsAt: micros('2026-03-10T01:00:00Z'),
  endsAt: micros('2026-03-10T09:00:00Z'),
  zone: 'Asia/Manila',
  breaks: [],
  overtime: {},
  graceMinutes: 0,
  rounding: null,
  meal: null,
};

export type ClockedAt = readonly [kind: DayPunch['kind'], clock: string];

/** Punches of 2026-03-10 by the clock in UTC. */
export const punchesAt = (...punches: readonly ClockedAt[]): DayPunch[] =>
  punches.map(([kind, clock], index) => ({
    id: index + 1,
    kind,
    at: micros(`2026-03-10T${clock}Z`),
    zone: 'Asia/Manila',
  }));

export const dayOf = (punches: readonly DayPunch[], plan: Partial<DayPlan> | null = {}): DayFacts => ({
  workDate: '2026-03-10',
  plan: plan && { ...ninePlan, ...plan },
  punches,
  correctedUntil: null,
  holidays: [],
});

const zones = ['Asia/Manila', 'America/New_York', 'Europe/London', 'Australia/Lord_Howe', 'Pacific/Auckland'] as const;
/** The clocks change on or around most of them, somewhere. */
const dates = [
  '2026-03-08',
  '2026-03-29',
  '2026-04-05',
  '2026-10-04',
  '2026-10-25',
  '2026-11-01',
  '2026-12-31',
] as const;
const minutes = (min: number, max: number) => fc.integer({ min, max });

const breakRules = fc.array(
  fc.record({ startsAfterMinutes: minutes(0, 900), minutes: minutes(5, 90), isPaid: fc.boolean() }),
  { maxLength: 3 },
);
const overtimeRule = fc.record({
  minimumMinutes: minutes(0, 60),
  roundingMinutes: fc.constantFrom(1, 15, 30),
  needsApproval: fc.boolean(),
});
const overtimeDecision = fc.record({ approvedMinutes: minutes(0, 120), decidedMinutes: minutes(0, 240) });
const overtimeDecisions = fc.record(
  { before: overtimeDecision, after: overtimeDecision, restday: overtimeDecision, holiday: overtimeDecision },
  { requiredKeys: [] },
);
const overtime = fc.record(
  { before: overtimeRule, after: overtimeRule, restday: overtimeRule, holiday: overtimeRule },
  { requiredKeys: [] },
);

/** A day of any kind; people come, leave and take breaks in turn, to the microsecond and around the shift. */
export const anyDay: fc.Arbitrary<DayFacts> = fc
  .record({
    workDate: fc.constantFrom(...dates),
    zone: fc.constantFrom(...zones),
    place: fc.constantFrom(...zones),
    start: minutes(0, 1439),
    length: minutes(60, 960),
    status: fc.option(fc.constantFrom('scheduled', 'on_leave', 'holiday', 'restday', 'swapped'), { nil: null }),
    breaks: breakRules,
    overtime,
    overtimeDecisions,
    gaps: fc.array(fc.integer({ min: 1, max: 300 * minuteMicros }), { maxLength: 12 }),
    isRestday: fc.boolean(),
    first: minutes(-180, 120),
    restsAt: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
    holidays: fc.subarray([-1, 0, 1, 2]),
  })
  .map(({ workDate, zone, place, start, length, status, ...given }) => {
    const midnight = Temporal.PlainDate.from(workDate).toZonedDateTime(zone).epochMilliseconds * 1000;
    const startsAt = midnight + start * minuteMicros;
    const day = Temporal.PlainDate.from(workDate);
    return {
      workDate,
      plan: status && { status, startsAt, endsAt: startsAt + length * minuteMicros, zone, ...pick(given) },
      isRestday: given.isRestday,
      correctedUntil: null,
      overtimeDecisions: given.overtimeDecisions,
      punches: punchesFrom(startsAt + given.first * minuteMicros, given.gaps, given.restsAt, place),
      holidays: given.holidays.map((days) => day.add({ days }).toString()),
    };
  });

const pick = ({ breaks, overtime: rules }: Pick<DayPlan, 'breaks' | 'overtime'>) => ({
  breaks,
  overtime: rules,
  graceMinutes: 0,
  rounding: null,
  meal: null,
});

/** The same, with a shift that forgives, rounds and deducts. */
export const anyRuledDay: fc.Arbitrary<DayFacts & { readonly plan: DayPlan }> = fc
  .record({
    facts: anyDay,
    graceMinutes: minutes(0, 60),
    rounding: fc.option(
      fc.record({ minutes: fc.constantFrom(5, 6, 10, 15, 30), direction: fc.constantFrom(...roundingDirections) }),
    ),
    meal: fc.option(fc.record({ minutes: minutes(1, 120), afterMinutes: minutes(60, 480) })),
  })
  .map(({ facts, ...rules }) => ({ ...facts, plan: { ...(facts.plan ?? ninePlan), ...rules } }));

function punchesFrom(start: Micros, gaps: readonly number[], rests: readonly boolean[], zone: string): DayPunch[] {
  let [at, last]: [Micros, DayPunch['kind']] = [start, 'out'];
  return gaps.map((gap, index) => {
    at += gap;
    last = following(last, rests[index] === true);
    return { id: index + 1, kind: last, at, zone };
  });
}

function following(last: DayPunch['kind'], rests: boolean): DayPunch['kind'] {
  if (last === 'out') return 'in';
  if (last === 'break_start') return 'break_end';
  return rests ? 'break_start' : 'out';
}
