import { z } from 'zod';
import { jobDescriptionOrigins, jobDescriptionSections } from './job-description-sections.ts';

const sections = {
  summary: z.string(),
  duties: z.string(),
  requirements: z.string(),
  /** Empty: none. */
  benefits: z.string(),
};

/** Where a version comes from, and who reviewed it. */
const version = {
  /** Versions of a position are numbered from 1 on, and never change. */
  number: z.int(),
  origin: z.enum(jobDescriptionOrigins),
  template: z.object({ id: z.int(), name: z.string(), version: z.int() }).nullable(),
  written_at: z.string(),
  /** Null: the portal itself. */
  written_by: z.string().nullable(),
  reviewed_at: z.string().nullable(),
  reviewed_by: z.string().nullable(),
};

export const jobDescriptionVersion = z.object(version);
export type JobDescriptionVersion = z.output<typeof jobDescriptionVersion>;

const work = z.object({
  ...version,
  /** As it was generated, before people edited it. Only of that origin. */
  generated: z.object(sections).nullable(),
});

/** What a position is described with: the newest version for staff, the newest reviewed one for role `client`. */
export const currentJobDescription = z.object({
  /** Null: there is none to see yet. */
  description: z
    .object({
      ...sections,
      /** Absent for everybody else than staff who recruit. */
      work: work.optional(),
    })
    .nullable(),
});
export type CurrentJobDescription = z.output<typeof currentJobDescription>;
export type ShownJobDescription = NonNullable<CurrentJobDescription['description']>;

const textChange = z.object({ kind: z.enum(['same', 'removed', 'added']), text: z.string() });

/** Each section, as what both versions have, and what only the one or the other has. */
export const jobDescriptionDifference = z.object({
  from: z.int(),
  to: z.int(),
  sections: z.array(
    z.object({ section: z.enum(jobDescriptionSections), is_changed: z.boolean(), changes: z.array(textChange) }),
  ),
});
export type JobDescriptionDifference = z.output<typeof jobDescriptionDifference>;
