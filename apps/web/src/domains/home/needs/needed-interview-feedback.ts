import type { NeedOf } from '@muster/contract/domains/home/need-answers.ts';
import { interviewTimeText } from '@muster/contract/domains/interviews/interview-time-text.rules.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { instantOf } from '../../../platform/clock/clock.ts';
import { clockText, dayAt, formatWeekday } from '../../../platform/format/dates.ts';
import { noBreak } from '../../../platform/format/no-break.ts';
import { clockThere } from '../../../platform/format/zone-times.ts';
import type { NeedTexts } from './shown-need.ts';

export function neededInterviewFeedback({ interview }: NeedOf<'interview-feedback'>, zone: string): NeedTexts {
  const { id, uuid, candidate, position, client, starts_at, timezone, is_in_area } = interview;
  return {
    name: candidate,
    line: position,
    facts: [
      { label: 'Interview', value: is_in_area ? clientText(starts_at, timezone) : whenText(starts_at, timezone, zone) },
      ...(is_in_area || client === '' ? [] : [{ label: 'Client', value: client }]),
    ],
    reason: null,
    approve: null,
    reject: null,
    open: {
      label: 'Give feedback',
      to: is_in_area ? pathOf('interviewScheduleDetails', { uuid }) : pathOf('recruitmentInterviewDetails', { id }),
    },
    subject: `${candidate} for ${position}`,
  };
}

/** Clients read their own clock first. */
const clientText = (startsAt: string, timezone: string) =>
  interviewTimeText(startsAt, timezone).split(' · ').map(noBreak).join(' · ');

/** 'Mon, Nov 9, 10:00 AM · 1:00 PM Melbourne': staff begin with theirs. */
function whenText(startsAt: string, timezone: string, zone: string): string {
  const begins = instantOf(startsAt) ?? 0;
  const [day, dayThere] = [dayAt(begins, zone), dayAt(begins, timezone)];
  const own = `${formatWeekday(day)}, ${clockText(startsAt, zone)}`;
  const there = clockThere(startsAt, timezone, zone);
  if (there === null) return own;
  return `${own} · ${day === dayThere ? '' : `${formatWeekday(dayThere)}, `}${there}`;
}
