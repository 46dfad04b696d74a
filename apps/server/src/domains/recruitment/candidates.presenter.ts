import type {
  CandidateMergeTrace,
  CandidateRecord,
  CandidateRow,
} from '@muster/contract/domains/recruitment/candidate-answers.ts';
import type { ListedCandidate, StoredCandidate } from './stored-candidate.ts';

/** `isWorking`: the viewer recruits. Everybody else gets the allow list. */
export function presentCandidateRow(row: ListedCandidate, isWorking: boolean): CandidateRow {
  return isWorking ? row : shownOf(row);
}

/** `merges`: null for viewers who do not recruit. */
export function presentCandidate(
  record: StoredCandidate,
  merges: readonly CandidateMergeTrace[] | null,
): CandidateRecord {
  const shown = shownOf(record);
  if (merges === null) return shown;
  const { email, phone, source, tags, consent_on, retain_until, added_at, added_by, archived_at } = record;
  return {
    ...shown,
    work: {
      email,
      phone,
      source,
      tags: [...tags],
      consent_on,
      retain_until,
      added_at,
      added_by,
      archived_at,
      merges: [...merges],
    },
  };
}

function shownOf({ id, version, first_name, last_name, name, headline, home_place }: CandidateRecord): CandidateRecord {
  return { id, version, first_name, last_name, name, headline, home_place };
}
