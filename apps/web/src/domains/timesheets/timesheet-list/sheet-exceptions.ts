import { capitalized } from '@muster/contract/capitalized.ts';
import { type DayState, dayLabels } from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { TimesheetDay, TimesheetDetails } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import { blockerTexts } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import { stateTones } from '@muster/contract/state-words.ts';
import type { Tone } from '../../../ui/badge/status-badge.tsx';
import { dayNotes } from '../timesheet-panel/day-notes.ts';

export interface SheetException {
  readonly day: string;
  readonly text: string;
  readonly tone: Tone;
}

/** What whoever approves has to look at: days that are missing, late, short, longer or not settled, in order. */
export function exceptionsOf({ days, blockers }: Pick<TimesheetDetails, 'days' | 'blockers'>): SheetException[] {
  const byDay = new Map(days.map((day) => [day.work_date, day]));
  const dates = [...new Set([...byDay.keys(), ...blockers.map(({ work_date }) => work_date)])].sort();
  return dates.flatMap((date) => {
    const day = byDay.get(date);
    const kinds = blockers.flatMap(({ work_date, kind }) => (work_date === date ? [kind] : []));
    const word = day && namedStates.has(day.state) ? [dayLabels[day.state]] : [];
    const open = kinds.filter((kind) => kind === 'correction' || kind === 'running' || !day);
    const text = [...word, ...(day ? [dayNotes(day)] : []), ...open.map((kind) => blockerTexts[kind])]
      .filter(Boolean)
      .join(', ');
    return text === '' ? [] : [{ day: date, text: capitalized(text), tone: toneOf(day, open.length > 0) }];
  });
}

/** Others are said by their minutes, or are nothing to look at. */
const namedStates: ReadonlySet<DayState> = new Set(['absent', 'conflict', 'worked_leave', 'unplanned']);

function toneOf(day: TimesheetDay | undefined, isOpen: boolean): Tone {
  if (day && namedStates.has(day.state)) return stateTones[dayLabels[day.state]];
  const isAmber = isOpen || (day && day.late_minutes + day.undertime_minutes + day.waiting_overtime_minutes > 0);
  return isAmber ? 'amber' : 'gray';
}
