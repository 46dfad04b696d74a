import { addDays, addMonths, daysBetween, earlierDay, laterDay } from '../../plain-day.ts';
import { type AccrualPeriod, accrualPeriod, beginsOn, isInAdvance, yearsOfService } from './accrual-periods.rules.ts';
import { type LeaveAccrual, type LeaveRounding, leaveRoundingMinutes } from './leave-policies.constants.ts';

/** What a policy gives of one type. Amounts are minutes of the ledger. */
export interface AccrualLine {
  readonly accrual: LeaveAccrual;
  readonly yearly_minutes: number;
  /** Days before the start of employment do not count; otherwise the first period counts whole. */
  readonly prorates_joining: boolean;
  /** Days after the end of employment do not count; otherwise an amount in advance is kept, and an unfinished period gives nothing. */
  readonly prorates_leaving: boolean;
  readonly rounding: LeaveRounding;
  /** The highest balance. What a credit adds beyond it expires at once. */
  readonly cap_minutes: number | null;
  /** What is left of it on the first day of the next policy year. Null: all. */
  readonly carry_minutes: number | null;
  /** How long carried leave can be used. Null: always. */
  readonly carry_months: number | null;
  /** Months after the start of employment in which nothing is credited. It is credited when they are over. */
  readonly waiting_months: number;
  /** Amounts of a year after years of service, instead of `yearly_minutes`. */
  readonly steps: readonly { readonly after_years: number; readonly minutes: number }[];
}

/** Days on which a line counts for an employee: of the policy's version, the assignment and the employment. */
export interface AccrualSpan {
  readonly line: AccrualLine;
  readonly from: string;
  /** Included. */
  readonly until: string;
  /** Of the employment. */
  readonly started: string;
  /** Null: not ended. */
  readonly ended: string | null;
}

export interface Grant {
  /** The same for the same period, whatever is counted when. */
  readonly key: string;
  readonly day: string;
  readonly minutes: number;
  readonly line: AccrualLine;
}

interface Part {
  readonly span: AccrualSpan;
  readonly period: AccrualPeriod;
  /** The first day of the span in the period. */
  readonly from: string;
  /** Of them in the period. */
  readonly last: string;
  readonly fraction: number;
  /** The rest of the period, which a line of another accrual takes over. */
  readonly ahead: number;
  readonly day: string;
}

/**
 * What the lines of one leave type credit until a day, included. The share of each period is added exactly. Each credit is rounded as its line
 * says, and what rounding leaves is carried to the next credit of the policy year, also across lines: nothing is lost between periods, and a
 * whole year at one amount gives the yearly amount.
 */
export function grantsUntil(spans: readonly AccrualSpan[], until: string): Grant[] {
  // Planned lines count too: what is credited in advance lasts until the end of its period, whichever line follows.
  const parts = spans.flatMap((span) =>
    partsOf(span, addDays(until, mostPeriodDays)).flatMap((part) => handedOver(part, spans)),
  );
  const years = Map.groupBy(parts, policyYear);
  return [...years.values()].flatMap(roundedGrants).filter(({ day, minutes }) => day <= until && minutes !== 0);
}

/** Of one employment. A year of service and a calendar year can begin on the same day. */
const policyYear = ({ span, period }: Part) =>
  `${span.started} ${span.line.accrual === 'anniversary' ? 'service' : 'calendar'} ${period.year}`;

/** The longest period is a year. */
const mostPeriodDays = 366;

function roundedGrants(parts: readonly Part[]): Grant[] {
  let exact = 0;
  let credited = 0;
  let counted = 0;
  const amounts = new Set<number>();
  const isWhole = wholeYear();
  return parts.toSorted(byFirstDay).map((part, index, all) => {
    const { span, period, from, fraction, day } = part;
    const yearly = yearlyMinutes(span, from);
    const ahead = isInAdvance(span.line.accrual) ? part.ahead + laterFraction(part, all.slice(index + 1)) : 0;
    if (fraction > 0) amounts.add(yearly);
    const isAll = isWhole(part) && amounts.size === 1;
    const isWholeYear = isAll || (amounts.size === 1 && settled(counted + (fraction + ahead) / period.perYear) === 1);
    const step = isWholeYear ? 1 : leaveRoundingMinutes[span.line.rounding];
    const share = yearly / period.perYear;
    const rest = isAll ? yearly - credited : exact + share * (fraction + ahead) - credited;
    const nearest = Math.round(settled(rest / step));
    // Never more than the year gives: its last credit would have to take the rest back.
    const most = amounts.size === 1 && nearest > 0 ? Math.floor((yearly - credited) / step) : nearest;
    const minutes = Math.min(nearest, most) * step;
    exact += share * fraction;
    credited += minutes;
    counted += fraction / period.perYear;
    return { key: `${span.line.accrual} ${from}`, day, minutes, line: span.line };
  });
}

