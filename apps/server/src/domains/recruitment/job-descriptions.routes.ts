import { jobDescriptionsCalls as calls } from '@muster/contract/domains/recruitment/job-descriptions.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { reviewJobDescription, saveJobDescription } from './change-job-descriptions.ts';
import { compareJobDescriptions, listJobDescriptionVersions, readJobDescription } from './read-job-descriptions.ts';

export const jobDescriptionsBindings = [
  bind(calls.current, readJobDescription),
  bind(calls.versions, listJobDescriptionVersions),
  bind(calls.compare, compareJobDescriptions),
  bind(calls.save, saveJobDescription),
  bind(calls.review, reviewJobDescription),
];
