import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { defineRecordCalls } from '../../define-record-calls.ts';
import { defineList } from '../../list.ts';
import { listQuery } from '../../list-parameters.ts';
import { defineLookup, lookupSearch } from '../../lookup.ts';
import { idParameter } from '../../paging.ts';
import {
  filledTemplate,
  jobDescriptionTemplateRecord,
  jobDescriptionTemplateRow,
} from './job-description-template-answers.ts';
import { jobDescriptionTemplateColumns } from './job-description-template-columns.ts';
import { jobDescriptionTemplateAccess } from './job-description-templates.policy.ts';
import {
  createJobDescriptionTemplateBody,
  updateJobDescriptionTemplateBody,
} from './job-description-templates.schemas.ts';

const read = { method: 'GET', section: '2.5', access: jobDescriptionTemplateAccess.list, audit: null } as const;
const change = { section: '2.5', access: jobDescriptionTemplateAccess.change } as const;

export const jobDescriptionTemplatesCalls = {
  list: defineCall({
    ...read,
    name: 'recruitment.job-description-template-table',
    path: '/api/job-description-templates',
    query: listQuery(jobDescriptionTemplateColumns),
    answer: z.object({ data: z.array(jobDescriptionTemplateRow), total: z.int().min(0) }),
  }),
  details: defineCall({
    ...read,
    name: 'recruitment.job-description-template-details',
    path: '/api/job-description-templates/:id',
    params: idParameter,
    answer: jobDescriptionTemplateRecord,
  }),
  /** Filled in with the values of a position, or of a sample. */
  filled: defineCall({
    ...read,
    name: 'recruitment.filled-job-description-template',
    path: '/api/job-description-templates/:id/filled',
    params: idParameter,
    query: z.strictObject({ position_id: z.coerce.number().int().min(1).max(2_147_483_647).optional() }),
    answer: filledTemplate,
  }),
  /** Positions for which a template can be filled in, newest first. */
  positions: defineLookup({
    name: 'recruitment.described-position-choices',
    path: '/api/described-position-choices',
    section: '2.5',
    access: jobDescriptionTemplateAccess.list,
    query: lookupSearch,
    row: z.object({ id: z.int(), title: z.string(), client: z.string() }),
  }),
  ...defineRecordCalls({
    ...change,
    domain: 'recruitment',
    thing: 'job-description-template',
    path: '/api/job-description-templates',
    createBody: createJobDescriptionTemplateBody,
    updateBody: updateJobDescriptionTemplateBody,
  }),
  archive: defineCall({
    ...change,
    name: 'recruitment.archive-job-description-template',
    method: 'PUT',
    path: '/api/job-description-templates/:id/archive',
    params: idParameter,
    answer: 'nothing',
    audit: 'recruitment.archive-job-description-template',
  }),
  activate: defineCall({
    ...change,
    name: 'recruitment.activate-job-description-template',
    method: 'PUT',
    path: '/api/job-description-templates/:id/activate',
    params: idParameter,
    answer: 'nothing',
    audit: 'recruitment.activate-job-description-template',
  }),
};

export const jobDescriptionTemplateList = defineList({
  name: 'jobDescriptionTemplates',
  label: 'Job description templates',
  columns: jobDescriptionTemplateColumns,
  call: jobDescriptionTemplatesCalls.list,
});
