import type { ApplicationCard } from '@muster/contract/domains/recruitment/application-answers.ts';
import { candidateLabels as labels } from '@muster/contract/domains/recruitment/candidates.constants.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { phoneText } from '../../../platform/format/phone.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { EmailLink } from '../../../ui/email/email-link.tsx';
import { candidateDetailsQuery } from '../candidates.queries.ts';

/** Who the candidate is; for staff who recruit also how to reach them, and their resume. */
export function CandidateFacts({ card: { candidate, presented_at, work } }: { readonly card: ApplicationCard }) {
  const zone = useViewerZone();
  const found = useQuery({ ...candidateDetailsQuery(candidate.id), enabled: work !== undefined });
  const record = found.data?.work;
  const [resume] = record?.resumes ?? [];
  const files = `${pathOf('candidateDetails', { id: candidate.id })}?tab=attachments`;
  return (
    <DescriptionList
      facts={[
        { label: labels.headline, value: candidate.headline, wide: true },
        { label: labels.home_place, value: candidate.home_place },
        { label: 'Presented', value: presented_at ? formatDateTime(presented_at, zone) : null },
        ...(work ? [{ label: 'In this stage since', value: formatDateTime(work.stage_since, zone) }] : []),
        ...(record
          ? [
              { label: labels.tags, value: record.tags.join(', ') },
              { label: labels.email, value: record.email ? <EmailLink email={record.email} /> : null },
              {
                label: labels.phone,
                value: record.phone ? <a href={`tel:${record.phone}`}>{phoneText(record.phone)}</a> : null,
              },
              { label: 'Resume', value: resume ? <Link to={files}>{resume.file_name}</Link> : null, wide: true },
            ]
          : []),
      ]}
    />
  );
}
