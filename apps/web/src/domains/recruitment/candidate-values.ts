import type { CandidateRecord } from '@muster/contract/domains/recruitment/candidate-answers.ts';
import { separatedTexts } from './separated-texts.ts';

/** What the form holds. Tags are typed as one text, separated by commas. */
export interface CandidateValues {
  first_name: string;
  last_name: string;
  headline: string;
  home_place: string;
  email: string;
  phone: string;
  source: string;
  tags: string;
  consent_on: string;
  consent_until: string;
  consent_withdrawn_on: string;
  retain_until: string;
}

/** Null: a new candidate. */
export function candidateValuesOf(record: CandidateRecord | null): CandidateValues {
  const work = record?.work;
  return {
    first_name: record?.first_name ?? '',
    last_name: record?.last_name ?? '',
    headline: record?.headline ?? '',
    home_place: record?.home_place ?? '',
    email: work?.email ?? '',
    phone: work?.phone ?? '',
    source: work?.source ?? 'application',
    tags: work?.tags.join(', ') ?? '',
    consent_on: work?.consent_on ?? '',
    consent_until: work?.consent_until ?? '',
    consent_withdrawn_on: work?.consent_withdrawn_on ?? '',
    retain_until: work?.retain_until ?? '',
  };
}

export const candidateBodyOf = ({ tags, ...values }: CandidateValues) => ({ ...values, tags: separatedTexts(tags) });
