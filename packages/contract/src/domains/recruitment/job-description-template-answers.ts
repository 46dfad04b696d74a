import { z } from 'zod';
import { jobFamilies } from './job-description-templates.schemas.ts';

/** What everybody sees who sees the template: the allow list of role `client`. */
const shown = {
  id: z.int(),
  uuid: z.string(),
  version: z.int(),
  name: z.string(),
  family: z.enum(jobFamilies),
  summary: z.string(),
  is_active: z.boolean(),
};

/** For staff who recruit alone. */
const work = {
  /** Versions of job descriptions that began with the template. */
  usage_count: z.int().optional(),
  /** Who changed it last; null: the portal itself. */
  updated_by: z.string().nullable().optional(),
  updated_at: z.string().optional(),
};

/** A row of the list. Texts have their placeholders. */
export const jobDescriptionTemplateRow = z.object({ ...shown, ...work });
export type JobDescriptionTemplateRow = z.output<typeof jobDescriptionTemplateRow>;

export const jobDescriptionTemplateRecord = z.object({
  ...shown,
  duties: z.string(),
  requirements: z.string(),
  benefits: z.string(),
  ...work,
});
export type JobDescriptionTemplateRecord = z.output<typeof jobDescriptionTemplateRecord>;

/** A template with the values of a position, or of the sample. */
export const filledTemplate = z.object({
  template: z.object({ id: z.int(), version: z.int() }),
  summary: z.string(),
  duties: z.string(),
  requirements: z.string(),
  benefits: z.string(),
  /** Labels of what the position does not have. */
  missing: z.array(z.string()),
});
