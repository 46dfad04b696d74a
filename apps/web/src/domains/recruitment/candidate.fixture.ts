import type { CandidateRow } from '@muster/contract/domains/recruitment/candidate-answers.ts';
import { candidatesEndpoints } from '../../platform/api/endpoints/candidates.generated.ts';
import { answers } from '../../testing/fake-server.ts';

export const candidate: CandidateRow = {
  id: 3,
  version: 2,
  name: 'First example',
  description: null,
  updated_at: '2026-03-01T02:00:00Z',
};

export const candidateServer = [
  answers(candidatesEndpoints.list, { data: [candidate], total: 1 }),
  answers(candidatesEndpoints.details, candidate),
];
