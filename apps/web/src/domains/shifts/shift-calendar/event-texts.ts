import { swappedDayText } from '@muster/contract/domains/shifts/calendar-columns.ts';
import type { PlannedDay } from '@muster/contract/domains/shifts/shift-answers.ts';
import { clockText, formatWeekday } from '../../../platform/format/dates.ts';
import { clockRange, rangeThere } from '../../../platform/format/zone-times.ts';
import { dayShift } from './calendar-days.ts';
import { type DayContent, eventKindLabels, eventKindOf } from './calendar-events.ts';

/** The one line of an event: the time, or what takes its place. In a narrow column only the start has room. */
export function eventText(planned: PlannedDay, zone: string, isNarrow = false): string {
  switch (planned.status) {
    case 'holiday':
      return isNarrow ? 'Holiday' : (planned.holiday ?? 'Holiday');
    case 'restday':
      return 'Rest day';
    case 'cancelled':
      return 'Suspended';
    case 'on_leave':
      return 'On leave';
    default:
      return isNarrow
        ? (clockText(planned.starts_at, zone) ?? '')
        : clockRange(planned.starts_at, planned.ends_at, zone);
  }
}

/** All about a day, for its tooltip and its label: kind, times in both zones, shift, swaps and conflicts. */
export function cellText(content: DayContent, zone: string): string {
  const { planned, swap, pending } = content;
  const kind = eventKindOf(content);
  const parts = [
    formatWeekday(content.day),
    ...(planned && kind ? plannedTexts(planned, eventKindLabels[kind], zone) : ['No shift']),
    ...(swap ? [swappedDayText(swap)] : []),
    ...(pending ? [`Swap with ${pending.colleague ?? 'a colleague'} waits for approval`] : []),
    ...(planned?.conflicts.map((conflict) => `Conflict: ${conflict}`) ?? []),
  ];
  return parts.join('\n');
}

function plannedTexts(planned: PlannedDay, kind: string, zone: string): string[] {
  const shift = dayShift(planned, zone);
  const there = rangeThere(planned.starts_at, planned.ends_at, planned.zone, zone);
  const begins = shift === 0 ? [] : [shift > 0 ? 'Begins on the next day for you' : 'Begins on the day before for you'];
  return [
    planned.status === 'holiday' && planned.holiday ? `${kind}: ${planned.holiday}` : kind,
    clockRange(planned.starts_at, planned.ends_at, zone),
    ...(there === null ? [] : [there]),
    ...begins,
    planned.shift.name,
  ];
}
