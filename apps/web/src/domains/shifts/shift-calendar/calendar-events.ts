import type { CalendarPerson, PlannedDay, SwappedDay } from '@muster/contract/domains/shifts/shift-answers.ts';
import { daysBetween } from '@muster/contract/plain-day.ts';

/** What an event is colored by. */
export const eventKinds = ['day', 'mid', 'night', 'leave', 'holiday', 'swap', 'rest', 'suspended'] as const;
export type EventKind = (typeof eventKinds)[number];

export const eventKindLabels: Readonly<Record<EventKind, string>> = {
  day: 'Day',
  mid: 'Mid',
  night: 'Night',
  leave: 'Leave',
  holiday: 'Holiday',
  swap: 'Swap pending',
  rest: 'Rest day',
  suspended: 'Suspended',
};

/** What a person has on a day. */
export interface DayContent {
  readonly day: string;
  readonly planned: PlannedDay | undefined;
  readonly swap: SwappedDay | undefined;
  readonly pending: CalendarPerson['pending_swaps'][number] | undefined;
}

export function contentOf(person: CalendarPerson, day: string): DayContent {
  const onDay = ({ work_date }: { readonly work_date: string }) => work_date === day;
  return {
    day,
    planned: person.days.find(onDay),
    swap: person.swaps.find(onDay),
    pending: person.pending_swaps.find(onDay),
  };
}

const byShift = { 'Day Shift': 'day', 'Mid Shift': 'mid', 'Night Shift': 'night' } as const;

/** Null: nothing is planned. */
export function eventKindOf({ planned, pending }: Pick<DayContent, 'planned' | 'pending'>): EventKind | null {
  if (planned === undefined) return null;
  switch (planned.status) {
    case 'on_leave':
      return 'leave';
    case 'holiday':
      return 'holiday';
    case 'restday':
      return 'rest';
    case 'cancelled':
      return 'suspended';
    default:
      return pending ? 'swap' : byShift[planned.shift.kind];
  }
}

/** A leave, or a suspension, over the columns of its days. */
export interface AbsenceBar {
  readonly kind: 'leave' | 'suspended';
  /** Column of the first day, from 0. */
  readonly start: number;
  /** Number of columns. */
  readonly length: number;
  /** The next planned day of work, if it is shown. */
  readonly back: string | null;
}

/**
 * The leaves and suspensions among the shown days, each as one bar. Days without a plan, such as a weekend, belong to it where it goes
 * on after them; any other plan ends it.
 */
export function absenceBars(contents: readonly DayContent[]): AbsenceBar[] {
  const bars: OpenBar[] = [];
  let open: OpenBar | null = null;
  for (const [column, content] of contents.entries()) {
    const kind = eventKindOf(content);
    if (kind === 'leave' || kind === 'suspended') {
      if (open === null || open.kind !== kind) {
        open = { kind, start: column, last: column };
        bars.push(open);
      }
      open.last = column;
    } else if (kind !== null && kind !== 'rest') open = null;
  }
  return bars.map(({ kind, start, last }) => {
    const next = contents.slice(last + 1).find((content) => content.planned?.status === 'scheduled');
    return { kind, start, length: last - start + 1, back: next?.day ?? null };
  });
}

interface OpenBar {
  readonly kind: AbsenceBar['kind'];
  readonly start: number;
  last: number;
}

/** Whether a column is inside a bar. */
export const isCovered = (bars: readonly AbsenceBar[], column: number): boolean =>
  bars.some(({ start, length }) => column >= start && column < start + length);

/** Saturday and Sunday. */
export const isWeekend = (day: string): boolean => ((daysBetween('1970-01-05', day) % 7) + 7) % 7 >= 5;
