import type {
  CandidateMergeTrace,
  CandidateRecord,
  CandidateResume,
  CandidateRow,
} from '@muster/contract/domains/recruitment/candidate-answers.ts';
import { excerptOf } from '@muster/contract/domains/recruitment/resume-words.rules.ts';
import type { ListedCandidate, StoredCandidate } from './stored-candidate.ts';

/** `words`: what was searched, null for viewers who do not recruit. They get the allow list. */
export function presentCandidateRow(row: ListedCandidate, words: readonly string[] | null): CandidateRow {
  if (words === null) return { ...shownOf(row), presented: presentedOf(row) };
  const { resume_part, latest, ...columns } = row;
  const application =
    latest === null ? null : { position: latest.position, stage: latest.stage, stage_since: latest.stage_since };
  return { ...columns, application, resume_match: resume_part === null ? null : excerptOf(resume_part, words) };
}

/** Row security has left a client what was presented to it. */
function presentedOf({ latest }: ListedCandidate): CandidateRow['presented'] {
  if (latest === null || latest.presented_at === null) return null;
  const { position, stage, decision, presented_at } = latest;
  return { position, stage, decision, presented_at };
}

interface WorkParts {
  readonly merges: readonly CandidateMergeTrace[];
  readonly resumes: readonly CandidateResume[];
}

/** `parts`: null for viewers who do not recruit. */
export function presentCandidate(record: StoredCandidate, parts: WorkParts | null): CandidateRecord {
  const shown = shownOf(record);
  if (parts === null) return shown;
  const { email, phone, source, tags, consent_on, consent_until, consent_withdrawn_on, retain_until } = record;
  const { kept_until, added_at, added_by, archived_at, anonymised_at } = record;
  return {
    ...shown,
    work: {
      email,
      phone,
      source,
      tags: [...tags],
      consent_on,
      consent_until,
      consent_withdrawn_on,
      retain_until,
      kept_until,
      added_at,
      added_by,
      archived_at,
      anonymised_at,
      merges: [...parts.merges],
      resumes: [...parts.resumes],
    },
  };
}

function shownOf({ id, version, first_name, last_name, name, headline, home_place }: CandidateRecord): CandidateRecord {
  return { id, version, first_name, last_name, name, headline, home_place };
}