/**
 * Whether the parts so far are all days of a calendar year. Shares of different periods need not add up to it: a day is another share of a
 * half month than of a year.
 */
function wholeYear(): (part: Part) => boolean {
  let next: string | null = null;
  return ({ from, last, fraction, period, span }) => {
    if (fraction === 0 || span.line.accrual === 'anniversary') return false;
    next = from === (next ?? period.year) ? addDays(last, 1) : 'gap';
    return next === addMonths(period.year, 12);
  };
}

/**
 * What is credited in advance for a period that a line of another accrual takes over stays until that line begins. Then the rest is taken
 * back, by a part of its own that counts no day.
 */
function handedOver(part: Part, spans: readonly AccrualSpan[]): Part[] {
  const { span, period } = part;
  const from = addDays(span.until, 1);
  if (!isInAdvance(span.line.accrual) || span.until >= period.last || span.ended === span.until) return [part];
  const next = spans.find((one) => one.from === from && one.started === span.started);
  if (next === undefined || next.line.accrual === span.line.accrual) return [part];
  const days = daysBetween(period.first, period.last) + 1;
  const rest = (daysBetween(from, period.last) + 1) / days;
  return [
    { ...part, ahead: rest },
    { ...part, from, fraction: 0, ahead: 0, day: from },
  ];
}

/**
 * How much of the period other lines take over without a gap. What is credited in advance is credited for all of it: their difference counts
 * from their first day on, and takes nothing away before.
 */
function laterFraction({ span, period }: Part, later: readonly Part[]): number {
  let next = addDays(span.until, 1);
  let sum = 0;
  for (const part of later) {
    if (part.span.line.accrual !== span.line.accrual) continue;
    if (part.from !== next || part.period.first !== period.first) break;
    sum += part.fraction + part.ahead;
    next = addDays(part.span.until, 1);
  }
  return sum;
}

/** Of two parts from the same day, the first one takes back what the second one takes over. */
const byFirstDay = (one: Part, other: Part) => (one.from === other.from ? 0 : one.from < other.from ? -1 : 1);

/** Without the noise of binary fractions, which would decide a tie. */
const settled = (value: number) => Math.round(value * 1e6) / 1e6;

function partsOf(span: AccrualSpan, until: string): Part[] {
  const { line, started, ended } = span;
  // Somebody who leaves within the waiting time earned nothing.
  if (ended !== null && addMonths(started, line.waiting_months) > ended) return [];
  const begins = beginsOn(line.accrual, started);
  const parts: Part[] = [];
  for (let day = laterDay(span.from, begins); day <= earlierDay(span.until, until); ) {
    const period = accrualPeriod(line.accrual, day, started);
    const last = earlierDay(span.until, period.last);
    const isLeaving = ended === span.until && last < period.last;
    const from = day === begins && !line.prorates_joining ? period.first : day;
    const fraction = fractionOf(period, { from, last, isLeaving, line });
    parts.push({
      span,
      period,
      from: day,
      last,
      fraction,
      ahead: 0,
      day: creditedOn(span, { from: day, last, period }),
    });
    day = addDays(period.last, 1);
  }
  return parts;
}

interface Counted {
  readonly from: string;
  readonly last: string;
  readonly isLeaving: boolean;
  readonly line: AccrualLine;
}

function fractionOf(period: AccrualPeriod, { from, last, isLeaving, line }: Counted): number {
  if (isLeaving && !line.prorates_leaving && !isInAdvance(line.accrual)) return 0;
  const end = isLeaving && !line.prorates_leaving ? period.last : last;
  return (daysBetween(from, end) + 1) / (daysBetween(period.first, period.last) + 1);
}

interface PartDays {
  readonly from: string;
  readonly last: string;
  readonly period: AccrualPeriod;
}

/** An anniversary is the day after the year of service that it completes, or the last day of the employment. */
function creditedOn({ line, started, ended }: AccrualSpan, { from, last, period }: PartDays): string {
  const isAnniversary = line.accrual === 'anniversary' && last === period.last && last !== ended;
  const credited = isInAdvance(line.accrual) ? from : isAnniversary ? addDays(last, 1) : last;
  return laterDay(credited, addMonths(started, line.waiting_months));
}

/** By the years of service at the begin of the part. */
function yearlyMinutes({ line, started }: AccrualSpan, from: string): number {
  const years = yearsOfService(started, from);
  const reached = line.steps.filter(({ after_years }) => after_years <= years);
  return reached.toSorted((a, b) => b.after_years - a.after_years)[0]?.minutes ?? line.yearly_minutes;
}
