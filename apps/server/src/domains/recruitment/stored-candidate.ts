import type { ApplicationStage, ClientDecision } from '@muster/contract/domains/recruitment/applications.constants.ts';
import type {
  CandidateRecord,
  CandidateRow,
  CandidateWork,
} from '@muster/contract/domains/recruitment/candidate-answers.ts';
import type { CandidateKeys } from '@muster/contract/domains/recruitment/candidate-duplicates.rules.ts';

/** As it is read for everybody; the presenter leaves out what the viewer does not see. */
export type ListedCandidate = Required<Omit<CandidateRow, 'resume_match' | 'application' | 'presented'>> & {
  readonly resume_part: string | null;
  readonly latest: ListedApplication | null;
};

/** The latest application that has not ended. */
interface ListedApplication {
  readonly position: string;
  readonly stage: ApplicationStage;
  readonly stage_since: string;
  readonly decision: ClientDecision;
  readonly presented_at: string | null;
}

/** With `work` as it is stored. */
export type StoredCandidate = Omit<CandidateRecord, 'work'> & Omit<CandidateWork, 'merges' | 'resumes'>;

/** What the form sets of the candidate. */
export type CandidateColumns = {
  readonly first_name: string;
  readonly last_name: string;
  readonly headline: string | null;
  readonly home_place: string | null;
};

/** What the form sets beside it, for those who recruit. */
export type PrivateColumns = {
  readonly email: string | null;
  readonly phone: string | null;
  readonly source: CandidateWork['source'];
  readonly tags: readonly string[];
  readonly consent_on: string | null;
  readonly consent_until: string | null;
  readonly consent_withdrawn_on: string | null;
  readonly retain_until: string | null;
};

export interface LockedCandidate extends CandidateColumns, PrivateColumns {
  readonly id: number;
  readonly name: string;
  readonly version: number;
  readonly archived_at: string | null;
  readonly anonymised_at: string | null;
}

export interface PossibleDuplicate extends CandidateKeys {
  readonly id: number;
  readonly name: string;
  readonly headline: string | null;
  readonly is_archived: boolean;
}
