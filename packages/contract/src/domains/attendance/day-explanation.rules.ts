import { twelveHourText } from '../../hour-cycle.ts';
import { minutesText } from '../../minutes-text.ts';
import { dayText } from '../../plain-day.ts';
import { zoneCity } from '../../time.ts';
import type { OvertimeOccasion } from '../shifts/shifts.constants.ts';
import { forgottenHours, longestPresenceHours, roundingLabels } from '../shifts/shifts.constants.ts';
import type { PunchKind } from './attendance.constants.ts';
import type { DayExplanation } from './attendance-answers.ts';
import type { TakenBreak } from './break.rules.ts';
import { wholeMinutes } from './counted-time.rules.ts';
import type { AnalyzedDay } from './day.rules.ts';
import type { DayPlan, Micros, TimeSpan } from './day-facts.ts';
import { workedEnd } from './day-state.rules.ts';
import type { Overtime } from './overtime.rules.ts';
import { night } from './special-time.rules.ts';

/**
 * How the figures of a day came about, a sentence each: '7 min late: in at 9:07 AM for 9:00 AM.' Times are on the reader's
 * clock, and beside them on that of the day's zone where it differs: '10:06 AM to 11:06 AM (1:06 PM to 2:06 PM Sydney)'.
 */
export function explainDay(day: AnalyzedDay, readerZone: string): DayExplanation {
  const clock = clockFor(readerZone, day.zone);
  const sentences = [
    ...leaveSentences(day, clock),
    ...stateSentences(day, clock),
    ...punctualitySentences(day, clock),
    ...roundingSentences(day, clock),
    ...day.breaks.flatMap((taken) => breakSentences(taken, day, clock)),
    ...mealSentences(day),
    ...day.overtime.flatMap(overtimeSentence),
    ...specialSentences(day, readerZone),
  ];
  return { sentences };
}

interface Clock {
  readonly at: (at: Micros) => string;
  /** Two times with a word between them, such as 'to'. */
  readonly pair: (from: Micros, word: string, until: Micros) => string;
}

function clockFor(readerZone: string, zone: string): Clock {
  const both = (times: readonly Micros[], textIn: (zone: string) => string) => {
    const isSame = times.every((at) => offsetOf(at, readerZone) === offsetOf(at, zone));
    return isSame ? textIn(readerZone) : `${textIn(readerZone)} (${textIn(zone)} ${zoneCity(zone)})`;
  };
  return {
    at: (at) => both([at], (shown) => clockText(at, shown)),
    pair: (from, word, until) =>
      both([from, until], (shown) => `${clockText(from, shown)} ${word} ${clockText(until, shown)}`),
  };
}

const offsetOf = (at: Micros, zone: string) => zonedAt(at, zone).offsetNanoseconds;

function stateSentences(day: AnalyzedDay, clock: Clock): string[] {
  const { figures, plan } = day;
  if (figures.state === 'conflict') return conflictSentences(day, clock);
  if (figures.state === 'worked_leave') return [workedLeaveSentence(day)];
  if (figures.state === 'unplanned') return [unplannedSentence(day)];
  if (figures.state === 'absent' && plan !== null)
    return [`Absent: nothing was clocked for the shift from ${clock.pair(plan.startsAt, 'to', plan.endsAt)}.`];
  return [];
}

function leaveSentences({ plan }: AnalyzedDay, clock: Clock): string[] {
  if (plan?.leave === undefined) return [];
  const { atStart, atEnd } = plan.leave;
  return [
    ...(atStart > 0 ? [`On leave until ${clock.at(plan.startsAt)}.`] : []),
    ...(atEnd > 0 ? [`On leave from ${clock.at(plan.endsAt)}.`] : []),
  ];
}

function workedLeaveSentence({ plan, leaveWorkMinutes }: AnalyzedDay): string {
  const cancel = 'cancel the leave of this day, or';
  return plan?.status === 'on_leave'
    ? `Worked on a day of leave: ${cancel} remove the times by a correction.`
    : `Worked ${minutesText(leaveWorkMinutes)} of the leave: ${cancel} correct the times.`;
}

