import type { OvertimeOccasion, RoundingDirection, ScheduleStatus } from '../shifts/shifts.constants.ts';
import type { PunchKind } from './attendance.constants.ts';

/** An instant in whole microseconds since 1970: what PostgreSQL stores, exact, and far cheaper to compare than an object. */
export type Micros = number;

export const minuteMicros = 60_000_000;

export interface TimeSpan {
  readonly from: Micros;
  readonly until: Micros;
}

export interface DayPunch {
  /** Orders punches of one instant. */
  readonly id: number;
  readonly kind: PunchKind;
  readonly at: Micros;
  /** Where it was clocked, IANA. */
  readonly zone: string;
}

export interface BreakRule {
  readonly startsAfterMinutes: number;
  readonly minutes: number;
  readonly isPaid: boolean;
}

export interface OvertimeRule {
  readonly minimumMinutes: number;
  readonly roundingMinutes: number;
  /** Only its approved minutes count. */
  readonly needsApproval: boolean;
}

/** What was decided about the overtime of an occasion, in minutes of overtime granted by the rule. */
export interface OvertimeDecision {
  readonly approvedMinutes: number;
  /** Overtime up to this length was decided, approved or not. */
  readonly decidedMinutes: number;
}

/** Clock-ins and clock-outs are paid at full steps of the clock. */
export interface RoundingRule {
  readonly minutes: number;
  readonly direction: RoundingDirection;
}

/** An unpaid meal that is deducted if none was clocked. */
export interface MealRule {
  readonly minutes: number;
  /** Worked before it. */
  readonly afterMinutes: number;
}

/** The shift as it was planned for the day. */
export interface DayPlan {
  readonly status: Exclude<ScheduleStatus, 'cancelled'>;
  /** A swap planned the shift on a rest day of the person: all its time is rest-day time. */
  readonly isSwappedRestday?: boolean;
  readonly startsAt: Micros;
  readonly endsAt: Micros;
  /** Leave for a part of the shift. Start, end and breaks are those of the rest. Only there if some is taken. */
  readonly leave?: PartLeave;
  /** Of the leave of the day, whole or in parts: unpaid minutes of the ledger. Only there if some are. */
  readonly unpaidLeave?: number;
  /** Of the shift, IANA. */
  readonly zone: string;
  /** In the order of the shift. */
  readonly breaks: readonly BreakRule[];
  readonly overtime: Readonly<Partial<Record<OvertimeOccasion, OvertimeRule>>>;
  /** Who comes later than this is late from the planned start on. */
  readonly graceMinutes: number;
  readonly rounding: RoundingRule | null;
  readonly meal: MealRule | null;
}

export interface PartLeave {
  /** Minutes of the ledger. */
  readonly minutes: number;
  /** Elapsed minutes before the start, and after the end. */
  readonly atStart: number;
  readonly atEnd: number;
}

/** Minutes of a day by the clock of the place, from and until; 1440 is the midnight after it. */
export interface HolidayPart {
  readonly day: string;
  readonly from: number;
  readonly until: number;
}

/** Everything that the rules of an attendance day read. */
export interface DayFacts {
  /** YYYY-MM-DD, as all days here. */
  readonly workDate: string;
  readonly plan: DayPlan | null;
  /** The schedule gives the day off to the person, whether or not the shift may be worked on rest days. */
  readonly isRestday?: boolean;
  /** Those that count for the day, in any order. */
  readonly punches: readonly DayPunch[];
  /** The clock-out of an approved correction: all punches until then are its own. Null: the day is not corrected. */
  readonly correctedUntil: Micros | null;
  /** The person's holidays near the day. */
  readonly holidays: readonly string[];
  /** Parts of days near the day that are holidays. */
  readonly holidayParts?: readonly HolidayPart[];
  /** Undefined: no decision yet. */
  readonly overtimeDecisions?: Readonly<Partial<Record<OvertimeOccasion, OvertimeDecision>>>;
}

export const microsOf = (instant: Temporal.Instant): Micros => Number(instant.epochNanoseconds / 1000n);
