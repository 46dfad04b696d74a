import type { JobDescriptionText } from '@muster/contract/domains/recruitment/job-description-sections.ts';

/** What the form holds. */
export interface JobDescriptionValues extends JobDescriptionText {
  template_id: number | null;
  /** Of the template that the text was filled in from. */
  template_version: number | null;
}
