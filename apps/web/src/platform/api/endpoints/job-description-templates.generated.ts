// Generated from the contract: npm run documents
import type { jobDescriptionTemplateList, jobDescriptionTemplatesCalls } from '@muster/contract/domains/recruitment/job-description-templates.calls.ts';
import type { Endpoint, EndpointsOf } from '../endpoint.ts';

export const jobDescriptionTemplatesEndpoints: EndpointsOf<typeof jobDescriptionTemplatesCalls> = {
  list: { method: 'GET', path: '/api/job-description-templates' },
  details: { method: 'GET', path: '/api/job-description-templates/:id' },
  filled: { method: 'GET', path: '/api/job-description-templates/:id/filled' },
  positions: { method: 'GET', path: '/api/described-position-choices' },
  create: { method: 'POST', path: '/api/job-description-templates', idempotent: true },
  update: { method: 'PUT', path: '/api/job-description-templates' },
  delete: { method: 'DELETE', path: '/api/job-description-templates' },
  archive: { method: 'PUT', path: '/api/job-description-templates/:id/archive' },
  activate: { method: 'PUT', path: '/api/job-description-templates/:id/activate' },
};

export const jobDescriptionTemplateListExport: Endpoint<(typeof jobDescriptionTemplateList)['exportCall']> = { method: 'POST', path: '/api/job-description-templates/export', file: true };
