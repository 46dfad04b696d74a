import type { CallRequest } from '@muster/contract';
import type { jobDescriptionTemplatesCalls } from '@muster/contract/domains/recruitment/job-description-templates.calls.ts';
import type { jobDescriptionsCalls } from '@muster/contract/domains/recruitment/job-descriptions.calls.ts';

type TemplateBody = CallRequest<(typeof jobDescriptionTemplatesCalls)['create']>['body'];
type DescriptionBody = CallRequest<(typeof jobDescriptionsCalls)['save']>['body'];

/** What the form sends for a new template. */
export const templateBody = (gaps: Partial<TemplateBody> = {}): TemplateBody => ({
  name: 'Bookkeeping',
  family: 'finance',
  summary: 'A {title} for {client}.',
  duties: '- Keep the books\n- Work {shift}',
  requirements: '- {skills}',
  benefits: '',
  ...gaps,
});

/** The first version of a position, typed by hand. */
export const descriptionBody = (gaps: Partial<DescriptionBody> = {}): DescriptionBody => ({
  version: 0,
  summary: 'Keep the books of a growing company.',
  duties: '- Enter invoices',
  requirements: '- Xero',
  benefits: '',
  template: null,
  ...gaps,
});
