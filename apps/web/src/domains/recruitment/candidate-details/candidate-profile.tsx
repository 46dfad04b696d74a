import type { CandidateRecord, CandidateWork } from '@muster/contract/domains/recruitment/candidate-answers.ts';
import { type MergedField, mergedFieldLabels } from '@muster/contract/domains/recruitment/candidate-merge.rules.ts';
import { candidateLabels as labels } from '@muster/contract/domains/recruitment/candidates.constants.ts';
import type { ReactNode } from 'react';
import { formatDateTime, formatDay } from '../../../platform/format/dates.ts';
import { phoneText } from '../../../platform/format/phone.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Card } from '../../../ui/card/card.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { EmailLink } from '../../../ui/email/email-link.tsx';
import { RecordColumns } from '../../../ui/record/record-layout.tsx';
import { ResumeCard } from './resume-card.tsx';

/** Who the candidate is; for staff who recruit also how to reach them, and how long the data may be kept. */
export function CandidateProfile({ record, aside }: CandidateProfileProps) {
  const zone = useViewerZone();
  const { headline, home_place, work } = record;
  if (!work)
    return (
      <Card title="Profile">
        <DescriptionList
          facts={[
            { label: labels.headline, value: headline, wide: true },
            { label: labels.home_place, value: home_place },
          ]}
        />
      </Card>
    );
  return (
    <RecordColumns
      main={
        <>
          <Card title="Contact">
            <DescriptionList
              facts={[
                { label: labels.email, value: work.email ? <EmailLink email={work.email} /> : null },
                {
                  label: labels.phone,
                  value: work.phone ? <a href={`tel:${work.phone}`}>{phoneText(work.phone)}</a> : null,
                },
                { label: labels.home_place, value: home_place },
                { label: labels.tags, value: work.tags.join(', ') },
              ]}
            />
          </Card>
          <ResumeCard id={record.id} resumes={work.resumes} />
        </>
      }
      aside={
        <>
          <Card title="Data and consent">
            <DescriptionList
              columns={1}
              facts={[
                {
                  label: 'Added',
                  value: [formatDateTime(work.added_at, zone), work.added_by].filter(Boolean).join(' · '),
                },
                { label: 'Consent', value: consentText(work) },
                ...(work.anonymised_at === null
                  ? [{ label: 'Anonymized after', value: formatDay(work.kept_until) }]
                  : [{ label: 'Anonymized', value: formatDateTime(work.anonymised_at, zone) }]),
              ]}
            />
          </Card>
          {work.merges.length === 0 ? null : (
            <Card title="Merged records">
              <DescriptionList
                columns={1}
                facts={work.merges.map(({ removed_id, merged_at, merged_by, taken }) => ({
                  label: `Record ${removed_id}`,
                  value: [
                    formatDateTime(merged_at, zone),
                    merged_by,
                    taken.length === 0 ? 'no value taken' : `took ${takenText(taken)}`,
                  ].join(' · '),
                }))}
              />
            </Card>
          )}
          {aside}
        </>
      }
    />
  );
}

function consentText({ consent_on, consent_until, consent_withdrawn_on }: CandidateWork): string {
  if (consent_on === null) return 'No consent yet';
  if (consent_withdrawn_on !== null) return `Withdrawn on ${formatDay(consent_withdrawn_on)}`;
  const given = `Given on ${formatDay(consent_on)}`;
  return consent_until === null ? given : `${given}, until ${formatDay(consent_until)}`;
}

const takenText = (taken: readonly MergedField[]) =>
  taken.map((field) => mergedFieldLabels[field].toLowerCase()).join(', ');

interface CandidateProfileProps {
  readonly record: CandidateRecord;
  /** More for those who recruit, beside the facts. */
  readonly aside?: ReactNode;
}