function unplannedSentence({ isRestday }: AnalyzedDay): string {
  const counts = 'all time between clock-in and clock-out counts';
  return isRestday ? `A rest day of the schedule: ${counts} as rest-day time.` : `No shift was planned: ${counts}.`;
}

function conflictSentences({ plan, openSince, lateOut }: AnalyzedDay, clock: Clock): string[] {
  if (openSince === null) return ['Nothing counts without a clock-in.'];
  const end = workedEnd(plan);
  const ended = end === null ? '' : ` The shift ended at ${clock.at(end)}.`;
  const next = 'Request a correction to have it counted.';
  if (lateOut === null)
    return [
      `Missing clock-out after the clock-in at ${clock.at(openSince)}: this time does not count.${ended} ${next}`,
    ];
  const limit = `more than ${forgottenHours} hours after the shift or ${longestPresenceHours} hours after the clock-in`;
  return [
    `The clock-out at ${clock.at(lateOut)} came too late for the clock-in at ${clock.at(openSince)}, ${limit}: this time does not count.${ended} ${next}`,
  ];
}

function punctualitySentences({ figures, plan, punctuality }: AnalyzedDay, clock: Clock): string[] {
  const sentences: string[] = [];
  if (plan === null) return sentences;
  const { arrivedAt, graceMinutes, gaps, leftEarly, breakMinutes, overlongMinutes, allowedBreakMinutes } = punctuality;
  if (graceMinutes > 0 && arrivedAt !== null)
    sentences.push(`Not late: in ${clock.at(arrivedAt)}, grace ${minutesText(plan.graceMinutes)}.`);
  if (figures.late_minutes > 0 && arrivedAt !== null)
    sentences.push(`${minutesText(figures.late_minutes)} late: in at ${clock.pair(arrivedAt, 'for', plan.startsAt)}.`);
  const away = gaps.map(({ from, until }) => `away from ${clock.pair(from, 'to', until)}`);
  const isExcused = breakMinutes > 0;
  if (figures.undertime_minutes > 0) {
    const left = leftEarly === null ? [] : [`out at ${clock.pair(leftEarly.from, 'for', plan.endsAt)}`];
    const limit =
      allowedBreakMinutes > 0
        ? ` beyond the ${minutesText(allowedBreakMinutes)} of the shift`
        : ' that the shift does not have';
    const overlong = overlongMinutes > 0 ? [`${minutesText(overlongMinutes)} of unpaid breaks${limit}`] : [];
    const excused = isExcused ? `; ${minutesText(breakMinutes)} of it count as unpaid break` : '';
    sentences.push(
      `${minutesText(figures.undertime_minutes)} undertime: ${[...away, ...left, ...overlong].join(', ')}${excused}.`,
    );
  } else if (isExcused) {
    sentences.push(`${minutesText(breakMinutes)} unpaid break: ${away.join(', ')}.`);
  }
  return sentences;
}

function roundingSentences({ plan, roundings }: AnalyzedDay, clock: Clock): string[] {
  if (plan === null || plan.rounding === null || roundings.length === 0) return [];
  const { minutes, direction } = plan.rounding;
  const times = roundings.map(({ kind, at, counted }) => `${punchNames[kind]} ${clock.pair(at, 'as', counted)}`);
  return [`Paid in steps of ${minutesText(minutes)}, ${roundingLabels[direction].toLowerCase()}: ${times.join(', ')}.`];
}

const punchNames: Readonly<Record<PunchKind, string>> = {
  in: 'in',
  out: 'out',
  break_start: 'break',
  break_end: 'back',
};

function mealSentences({ plan, meal }: AnalyzedDay): string[] {
  const minutes = wholeMinutes(meal.reduce((sum, { from, until }) => sum + until - from, 0));
  if (minutes === 0 || plan === null || plan.meal === null) return [];
  const { minutes: length, afterMinutes } = plan.meal;
  return [
    `${minutesText(minutes)} unpaid meal deducted: the shift deducts ${minutesText(length)} after ${minutesText(afterMinutes)} of work unless a break of that length is clocked.`,
  ];
}

