import type { InterviewRow } from '@muster/contract/domains/interviews/interview-answers.ts';
import {
  type InterviewOutcome,
  interviewStatusWords,
} from '@muster/contract/domains/interviews/interviews.constants.ts';
import { StateBadge } from '../../ui/badge/state-badge.tsx';

/** Nobody came: that says more than that it is completed. */
export function InterviewStatusBadge({ status, outcome = null }: InterviewStatusProps) {
  return <StateBadge word={outcome === 'no-show' ? 'No-show' : interviewStatusWords[status]} />;
}

interface InterviewStatusProps extends Pick<InterviewRow, 'status'> {
  readonly outcome?: InterviewOutcome | null;
}
