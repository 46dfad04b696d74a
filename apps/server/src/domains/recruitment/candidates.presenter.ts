import type { CandidateRecord, CandidateRow } from '@muster/contract/domains/recruitment/candidate-answers.ts';
import type { ListedCandidate, StoredCandidate } from './stored-candidate.ts';

/** `isWorking`: the viewer recruits. Everybody else gets the allow list. */
export function presentCandidateRow(row: ListedCandidate, isWorking: boolean): CandidateRow {
  return isWorking ? row : shownOf(row);
}

export function presentCandidate(record: StoredCandidate, isWorking: boolean): CandidateRecord {
  const shown = shownOf(record);
  if (!isWorking) return shown;
  const { email, phone, source, tags, consent_on, retain_until, added_at, added_by, archived_at } = record;
  return {
    ...shown,
    work: { email, phone, source, tags: [...tags], consent_on, retain_until, added_at, added_by, archived_at },
  };
}

function shownOf({ id, version, first_name, last_name, name, headline, home_place }: CandidateRecord): CandidateRecord {
  return { id, version, first_name, last_name, name, headline, home_place };
}
