import type { JobDescriptionVersion } from '@muster/contract/domains/recruitment/job-description-answers.ts';
import { jobDescriptionOriginLabels } from '@muster/contract/domains/recruitment/job-description-sections.ts';
import { formatDateTime } from '../../platform/format/dates.ts';

/** 'From a template: Bookkeeping · Ana Reyes, Mar 1, 2:30 PM'. */
export function originText({ origin, template, written_by, written_at }: JobDescriptionVersion, zone: string): string {
  const from = [jobDescriptionOriginLabels[origin], template?.name].filter(Boolean).join(': ');
  return `${from} · ${actText(written_by, written_at, zone)}`;
}

export const reviewText = ({ reviewed_by, reviewed_at }: JobDescriptionVersion, zone: string): string =>
  `Reviewed by ${actText(reviewed_by, reviewed_at, zone)}`;

const actText = (by: string | null, at: string | null, zone: string) =>
  [by, formatDateTime(at, zone)].filter(Boolean).join(', ');
