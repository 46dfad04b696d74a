import { instantOf } from '../../../platform/clock/clock.ts';
import { clockText, dayAt, formatWeekday } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { clockRange } from '../../../platform/format/zone-times.ts';
import { onLeaveText } from '../../attendance/index.ts';
import { type ClockFace, clockFace } from '../own/clock-face.ts';
import type { OwnClock } from '../own/own-clock.ts';

interface Reference {
  readonly at: number;
  readonly zone: string;
}

/** 'Worked 3 h 20 min · until 2:30 PM', 'Your shift began at 6:00 AM', 'Next shift Mon, Nov 30, 6:00 AM – 2:30 PM'. */
export function clockRowText(clock: OwnClock, { at, zone }: Reference): string {
  const { state, day, firstIn, workedMinutes, breakMinutes, next } = clock;
  const [begins, ends] = [instantOf(day?.starts_at ?? ''), instantOf(day?.ends_at ?? '')];
  if (state !== 'out')
    return [
      `Worked ${minutesText(workedMinutes)}`,
      ...(breakMinutes > 0 ? [`breaks ${minutesText(breakMinutes)}`] : []),
      ...(ends === null ? [] : [`planned until ${clockText(day?.ends_at ?? '', zone)}`]),
    ].join(' · ');
  const isRunning = begins !== null && ends !== null && begins <= at && at < ends;
  if (isRunning && firstIn === null && day?.status === 'scheduled')
    return `Your shift began at ${clockText(day.starts_at, zone)}. You have not clocked in.`;
  if (firstIn === null && day?.status === 'on_leave') return onLeaveText;
  const worked = firstIn === null ? [] : [`Worked ${minutesText(workedMinutes)} today`];
  return [...worked, nextText(next, { at, zone }), ...earlyText(clockFace(clock, at, zone))].join(' · ');
}

/** What clocking in now would be, unless it is in time. */
function earlyText(face: ClockFace): readonly string[] {
  if (face.kind === 'worked' || face.kind === 'due') return [];
  if (face.kind === 'none' || face.early === 'unscheduled') return ['Clocking in now counts as unscheduled time'];
  return face.early === 'same day' ? ['Clocking in now is early'] : [];
}

function nextText(next: OwnClock['next'], { at, zone }: Reference): string {
  if (!next?.starts_at) return 'No shift in the next 7 days';
  const begins = instantOf(next.starts_at) ?? at;
  const day = dayAt(begins, zone);
  const when = day === dayAt(at, zone) ? 'today' : formatWeekday(day);
  return `Next shift ${when}, ${clockRange(next.starts_at, next.ends_at, zone)}`;
}
