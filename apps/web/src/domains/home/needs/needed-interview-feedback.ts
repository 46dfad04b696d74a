import type { NeedOf } from '@muster/contract/domains/home/need-answers.ts';
import { interviewTimeText } from '@muster/contract/domains/interviews/interview-time-text.rules.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { noBreak } from '../../../platform/format/no-break.ts';
import type { NeedTexts } from './shown-need.ts';

export function neededInterviewFeedback({ interview }: NeedOf<'interview-feedback'>): NeedTexts {
  const { id, uuid, candidate, position, client, starts_at, timezone, is_in_area } = interview;
  return {
    name: candidate,
    line: position,
    facts: [
      { label: 'Interview', value: interviewTimeText(starts_at, timezone).split(' · ').map(noBreak).join(' · ') },
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
