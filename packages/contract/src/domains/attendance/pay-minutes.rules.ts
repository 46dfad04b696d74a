import { allTime, type CountedTime, intersection, partsOf, timeIn, wholeMinutes } from './counted-time.rules.ts';
import { type DayPlan, minuteMicros, type TimeSpan } from './day-facts.ts';
import type { Overtime } from './overtime.rules.ts';
import { type PayMinutes, type PayName, type PayPlace, payNames } from './pay-names.ts';

/** A part of the counted time, with the minutes that count of it. */
export interface CountedPart {
  readonly span: TimeSpan;
  readonly minutes: number;
  readonly isOvertime: boolean;
}

export interface PayFacts {
  readonly time: CountedTime;
  /** Parts of the same span take its time in this order. */
  readonly parts: readonly CountedPart[];
  readonly nights: readonly TimeSpan[];
  readonly holidays: readonly TimeSpan[];
  readonly isRestday: boolean;
}

/**
 * Splits the counted minutes of a day: ordinary, rest day or holiday, with or without overtime, by day or at night. The sum is
 * the sum of the parts, and no minute is in two of them. Of a part that counts only partly, holidays and nights count first.
 */
export function payMinutesOf({ time, parts, nights, holidays, isRestday }: PayFacts): PayMinutes {
  const pay = noPayMinutes();
  const taken = new Map<string, Record<TimeClass, number>>();
  for (const { span, minutes, isOvertime } of parts) {
    if (minutes === 0) continue;
    const key = `${span.from} ${span.until}`;
    const left = taken.get(key) ?? classesOf(time, span, nights, holidays);
    const shares = sharesOf(minutes, left);
    taken.set(key, without(left, shares));
    for (const each of timeClasses) {
      const { place, isNight } = classFacts[each];
      pay[payNameOf(place ?? (isRestday ? 'restday' : 'ordinary'), isOvertime, isNight)] += shares[each];
    }
  }
  return pay;
}

/**
 * What counts: the shift to be worked and the overtime beyond it, or without one all time. On a day off the part of it that is
 * overtime comes first, so that it does not count before it is approved.
 */
export function countedParts(
  shift: DayPlan | null,
  minutesWithin: number,
  overtime: readonly Overtime[],
): CountedPart[] {
  const part = (span: TimeSpan, minutes: number, isOvertime: boolean) => ({ span, minutes, isOvertime });
  if (shift === null) {
    const granted = overtime.reduce((sum, { grantedMinutes }) => sum + grantedMinutes, 0);
    return [
      ...overtime.map(({ countedMinutes }) => part(allTime, countedMinutes, true)),
      part(allTime, Math.max(0, minutesWithin - granted), false),
    ];
  }
  const { before, within, after } = partsOf(shift);
  return [
    part(within, Math.max(0, minutesWithin), false),
    ...overtime.map(({ occasion, countedMinutes }) =>
      part(occasion === 'before' ? before : after, countedMinutes, true),
    ),
  ];
}

export function noPayMinutes(): Record<PayName, number> {
  return Object.fromEntries(payNames.map((name) => [name, 0])) as Record<PayName, number>;
}

export const payNameOf = (place: PayPlace, isOvertime: boolean, isNight: boolean): PayName =>
  `${place}${isOvertime ? '_overtime' : ''}${isNight ? '_night' : ''}`;

/** The kinds of time, those with the higher premium first. */
const timeClasses = ['holidayNight', 'holiday', 'night', 'plain'] as const;
type TimeClass = (typeof timeClasses)[number];

const classFacts: Readonly<Record<TimeClass, { readonly place: 'holiday' | null; readonly isNight: boolean }>> = {
  holidayNight: { place: 'holiday', isNight: true },
  holiday: { place: 'holiday', isNight: false },
  night: { place: null, isNight: true },
  plain: { place: null, isNight: false },
};

/** Microseconds of each kind in a span. */
function classesOf(
  time: CountedTime,
  span: TimeSpan,
  nights: readonly TimeSpan[],
  holidays: readonly TimeSpan[],
): Record<TimeClass, number> {
  const within = (spans: readonly TimeSpan[]) =>
    spans.reduce((sum, each) => sum + Math.max(0, timeIn(time, intersection(span, each))), 0);
  const both = holidays.flatMap((holiday) => nights.map((night) => intersection(holiday, night)));
  const holidayNight = within(both);
  const holiday = Math.max(0, within(holidays) - holidayNight);
  const night = Math.max(0, within(nights) - holidayNight);
  const plain = Math.max(0, timeIn(time, span) - holidayNight - holiday - night);
  return { holidayNight, holiday, night, plain };
}

/** Whole minutes by kind that add up to the given number. What rounding leaves over is plain time. */
function sharesOf(minutes: number, left: Readonly<Record<TimeClass, number>>): Record<TimeClass, number> {
  const shares = { holidayNight: 0, holiday: 0, night: 0, plain: 0 };
  let [sum, given] = [0, 0];
  for (const each of timeClasses) {
    sum += left[each];
    const until = each === 'plain' ? minutes : Math.min(minutes, wholeMinutes(sum));
    shares[each] = until - given;
    given = until;
  }
  return shares;
}

function without(left: Readonly<Record<TimeClass, number>>, shares: Readonly<Record<TimeClass, number>>) {
  const rest = (each: TimeClass) => Math.max(0, left[each] - shares[each] * minuteMicros);
  return {
    holidayNight: rest('holidayNight'),
    holiday: rest('holiday'),
    night: rest('night'),
    plain: rest('plain'),
  };
}
