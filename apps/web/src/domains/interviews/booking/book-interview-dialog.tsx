import { availabilityAccess } from '@muster/contract/domains/interviews/availability.policy.ts';
import type { InterviewRecord } from '@muster/contract/domains/interviews/interview-answers.ts';
import {
  type InterviewMethod,
  interviewLengths,
  interviewMethods,
  interviewMethodWords,
  interviewLabels as labels,
  interviewLimits as limits,
} from '@muster/contract/domains/interviews/interviews.constants.ts';
import { mayOverrideHours } from '@muster/contract/domains/interviews/interviews.policy.ts';
import { isClientSide } from '@muster/contract/roles.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { minutesText } from '../../../platform/format/minutes.ts';
import type { PanelProps } from '../../../platform/panel/lazy-panel.tsx';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { grantsOf, useMay, usePageData, useUser } from '../../../platform/session/use-session.ts';
import type { ApplicationPart } from '../../../platform/slots/application-slot.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ComboBox } from '../../../ui/combo-box/combo-box.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { TextInput } from '../../../ui/input/text-input.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { AppModal } from '../../../ui/overlay/app-modal.tsx';
import { minutesOf } from '../interview-minutes.ts';
import { interviewAttendeesQuery, refreshInterviews } from '../interviews.queries.ts';
import { AttendeeChoice } from './attendee-choice.tsx';
import styles from './booking.module.css';
import { BookingOutline } from './booking-outline.tsx';
import { OfferedTimes } from './offered-times.tsx';
import { type PlacedInterview, useBooking } from './use-booking.ts';

/** Books, moves or follows up: choose the people, hold a time for some minutes, confirm it. */
export function BookInterviewDialog(props: BookInterviewDialogProps) {
  const { application, task, interview, opened, onClose, onPlaced } = props;
  const queries = useQueryClient();
  const choices = useQuery(interviewAttendeesQuery(application.id));
  const mayOverride = useMayOverrideHours();
  const { id: userId } = useUser();
  const { roles } = usePageData();
  const maySetHours = useMay(availabilityAccess.own);
  const [picked, setPicked] = useState(() => attendeesToAsk(interview, mayOverride));
  const viewer = choices.data?.find(({ id, side }) => id === userId && side === 'client');
  const chosen = picked ?? (viewer?.has_availability === true ? [viewer.id] : []);
  const [minutes, setMinutes] = useState(() => lengthOf(interview));
  const [method, setMethod] = useState<InterviewMethod>(interview?.method ?? 'video');
  const [place, setPlace] = useState(interview?.place ?? '');
  const booking = useBooking({ application, task, interview, chosen, minutes, method, place, onBooked });
  async function onBooked(placed: PlacedInterview) {
    onPlaced?.(placed);
    await refreshInterviews(queries);
    onClose();
  }
  const close = () => {
    void booking.release();
    onClose();
  };
  const arrange = () => {
    close();
    application.onArrange?.();
  };
  const isInvitation = task === 'book' && isClientSide(roles);
  const title = isInvitation ? `Invite ${application.candidate} to an interview` : titles[task](application.candidate);
  return (
    <AppModal
      opened={opened}
      onClose={close}
      title={title}
      actions={
        <>
          {application.onArrange ? (
            <Button disabled={booking.isBusy} onClick={arrange}>
              Let the recruiter arrange it
            </Button>
          ) : null}
          <Button onClick={close}>Close</Button>
          {choices.error ? null : (
            <Button
              tone="primary"
              busy={booking.isBusy}
              disabled={booking.hold === null}
              onClick={() => void booking.confirm()}
            >
              {confirmLabels[task]}
            </Button>
          )}
        </>
      }
    >
      {booking.refusal === null ? null : <Notice tone="amber">{booking.refusal}</Notice>}
      <Loaded of={choices} thing="attendees" outline={<BookingOutline />}>
        {(people) => (
          <>
            <AttendeeChoice people={people} chosen={chosen} isFixed={booking.hold !== null} onChange={setPicked} />
            {viewer?.has_availability === false && maySetHours ? (
              <p className={styles.hint}>
                You can take part once you have set your hours.{' '}
                <Link to={pathOf('availableScheduleCreate')}>Set my hours</Link>
              </p>
            ) : null}
            {task === 'move' ? null : (
              <div className={styles.fields}>
                <Field label="Duration">
                  {(control) => (
                    <ComboBox
                      {...control}
                      options={lengthOptions(lengthOf(interview))}
                      value={String(minutes)}
                      disabled={booking.hold !== null}
                      onChange={(next) => setMinutes(Number(next ?? usualMinutes))}
                    />
                  )}
                </Field>
                <Field label={labels.method} required>
                  {(control) => (
                    <ComboBox
                      {...control}
                      options={methodOptions}
                      value={method}
                      onChange={(next) => setMethod(interviewMethods.find((one) => one === next) ?? 'video')}
                    />
                  )}
                </Field>
                <Field label={labels.place}>
                  {(control) => (
                    <TextInput
                      {...control}
                      maxLength={limits.place}
                      value={place}
                      onChange={({ target }) => setPlace(target.value)}
                    />
                  )}
                </Field>
              </div>
            )}
            <OfferedTimes booking={booking} isAsked={chosen.length > 0} mayOverride={mayOverride} />
          </>
        )}
      </Loaded>
    </AppModal>
  );
}

/** Those of an earlier interview. A client chooses among its own people; the owner of the position joins them. Null: not chosen yet. */
const attendeesToAsk = (interview: InterviewRecord | undefined, isStaff: boolean): readonly number[] | null =>
  interview?.attendees.filter(({ side }) => isStaff || side === 'client').map(({ id }) => id) ?? null;

const usualMinutes = 45;
const lengthOf = (interview: InterviewRecord | undefined): number =>
  interview === undefined ? usualMinutes : minutesOf(interview);

function useMayOverrideHours(): boolean {
  const grants = grantsOf(usePageData());
  const { clientId, employeeId } = useUser();
  return grants !== null && mayOverrideHours({ ...grants, clientId, employeeId });
}

/** With that of the earlier interview. */
const lengthOptions = (own: number) =>
  [...new Set([...interviewLengths, own])]
    .toSorted((one, other) => one - other)
    .map((minutes) => ({ value: String(minutes), label: minutesText(minutes) }));

const methodOptions = interviewMethods.map((value) => ({ value, label: interviewMethodWords[value] }));

const titles = {
  book: (candidate: string) => `Book an interview with ${candidate}`,
  move: (candidate: string) => `Reschedule the interview with ${candidate}`,
  'follow-up': (candidate: string) => `Book a follow-up with ${candidate}`,
} as const;

const confirmLabels = {
  book: 'Book the interview',
  move: 'Reschedule the interview',
  'follow-up': 'Book the follow-up',
} as const;

export interface BookInterviewDialogProps extends Required<PanelProps> {
  readonly application: Pick<ApplicationPart, 'id' | 'candidate' | 'onArrange'>;
  readonly task: keyof typeof titles;
  /** That is moved, or followed by another. */
  readonly interview?: InterviewRecord;
  /** Where the new one is shown. */
  readonly onPlaced?: (placed: PlacedInterview) => void;
}
