import type {
  JobDescriptionTemplateRecord,
  JobDescriptionTemplateRow,
} from '@muster/contract/domains/recruitment/job-description-template-answers.ts';
import type { StoredTemplate, StoredTemplateRow } from './job-description-templates.repository.ts';

/** How often a template is used, and by whom it was changed, is for those who recruit: it speaks of other companies. */
export function presentTemplateRow(row: StoredTemplateRow, isWorking: boolean): JobDescriptionTemplateRow {
  const { usage_count, updated_by, updated_at, ...shown } = row;
  return isWorking ? { ...shown, usage_count, updated_by, updated_at } : shown;
}

export function presentTemplate(record: StoredTemplate, isWorking: boolean): JobDescriptionTemplateRecord {
  const { duties, requirements, benefits, ...row } = record;
  return { ...presentTemplateRow(row, isWorking), duties, requirements, benefits };
}
