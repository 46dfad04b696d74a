import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { idParameter } from '../../paging.ts';
import { currentJobDescription, jobDescriptionDifference, jobDescriptionVersion } from './job-description-answers.ts';
import { jobDescriptionAccess } from './job-description-templates.policy.ts';
import { comparedVersions, reviewJobDescriptionBody, saveJobDescriptionBody } from './job-descriptions.schemas.ts';

const ofPosition = { section: '2.5', params: idParameter } as const;
const change = { ...ofPosition, access: jobDescriptionAccess.change } as const;
const readVersions = { ...change, method: 'GET', audit: null } as const;

/** `:id` is that of the position. */
export const jobDescriptionsCalls = {
  current: defineCall({
    ...ofPosition,
    name: 'recruitment.current-job-description',
    method: 'GET',
    path: '/api/open-positions/:id/job-description',
    access: jobDescriptionAccess.list,
    answer: currentJobDescription,
    audit: null,
  }),
  /** Newest first. */
  versions: defineCall({
    ...readVersions,
    name: 'recruitment.job-description-versions',
    path: '/api/open-positions/:id/job-description-versions',
    answer: z.array(jobDescriptionVersion),
  }),
  compare: defineCall({
    ...readVersions,
    name: 'recruitment.job-description-difference',
    path: '/api/open-positions/:id/job-description-difference',
    query: comparedVersions,
    answer: jobDescriptionDifference,
  }),
  /** Adds a version. The answer has its number. */
  save: defineCall({
    ...change,
    name: 'recruitment.save-job-description',
    method: 'PUT',
    path: '/api/open-positions/:id/job-description',
    body: saveJobDescriptionBody,
    answer: z.object({ version: z.int() }),
    audit: 'recruitment.save-job-description',
  }),
  /** Keeps who read the current version to the end, and when. From then on role `client` sees it. */
  review: defineCall({
    ...change,
    name: 'recruitment.review-job-description',
    method: 'PUT',
    path: '/api/open-positions/:id/job-description/review',
    body: reviewJobDescriptionBody,
    answer: 'nothing',
    audit: 'recruitment.review-job-description',
  }),
};
