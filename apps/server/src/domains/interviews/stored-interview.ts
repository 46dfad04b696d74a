import type { InterviewRecord, InterviewRow } from '@muster/contract/domains/interviews/interview-answers.ts';

/** As stored, with what the viewer may not see. */
export interface StoredInterview
  extends Omit<InterviewRecord, 'acts' | 'linked' | 'attendees' | 'feedback' | 'booked_by'> {
  readonly client_id: number;
  /** Whether the client still decides on the candidate, so that another time can be booked. */
  readonly is_bookable: boolean;
}

export type StoredFeedback = Omit<InterviewRecord['feedback'][number], 'is_own'> & { readonly user_id: number };

export interface LockedInterview
  extends Pick<InterviewRow, 'id' | 'uuid' | 'starts_at' | 'kind' | 'status' | 'method'> {
  readonly version: number;
  readonly application_id: number;
  readonly candidate_id: number;
  readonly client_id: number;
  readonly position: string;
  readonly place: string | null;
  readonly timezone_id: number;
  readonly calendar_uid: string;
  readonly sequence: number;
}
