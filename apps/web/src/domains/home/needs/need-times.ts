import { instantOf } from '../../../platform/clock/clock.ts';
import { clockText, dayAt, formatWeekday } from '../../../platform/format/dates.ts';
import { noBreak } from '../../../platform/format/no-break.ts';
import { overdueText } from '../../../platform/format/overdue-text.ts';
import { ageText } from '../../../platform/format/relative-time.ts';
import type { ShownNeed } from './shown-need.ts';

interface Reference {
  readonly now: number;
  readonly zone: string;
}

export interface NeedAge {
  readonly text: string;
  readonly tone?: 'amber' | 'red';
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** At the right of a row, in the order of the queue: when it is due, otherwise its age. Until when it is snoozed. */
export function needAge({ waiting: { since, due, snoozed_until: until } }: ShownNeed, at: Reference): NeedAge {
  if (until !== null) return { text: `Until ${momentText(until, at)}` };
  const left = due === null ? null : (instantOf(due) ?? at.now) - at.now;
  if (left !== null && left <= 0) return { text: overdueText(-left), tone: 'red' };
  if (left !== null) return { text: dueText(left), ...(left <= dayMs && { tone: 'amber' as const }) };
  const age = at.now - (instantOf(since) ?? at.now);
  return { text: ageText(since, at), ...(age > dayMs && { tone: 'amber' as const }) };
}

/** 'Due in 40 min', 'Due in 3 h', 'Due in 2 days': the row has no room for day and time, which the open one says. */
function dueText(left: number): string {
  if (left < hourMs) return noBreak(`Due in ${Math.max(1, Math.floor(left / minuteMs))} min`);
  return noBreak(`Due in ${left < 2 * dayMs ? `${Math.floor(left / hourMs)} h` : `${Math.floor(left / dayMs)} days`}`);
}

/** '3:00 PM' today, 'Wed, Nov 18, 3:00 PM' on other days. */
export function momentText(instant: string, { now, zone }: Reference): string {
  const day = dayAt(instantOf(instant) ?? now, zone);
  const time = clockText(instant, zone) ?? '';
  return day === dayAt(now, zone) ? time : `${formatWeekday(day)}, ${time}`;
}

/** On one line: until when it should be done, or since when it waits, and for whom the viewer decides. */
export function needMeta({ waiting }: ShownNeed, at: Reference): string {
  const { since, due, instead_of: approver } = waiting;
  return [
    due === null ? `Waiting since ${momentText(since, at)}` : `Due ${momentText(due, at)}`,
    ...(approver === null ? [] : [`you decide for ${approver}`]),
  ].join(' · ');
}

/** Who else can decide. Several are a number, so that the line stays one: `names` has them. Null: no one. */
export function otherDeciders({ waiting: { others } }: ShownNeed): OtherDeciders | null {
  const more = others.more > 0 ? [`${others.more} more`] : [];
  const names = [...others.names, ...more];
  const last = names.at(-1);
  if (last === undefined) return null;
  if (names.length === 1) return { text: `${last} can decide too`, names: null };
  const count = others.names.length + others.more;
  return { text: `${count} others can decide`, names: `${names.slice(0, -1).join(', ')} and ${last} can decide too` };
}

interface OtherDeciders {
  readonly text: string;
  readonly names: string | null;
}
