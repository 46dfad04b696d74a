import { counted } from '@muster/contract/counted.ts';
import type { JobDescriptionTemplateRecord } from '@muster/contract/domains/recruitment/job-description-template-answers.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { Card } from '../../../ui/card/card.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';

/** For staff who recruit: how often the template is used, and who changed it. */
export function TemplateFacts({ record }: { readonly record: JobDescriptionTemplateRecord }) {
  const zone = useViewerZone();
  const { usage_count = 0, updated_by, updated_at } = record;
  return (
    <Card title="About the template">
      <DescriptionList
        columns={1}
        facts={[
          {
            label: 'Used for',
            value: usage_count === 0 ? 'No job description yet' : counted(usage_count, 'job description version'),
          },
          { label: 'Last change', value: [formatDateTime(updated_at, zone), updated_by].filter(Boolean).join(' · ') },
        ]}
      />
    </Card>
  );
}
