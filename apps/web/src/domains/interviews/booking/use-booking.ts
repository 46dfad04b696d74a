import type { InterviewRecord } from '@muster/contract/domains/interviews/interview-answers.ts';
import type { InterviewMethod } from '@muster/contract/domains/interviews/interviews.constants.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery, refreshAnswers } from '../../../platform/api/api-query.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { interviewsEndpoints } from '../../../platform/api/endpoints/interviews.generated.ts';
import { showProblem } from '../../../platform/feedback/show-problem.ts';
import { showSuccess } from '../../../platform/feedback/toasts.ts';

interface HeldTime {
  readonly uuid: string;
  readonly starts_at: string;
  readonly expires_at: string;
}

/** The times that are offered, the one that is held, and its confirmation. */
export function useBooking({ application, task, interview, chosen, minutes, method, place, onBooked }: BookingFacts) {
  const queries = useQueryClient();
  const wanted = {
    application_id: application.id,
    minutes,
    user_ids: [...chosen],
    ...(task === 'move' && interview && { moved_id: interview.id }),
  };
  const offers = useQuery({
    ...apiQuery(interviewsEndpoints.times, { body: wanted }),
    enabled: chosen.length > 0,
    staleTime: 0,
  });
  const [hold, setHold] = useState<HeldTime | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (act: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await act();
    } catch (problem) {
      setHold(null);
      showProblem(problem);
    } finally {
      setBusy(false);
    }
  };
  /** With a reason, also outside the hours of the people. */
  const keep = (starts_at: string, override_reason?: string) =>
    run(async () => {
      const body = { ...wanted, starts_at, ...(override_reason !== undefined && { override_reason }) };
      const answer = await callApi(interviewsEndpoints.hold, { body });
      setHold(answer.hold);
      setRefusal(answer.refusal);
      if (answer.hold === null) await refreshAnswers(queries, [interviewsEndpoints.times]);
    });
  const release = async () => {
    if (hold === null) return;
    const { uuid } = hold;
    setHold(null);
    await run(() => callApi(interviewsEndpoints.release, { params: { uuid } }));
  };
  const confirm = () =>
    run(async () => {
      if (hold === null) return;
      let placed: PlacedInterview;
      if (task === 'move' && interview) {
        const { id, version } = interview;
        const body = { version, hold_uuid: hold.uuid };
        placed = await callApi(interviewsEndpoints.move, { params: { id }, body });
      } else {
        const kind = task === 'follow-up' ? 'follow-up' : 'first';
        const previous = task === 'follow-up' && interview ? { previous_id: interview.id } : {};
        const body = { hold_uuid: hold.uuid, kind, method, place, ...previous } as const;
        placed = await callApi(interviewsEndpoints.book, { body });
      }
      showSuccess(task === 'move' ? 'The interview has a new time.' : 'The interview is booked.');
      setHold(null);
      await onBooked(placed);
    });
  return { offers, hold, refusal, isBusy, keep, release, confirm };
}

export type Booking = ReturnType<typeof useBooking>;

export interface PlacedInterview {
  readonly id: number;
  readonly uuid: string;
}

interface BookingFacts {
  readonly application: { readonly id: number };
  readonly task: 'book' | 'move' | 'follow-up';
  readonly interview?: InterviewRecord | undefined;
  readonly chosen: readonly number[];
  readonly minutes: number;
  readonly method: InterviewMethod;
  readonly place: string;
  readonly onBooked: (placed: PlacedInterview) => Promise<void>;
}
