import type { ApplicationCard } from '@muster/contract/domains/recruitment/application-answers.ts';
import { clientDecisionWords } from '@muster/contract/domains/recruitment/applications.constants.ts';
import { isSlowStep, nextStepOf } from '@muster/contract/domains/recruitment/next-step.rules.ts';
import { instantOf } from '../../../platform/clock/clock.ts';
import { dayAt, formatClock, formatWeekday } from '../../../platform/format/dates.ts';

type StepOf = Pick<ApplicationCard, 'stage' | 'decision' | 'work'>;

/** What has to happen next, in one line; null once the application is settled, and for viewers who do not recruit. */
export function nextStepText(card: StepOf, { now, zone }: { readonly now: number; readonly zone: string }) {
  const { decision, work } = card;
  const step = stepOf(card, now);
  if (!work || step === null) return null;
  if (step === 'meet') return `Interview ${timeText(work.interview?.starts_at ?? '', zone)}`;
  if (step === 'book interview' && decision !== 'undecided')
    return `${clientDecisionWords[decision]} · book the interview`;
  return texts[step];
}

/** Null for viewers who do not recruit as well. `now`: milliseconds. */
export function stepOf({ stage, decision, work }: StepOf, now: number) {
  if (!work) return null;
  const { interview } = work;
  const known = interview && { ...interview, has_ended: (instantOf(interview.ends_at) ?? 0) <= now };
  return nextStepOf({ stage, decision, interview: known });
}

/** Whether what comes next is overdue. */
export function isSlowCard(card: StepOf, now: number): boolean {
  const step = stepOf(card, now);
  const since = step === 'feedback' ? card.work?.interview?.ends_at : card.work?.stage_since;
  return isSlowStep(step, (now - (instantOf(since ?? '') ?? now)) / hourMs);
}

const hourMs = 3_600_000;

function timeText(starts_at: string, zone: string): string {
  const at = instantOf(starts_at);
  return at === null ? '' : `${formatWeekday(dayAt(at, zone))}, ${formatClock(at, zone)}`;
}

const texts = {
  screen: 'Screen the candidate',
  present: 'Present to the client',
  'client decision': 'Waiting for the client',
  'book interview': 'Book the interview',
  feedback: 'Interviewed · feedback missing',
  offer: 'Interviewed · make an offer',
  answer: 'Waiting for the candidate',
  end: 'Not a fit for the client · reject',
} as const;