function breakSentences(taken: TakenBreak, { plan, lastOut }: AnalyzedDay, clock: Clock): string[] {
  const { from, until } = taken;
  const counted = breakSentence(taken, plan, clock);
  if (until !== lastOut || counted.length === 0) return counted;
  const open = `No end of the break from ${clock.at(from)} was clocked: it counts until the clock-out at ${clock.at(until)}.`;
  return [...counted, `${open} If work went on, request a correction.`];
}

function breakSentence({ from, paidUntil, until, rule }: TakenBreak, plan: DayPlan | null, clock: Clock): string[] {
  const [paid, unpaid] = [wholeMinutes(paidUntil - from), wholeMinutes(until - paidUntil)];
  const span = `break from ${clock.pair(from, 'to', until)}`;
  if (unpaid === 0) return paid === 0 ? [] : [`${minutesText(paid)} paid ${span}.`];
  const reason = plan === null ? 'no shift was planned' : 'the shift has no breaks';
  if (rule === null) return [`${minutesText(unpaid)} unpaid ${span}: ${reason}.`];
  const over = Math.max(0, unpaid - rule.minutes);
  const overrun = over > 0 ? `, ${minutesText(over)} longer than the ${minutesText(rule.minutes)} of the shift` : '';
  if (!rule.isPaid) return [`${minutesText(unpaid)} unpaid ${span}${overrun}.`];
  return [
    `${minutesText(paid + unpaid)} ${span}: ${minutesText(paid)} paid, ${minutesText(unpaid)} beyond the ${minutesText(rule.minutes)} that the shift pays.`,
  ];
}

const occasions: Readonly<Record<OvertimeOccasion, string>> = {
  before: 'before the shift',
  after: 'after the shift',
  restday: 'on a rest day',
  holiday: 'on a holiday',
};

function overtimeSentence(each: Overtime): string[] {
  const { occasion, beyond, rule, grantedMinutes } = each;
  const worked = wholeMinutes(beyond);
  if (worked <= 0) return [];
  const where = occasions[occasion];
  if (rule === null) return [`No overtime for ${minutesText(worked)} ${where}: the shift has no rule for it.`];
  const reason = `counted from ${minutesText(rule.minimumMinutes)}, in steps of ${minutesText(rule.roundingMinutes)}`;
  if (grantedMinutes === 0) return [`No overtime for ${minutesText(worked)} ${where}: ${reason}.`];
  const granted = `${minutesText(grantedMinutes)} overtime ${where} (${minutesText(worked)} worked; ${reason}).`;
  return [granted, ...approvalSentence(each)];
}

function approvalSentence({ grantedMinutes, countedMinutes, waitingMinutes }: Overtime): string[] {
  if (waitingMinutes > 0) return [`${minutesText(waitingMinutes)} count once they are approved.`];
  return countedMinutes < grantedMinutes ? [`${minutesText(grantedMinutes - countedMinutes)} were not approved.`] : [];
}

function specialSentences({ figures, holidays, zone, place }: AnalyzedDay, readerZone: string): string[] {
  const sentences: string[] = [];
  const shifts = zone === readerZone ? '' : ` in ${zoneCity(zone)}, where the shift is`;
  const where = place === null ? shifts : ` in ${zoneCity(place)}, where the work was done`;
  if (figures.night_minutes > 0)
    sentences.push(`${minutesText(figures.night_minutes)} of night time: ${night.from} to ${night.until}${where}.`);
  if (figures.holiday_minutes > 0)
    sentences.push(
      `${minutesText(figures.holiday_minutes)} on a holiday: ${holidays.map((span) => dayOf(span, place ?? zone)).join(', ')}${where}.`,
    );
  return sentences;
}

const dayOf = ({ from }: TimeSpan, zone: string) => dayText(String(zonedAt(from, zone).toPlainDate()));

const clockText = (at: Micros, zone: string): string => twelveHourText(zonedAt(at, zone));

const zonedAt = (at: Micros, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(Math.floor(at / 1000)).toZonedDateTimeISO(zone);
