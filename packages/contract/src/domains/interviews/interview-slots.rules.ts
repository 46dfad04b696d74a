import { zoneOffset } from './local-hours.rules.ts';
import { mergedSpans, sharedSpans, spansWithin, spansWithout, type TimeSpan } from './time-spans.rules.ts';

/** Somebody who takes part. All times are instants. */
export interface SlotPerson {
  /** When the person can be asked, in order. */
  readonly free: readonly TimeSpan[];
  /** Interviews, and times that are held. */
  readonly taken: readonly TimeSpan[];
  /** Kept free before and after each interview. */
  readonly bufferMinutes: number;
}

interface SlotQuestion {
  readonly people: readonly SlotPerson[];
  /** Length of the interview. */
  readonly minutes: number;
  readonly range: TimeSpan;
  /** Times begin at whole half hours of the clock of this zone. */
  readonly zone: string;
  readonly most: number;
}

/** The times at which everybody is free, the earliest first. None overlap. */
export function offeredSlots({ people, minutes, range, zone, most }: SlotQuestion): TimeSpan[] {
  const open = people.reduce<TimeSpan[]>((shared, person) => sharedSpans(shared, freeOf(person)), [range]);
  const slots: TimeSpan[] = [];
  for (const span of spansWithin(open, range)) {
    let from = firstStart(span, minutes, zone);
    for (; from + minutes * minuteMs <= span.until; from += Math.ceil(minutes / stepMinutes) * stepMs) {
      slots.push({ from, until: from + minutes * minuteMs });
      if (slots.length >= most) return slots;
    }
  }
  return slots;
}

/** Whether everybody is free at a time: what is offered now may be taken a moment later. */
export const isOffered = (people: readonly SlotPerson[], { from, until }: TimeSpan): boolean =>
  people.every((person) => freeOf(person).some((span) => span.from <= from && until <= span.until));

function freeOf({ free, taken, bufferMinutes }: SlotPerson): TimeSpan[] {
  const kept = taken.map(({ from, until }) => ({
    from: from - bufferMinutes * minuteMs,
    until: until + bufferMinutes * minuteMs,
  }));
  return spansWithout(mergedSpans(free), mergedSpans(kept));
}

/** The next half hour of the clock; where the interview does not fit any more, the beginning of the span. */
function firstStart({ from, until }: TimeSpan, minutes: number, zone: string): number {
  const offset = zoneOffset(from, zone);
  const onClock = Math.ceil((from + offset) / stepMs) * stepMs - offset;
  return onClock + minutes * minuteMs <= until ? onClock : from;
}

const minuteMs = 60_000;
const stepMinutes = 30;
const stepMs = stepMinutes * minuteMs;
