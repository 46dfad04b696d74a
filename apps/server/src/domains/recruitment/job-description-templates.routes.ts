import {
  jobDescriptionTemplatesCalls as calls,
  jobDescriptionTemplateList,
} from '@muster/contract/domains/recruitment/job-description-templates.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import {
  activateJobDescriptionTemplate,
  archiveJobDescriptionTemplate,
  createJobDescriptionTemplate,
  deleteJobDescriptionTemplate,
  updateJobDescriptionTemplate,
} from './change-job-description-templates.ts';
import {
  listDescribedPositions,
  listJobDescriptionTemplates,
  readFilledTemplate,
  readJobDescriptionTemplateDetails,
} from './read-job-description-templates.ts';

export const jobDescriptionTemplatesBindings = [
  ...bindList(jobDescriptionTemplateList, listJobDescriptionTemplates),
  bind(calls.details, readJobDescriptionTemplateDetails),
  bind(calls.filled, readFilledTemplate),
  bind(calls.positions, listDescribedPositions),
  bind(calls.create, createJobDescriptionTemplate),
  bind(calls.update, updateJobDescriptionTemplate),
  bind(calls.archive, archiveJobDescriptionTemplate),
  bind(calls.activate, activateJobDescriptionTemplate),
  bind(calls.delete, deleteJobDescriptionTemplate),
];
