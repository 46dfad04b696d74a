import type { InterviewRecord } from '@muster/contract/domains/interviews/interview-answers.ts';
import type { InterviewOutcome } from '@muster/contract/domains/interviews/interviews.constants.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callApi } from '../../../platform/api/call-api.ts';
import { interviewsEndpoints } from '../../../platform/api/endpoints/interviews.generated.ts';
import { useAct } from '../../../platform/feedback/use-act.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import type { PlacedInterview } from '../booking/use-booking.ts';
import { refreshInterviews } from '../interviews.queries.ts';
import { JoinCall } from '../join-call.tsx';

const CancelDialog = lazyPanel(() =>
  import('./cancel-interview-dialog.tsx').then((part) => part.CancelInterviewDialog),
);
const FeedbackDialog = lazyPanel(() =>
  import('./interview-feedback-dialog.tsx').then((part) => part.InterviewFeedbackDialog),
);
const BookDialog = lazyPanel(() =>
  import('../booking/book-interview-dialog.tsx').then((part) => part.BookInterviewDialog),
);

/** What can be done with the interview now. */
export function InterviewActs({ record, pathOf }: InterviewActsProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { isBusy, act } = useAct(() => refreshInterviews(queries));
  const cancelling = useLazyPanel((one: InterviewRecord, state) => <CancelDialog record={one} {...state} />);
  const feedback = useLazyPanel((one: InterviewRecord, state) => <FeedbackDialog record={one} {...state} />);
  const booking = useLazyPanel((task: 'move' | 'follow-up', state) => (
    <BookDialog
      application={{ id: record.application_id, candidate: record.candidate }}
      task={task}
      interview={record}
      onPlaced={(placed) => void navigate(pathOf(placed))}
      {...state}
    />
  ));
  const end = (outcome: InterviewOutcome) =>
    void act(async () => {
      const { id, version } = record;
      await callApi(interviewsEndpoints.end, { params: { id }, body: { version, outcome } });
      return outcome === 'held' ? 'The interview is completed.' : 'The interview is completed as a no-show.';
    });
  const hasSpoken = record.feedback.some(({ is_own }) => is_own);
  const may = (wanted: InterviewRecord['acts'][number]) => record.acts.includes(wanted);
  return (
    <>
      <JoinCall interview={record} />
      {may('move') ? <Button onClick={() => booking.open('move')}>Reschedule…</Button> : null}
      {may('end') ? (
        <Button busy={isBusy} onClick={() => end('no-show')}>
          No-show
        </Button>
      ) : null}
      {may('end') ? (
        <Button busy={isBusy} onClick={() => end('held')}>
          Complete
        </Button>
      ) : null}
      {may('follow-up') ? <Button onClick={() => booking.open('follow-up')}>Book follow-up…</Button> : null}
      {may('feedback') ? (
        <Button tone={hasSpoken ? 'default' : 'primary'} onClick={() => feedback.open(record)}>
          {hasSpoken ? 'Edit feedback…' : 'Give feedback…'}
        </Button>
      ) : null}
      {may('cancel') ? (
        <MenuButton
          label={`More actions for the interview with ${record.candidate}`}
          tone="default"
          entries={[{ label: 'Cancel interview…', danger: true, onSelect: () => cancelling.open(record) }]}
        />
      ) : null}
      {cancelling.panel}
      {feedback.panel}
      {booking.panel}
    </>
  );
}

interface InterviewActsProps {
  readonly record: InterviewRecord;
  /** Of the interview at the new time, or of the follow-up, which the page opens. */
  readonly pathOf: (placed: PlacedInterview) => string;
}
