import { capitalized } from '@muster/contract/capitalized.ts';
import type { CandidateRecord } from '@muster/contract/domains/recruitment/candidate-answers.ts';
import { type MergedField, mergedFields } from '@muster/contract/domains/recruitment/candidate-merge.rules.ts';
import {
  candidateSourceLabels,
  type candidateSources,
} from '@muster/contract/domains/recruitment/candidates.constants.ts';
import { formatDay } from '../../../platform/format/dates.ts';
import { phoneText } from '../../../platform/format/phone.ts';

/** 1: the value of the record that stays; 2: that of the other one. */
export type MergeChoices = Record<MergedField, number>;

export interface MergeableRecord {
  readonly first_name: string;
  readonly last_name: string;
  readonly headline: string | null;
  readonly home_place: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly source: (typeof candidateSources)[number];
  readonly consent_on: string | null;
  readonly consent_until: string | null;
  readonly consent_withdrawn_on: string | null;
  readonly retain_until: string | null;
  readonly tags: readonly string[];
}

export function mergeableOf({ first_name, last_name, headline, home_place, work }: CandidateRecord): MergeableRecord {
  return {
    ...{ first_name, last_name, headline, home_place },
    ...{
      email: work?.email ?? null,
      phone: work?.phone ?? null,
      source: work?.source ?? 'other',
      tags: work?.tags ?? [],
    },
    ...{ consent_on: work?.consent_on ?? null, consent_until: work?.consent_until ?? null },
    ...{ consent_withdrawn_on: work?.consent_withdrawn_on ?? null, retain_until: work?.retain_until ?? null },
  };
}

/** What is empty in the record that stays comes from the other one. */
export function chosenAtFirst(kept: MergeableRecord, other: MergeableRecord): MergeChoices {
  const chosen = (field: MergedField) => [
    field,
    valueIn(field, kept) === null && valueIn(field, other) !== null ? 2 : 1,
  ];
  return Object.fromEntries(mergedFields.map(chosen)) as MergeChoices;
}

export const takenFields = (choices: MergeChoices): MergedField[] =>
  mergedFields.filter((field) => choices[field] === 2);

export const textIn = (field: MergedField, record: MergeableRecord): string => valueIn(field, record) ?? 'Nothing';

function valueIn(field: MergedField, record: MergeableRecord): string | null {
  if (field === 'name') return `${record.first_name} ${record.last_name}`;
  if (field === 'source') return candidateSourceLabels[record.source];
  if (field === 'phone') return record.phone === null ? null : phoneText(record.phone);
  if (field !== 'consent') return record[field];
  const { consent_on, consent_until, consent_withdrawn_on, retain_until } = record;
  const until = retain_until ?? consent_until;
  const parts = [
    consent_on && `given on ${formatDay(consent_on)}`,
    consent_withdrawn_on && `withdrawn on ${formatDay(consent_withdrawn_on)}`,
    until && `ends on ${formatDay(until)}`,
  ].filter(Boolean);
  return parts.length === 0 ? null : capitalized(parts.join(', '));
}
