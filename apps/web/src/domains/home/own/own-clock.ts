import type { CallAnswer } from '@muster/contract/call.ts';
import type { attendanceCalls } from '@muster/contract/domains/attendance/attendance.calls.ts';
import type { PunchKind } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { OwnDay } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { instantOf } from '../../../platform/clock/clock.ts';
import { dayAt } from '../../../platform/format/dates.ts';

export type OwnAttendance = CallAnswer<(typeof attendanceCalls)['own']>;

export interface OwnClock {
  readonly state: 'out' | 'working' | 'break';
  /** The day that is being worked, otherwise the one of today. */
  readonly day: OwnDay | null;
  readonly firstIn: string | null;
  /** Minutes of the day so far, breaks left out; once clocked out, those that count. */
  readonly workedMinutes: number;
  readonly breakMinutes: number;
  readonly spans: readonly ClockSpan[];
  /** The next scheduled shift that has not begun. */
  readonly next: OwnDay | null;
}

/** Milliseconds since 1970. */
interface ClockSpan {
  readonly kind: 'worked' | 'break';
  readonly from: number;
  readonly until: number;
}

/** What the clock card shows at `at` (milliseconds). A presence that was never closed counts until clocking out is refused. */
export function ownClock({ days, next, since }: OwnAttendance, zone: string, at: number): OwnClock {
  const isOpen = next?.includes('out') === true || next?.includes('break_end') === true;
  const open = isOpen ? days.find(({ punches }) => punches.some(({ id }) => id === since?.id)) : undefined;
  const day = open ?? dayNow(days, zone, at);
  const spans = day === null ? [] : spansOf(day, open ? at : null);
  const minutesOf = (kind: ClockSpan['kind']) =>
    Math.floor(
      spans.filter((span) => span.kind === kind).reduce((sum, span) => sum + span.until - span.from, 0) / 60_000,
    );
  return {
    state: isOpen ? (since?.kind === 'break_start' ? 'break' : 'working') : 'out',
    day,
    firstIn: day?.punches.find(({ kind }) => kind === 'in')?.at ?? null,
    workedMinutes: open ? minutesOf('worked') : (day?.figures?.worked_minutes ?? minutesOf('worked')),
    breakMinutes: minutesOf('break'),
    spans,
    next: nextShift(days, at),
  };
}

/** The scheduled day that runs now, otherwise the one of today's date. */
function dayNow(days: readonly OwnDay[], zone: string, at: number): OwnDay | null {
  const running = days.find(
    ({ starts_at, ends_at }) =>
      starts_at !== null && ends_at !== null && (instantOf(starts_at) ?? at) <= at && at < (instantOf(ends_at) ?? at),
  );
  return running ?? days.find(({ work_date }) => work_date === dayAt(at, zone)) ?? null;
}

/** The scheduled shift after `at` (milliseconds). */
export function nextShift(days: readonly OwnDay[], at: number): OwnDay | null {
  const ahead = days.filter(
    ({ starts_at, status }) => starts_at !== null && isWorked(status) && (instantOf(starts_at) ?? 0) > at,
  );
  const byStart = (one: OwnDay, other: OwnDay) =>
    (instantOf(one.starts_at ?? '') ?? 0) - (instantOf(other.starts_at ?? '') ?? 0);
  return ahead.toSorted(byStart)[0] ?? null;
}

export const isWorked = (status: OwnDay['status']): boolean => status === 'scheduled' || status === 'swapped';

/** From each punch to the next. The last one reaches until `openUntil`, if the presence is open. */
function spansOf({ punches }: OwnDay, openUntil: number | null): ClockSpan[] {
  const ordered = punches.toSorted((one, other) => (instantOf(one.at) ?? 0) - (instantOf(other.at) ?? 0));
  return ordered.flatMap((punch, index) => {
    const following = ordered[index + 1];
    const from = instantOf(punch.at) ?? 0;
    const until = following ? (instantOf(following.at) ?? from) : openUntil;
    const kind = kinds[punch.kind];
    return kind === null || until === null || until <= from ? [] : [{ kind, from, until }];
  });
}

/** What a punch begins. */
const kinds: Readonly<Record<PunchKind, ClockSpan['kind'] | null>> = {
  in: 'worked',
  break_start: 'break',
  break_end: 'worked',
  out: null,
};

export interface BarPart {
  readonly kind: 'worked' | 'break' | 'over';
  /** Of the whole bar, from 0 to 1. */
  readonly from: number;
  readonly size: number;
}

export interface ClockBar {
  readonly parts: readonly BarPart[];
  /** Where the present is, from 0 to 1. */
  readonly now: number | null;
  /** The planned end, or the later one of the work, in milliseconds. */
  readonly until: number;
}

/** The bar from the planned start to the planned end; it grows when the person works longer. Null without a plan. */
export function clockBar({ day, spans }: OwnClock, at: number): ClockBar | null {
  const begins = day?.starts_at ? instantOf(day.starts_at) : null;
  const ends = day?.ends_at ? instantOf(day.ends_at) : null;
  if (begins === null || ends === null || ends <= begins) return null;
  const latest = Math.max(ends, ...spans.map(({ until }) => until));
  const share = (instant: number) => Math.min(1, Math.max(0, (instant - begins) / (latest - begins)));
  const parts = spans.flatMap(({ kind, from, until }) => {
    const pieces = [
      { kind, from: share(from), size: share(Math.min(until, ends)) - share(from) },
      {
        kind: kind === 'worked' ? ('over' as const) : kind,
        from: share(Math.max(from, ends)),
        size: share(until) - share(Math.max(from, ends)),
      },
    ];
    return pieces.filter(({ size }) => size > 0);
  });
  return { parts, now: at >= begins && at <= latest ? share(at) : null, until: latest };
}
