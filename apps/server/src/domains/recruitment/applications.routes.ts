import { applicationsCalls as calls } from '@muster/contract/domains/recruitment/applications.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { createApplication, decideApplication, moveApplication, presentApplications } from './change-applications.ts';
import { listCandidateApplications, listCandidateChoices, listPositionCandidates } from './read-applications.ts';

export const applicationsBindings = [
  bind(calls.ofPosition, listPositionCandidates),
  bind(calls.ofCandidate, listCandidateApplications),
  bind(calls.candidateChoices, listCandidateChoices),
  bind(calls.create, createApplication),
  bind(calls.move, moveApplication),
  bind(calls.present, presentApplications),
  bind(calls.decide, decideApplication),
];
