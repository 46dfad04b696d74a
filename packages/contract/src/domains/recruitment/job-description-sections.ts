import type { StateWord } from '../../state-words.ts';

/** The parts of every job description, in the order in which they are read. */
export const jobDescriptionSections = ['summary', 'duties', 'requirements', 'benefits'] as const;
export type JobDescriptionSection = (typeof jobDescriptionSections)[number];

/** A text of each part: lines that begin with `- ` are lists. Only `benefits` may be empty. */
export type JobDescriptionText = Readonly<Record<JobDescriptionSection, string>>;

export const jobDescriptionSectionLabels = {
  summary: 'Summary',
  duties: 'Duties',
  requirements: 'Requirements',
  benefits: 'Benefits',
} as const satisfies Readonly<Record<JobDescriptionSection, string>>;

/** Characters of one section. */
export const mostSectionText = 4000;

/** How the text came about; `generated` was composed by the portal and reviewed by people. */
export const jobDescriptionOrigins = ['typed', 'template', 'generated'] as const;
export type JobDescriptionOrigin = (typeof jobDescriptionOrigins)[number];
export const jobDescriptionOriginLabels = {
  typed: 'Written by hand',
  template: 'From a template',
  generated: 'Generated',
} as const satisfies Readonly<Record<JobDescriptionOrigin, string>>;

export const reviewWord = (isReviewed: boolean): StateWord => (isReviewed ? 'Reviewed' : 'Not reviewed');

/** Each section of a text, made into something else. */
export function mapSections<T>(make: (section: JobDescriptionSection) => T): Record<JobDescriptionSection, T> {
  const [summary, duties, requirements, benefits] = jobDescriptionSections;
  return {
    summary: make(summary),
    duties: make(duties),
    requirements: make(requirements),
    benefits: make(benefits),
  };
}

/** The sections of a record that has other fields as well. */
export const sectionsOf = (record: JobDescriptionText): Record<JobDescriptionSection, string> =>
  mapSections((section) => record[section]);
