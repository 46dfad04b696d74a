import { z } from 'zod';
import { optionalText, requiredId, requiredText } from '../../fields.ts';
import { jobDescriptionSectionLabels as labels, mostSectionText } from './job-description-sections.ts';

/** Numbers of versions begin with 1. */
const versionNumber = z.int().min(1).max(100_000);

/** The version that was read; 0: there was none. */
const readNumber = z.int().min(0).max(100_000);

/** Adds a version. With a template: the text was filled in from that version of it, and perhaps edited. */
export const saveJobDescriptionBody = z.strictObject({
  version: readNumber,
  summary: requiredText(labels.summary, mostSectionText),
  duties: requiredText(labels.duties, mostSectionText),
  requirements: requiredText(labels.requirements, mostSectionText),
  benefits: optionalText(labels.benefits, mostSectionText),
  template: z.strictObject({ id: requiredId('Template'), version: versionNumber }).nullable(),
});

/** The version that somebody read to the end. */
export const reviewJobDescriptionBody = z.strictObject({ version: versionNumber });

const numberParameter = z.coerce.number().pipe(versionNumber);

export const comparedVersions = z.strictObject({ from: numberParameter, to: numberParameter });
