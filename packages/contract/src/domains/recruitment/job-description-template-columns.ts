import { defineColumns, idColumn } from '../../list-column.ts';
import type { JobDescriptionTemplateRow } from './job-description-template-answers.ts';
import { jobFamilyLabels, jobDescriptionTemplateLabels as labels } from './job-description-templates.schemas.ts';
import { mayWorkOnPositions as seenBy } from './open-positions.policy.ts';

export const jobDescriptionTemplateColumns = defineColumns<JobDescriptionTemplateRow>()({
  id: idColumn,
  name: { label: labels.name, kind: 'text', searchable: true, width: 30 },
  family: { label: labels.family, kind: 'choice', options: jobFamilyLabels, width: 20 },
  summary: { label: labels.summary, kind: 'text', searchable: true, sortable: false, width: 70 },
  is_active: {
    label: 'Status',
    kind: 'yesNo',
    options: { true: 'Active', false: 'Archived' },
  },
  usage_count: { label: 'Used', kind: 'number', seenBy, width: 10 },
  updated_by: { label: 'Changed by', kind: 'text', seenBy, width: 24 },
  updated_at: { label: 'Last change', kind: 'instant', seenBy },
});
