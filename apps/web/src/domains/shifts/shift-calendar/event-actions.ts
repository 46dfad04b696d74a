import type { CalendarAssignment, CalendarPerson } from '@muster/contract/domains/shifts/shift-answers.ts';
import { addDays } from '@muster/contract/plain-day.ts';

/** Which days an act of the popover is about. */
export const eventScopes = ['day', 'onward', 'range'] as const;
export type EventScope = (typeof eventScopes)[number];

export const eventScopeLabels: Readonly<Record<EventScope, string>> = {
  day: 'This day',
  onward: 'From this day',
  range: 'Range…',
};

export interface ScopedDays {
  readonly from: string;
  /** Null: no end date. */
  readonly to: string | null;
}

export function scopedDays(scope: EventScope, day: string): ScopedDays {
  return { from: day, to: scope === 'onward' ? null : day };
}

/** The assignment that plans a day. */
export const assignmentOn = (person: CalendarPerson, day: string): CalendarAssignment | null =>
  person.assignments.find(({ from, to }) => from <= day && (to === null || to >= day)) ?? null;

/** How the calls that exist take a person off a shift from a day on. */
export type Ending = { readonly kind: 'remove' } | { readonly kind: 'end'; readonly lastDay: string };

/**
 * To take a person off from a day on: an assignment that begins then, or is worked today, is removed, which lets it end yesterday if it
 * has begun. A longer one ends the day before. Null: the day is past, and the past keeps its shift.
 */
export function endingFrom({ from }: CalendarAssignment, day: string, today: string): Ending | null {
  if (day < today) return null;
  return day === from || day === today ? { kind: 'remove' } : { kind: 'end', lastDay: addDays(day, -1) };
}

/** Whether an assignment can end after a day: today or later, and not its last day already. */
export const canEndAfter = ({ to }: CalendarAssignment, day: string, today: string): boolean =>
  day >= today && to !== day;

export interface Placed {
  /** Assignments that are unknown may be what a removal restores wrongly. */
  readonly people: readonly (Pick<CalendarPerson, 'id'> & Partial<Pick<CalendarPerson, 'assignments'>>)[];
  readonly from: string;
  readonly today: string;
}

/**
 * Whether removing the new assignment restores the plan: of one person, not begun, and without an assignment that began on the same
 * day, which it has replaced.
 */
export const canUndo = ({ people, from, today }: Placed): boolean =>
  people.length === 1 &&
  from > today &&
  people.every(({ assignments }) => assignments?.every((one) => one.from !== from) === true);
