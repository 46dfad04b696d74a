import { z } from 'zod';
import { optionalText, requiredChoice, requiredId, requiredText } from '../../fields.ts';
import { placeholderRefusal } from '../../placeholders.rules.ts';
import { jobDescriptionSectionLabels, mostSectionText } from './job-description-sections.ts';
import { jobDescriptionPlaceholderLabels } from './job-description-template.rules.ts';

export const jobDescriptionTemplateLabels = {
  name: 'Name',
  family: 'Family',
  ...jobDescriptionSectionLabels,
  is_active: 'Status',
} as const;
const labels = jobDescriptionTemplateLabels;

export const mostTemplateName = 100;

/** The trade that a template is for. */
export const jobFamilies = [
  'administration',
  'customer support',
  'finance',
  'healthcare',
  'legal',
  'marketing',
  'sales',
  'software',
  'other',
] as const;
export type JobFamily = (typeof jobFamilies)[number];
export const jobFamilyLabels = {
  administration: 'Administration',
  'customer support': 'Customer support',
  finance: 'Finance',
  healthcare: 'Healthcare',
  legal: 'Legal',
  marketing: 'Marketing',
  sales: 'Sales',
  software: 'Software',
  other: 'Other',
} as const satisfies Readonly<Record<JobFamily, string>>;

function checkPlaceholders(text: string | null | undefined, context: z.core.$RefinementCtx): void {
  const message = placeholderRefusal(text ?? '', jobDescriptionPlaceholderLabels);
  if (message !== null) context.addIssue({ code: 'custom', message });
}

const required = (label: string) => requiredText(label, mostSectionText).superRefine(checkPlaceholders);

const templateShape = {
  name: requiredText(labels.name, mostTemplateName),
  family: requiredChoice(labels.family, jobFamilies),
  summary: required(labels.summary),
  duties: required(labels.duties),
  requirements: required(labels.requirements),
  benefits: optionalText(labels.benefits, mostSectionText).superRefine(checkPlaceholders),
};

export const createJobDescriptionTemplateBody = z.strictObject(templateShape);
export const updateJobDescriptionTemplateBody = z.strictObject({
  id: requiredId('Id'),
  version: z.int().min(1),
  ...templateShape,
});
