import type { ShownJobDescription } from '@muster/contract/domains/recruitment/job-description-answers.ts';
import type {
  JobDescriptionTemplateRecord,
  JobDescriptionTemplateRow,
} from '@muster/contract/domains/recruitment/job-description-template-answers.ts';
import { jobDescriptionTemplatesEndpoints } from '../../platform/api/endpoints/job-description-templates.generated.ts';
import { jobDescriptionsEndpoints } from '../../platform/api/endpoints/job-descriptions.generated.ts';
import { answers } from '../../testing/fake-server.ts';

const shownRow = {
  ...{ id: 3, uuid: '00000000-0000-4000-8000-000000000003', version: 2, name: 'Bookkeeping', family: 'finance' },
  ...{ summary: 'A {title} for {client}.', is_active: true },
} as const satisfies JobDescriptionTemplateRow;
const templateRow: JobDescriptionTemplateRow = {
  ...shownRow,
  ...{ usage_count: 2, updated_by: 'Ria Cruz', updated_at: '2026-03-01T02:00:00Z' },
};
const sections = { duties: '- Work {shift}', requirements: '- {skills}', benefits: '' };

/** What role `client` gets. */
export const shownTemplate: JobDescriptionTemplateRecord = { ...shownRow, ...sections };
export const jobDescriptionTemplate: JobDescriptionTemplateRecord = { ...templateRow, ...sections };

const filledTemplate = {
  template: { id: 3, version: 2 },
  summary: 'A Bookkeeper for Harbour Legal Pty Ltd.',
  duties: '- Work [Shift]',
  requirements: '- Xero and BAS',
  benefits: '',
  missing: ['Shift'],
};

export const jobDescriptionTemplateServer = [
  answers(jobDescriptionTemplatesEndpoints.list, { data: [templateRow], total: 1 }),
  answers(jobDescriptionTemplatesEndpoints.details, jobDescriptionTemplate),
  answers(jobDescriptionTemplatesEndpoints.positions, [
    { id: 3, title: 'Bookkeeper', client: 'Harbour Legal Pty Ltd' },
  ]),
  answers(jobDescriptionTemplatesEndpoints.filled, filledTemplate),
];

/** What role `client` gets. */
export const shownDescription: ShownJobDescription = {
  summary: 'Keep the books of a growing company.',
  duties: '- Enter invoices\n- Pay them',
  requirements: '- Xero',
  benefits: '',
};

export const jobDescription: ShownJobDescription = {
  ...shownDescription,
  work: {
    ...{ number: 2, origin: 'template', template: { id: 3, name: 'Bookkeeping', version: 1 } },
    ...{ written_at: '2026-02-27T02:00:00Z', written_by: 'Ria Cruz', reviewed_at: null, reviewed_by: null },
    generated: null,
  },
};

export const jobDescriptionServer = [
  ...jobDescriptionTemplateServer,
  answers(jobDescriptionsEndpoints.current, { description: jobDescription }),
];
