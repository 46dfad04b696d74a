import { candidateMergesCalls as calls } from '@muster/contract/domains/recruitment/candidate-merges.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { listCandidatePairs, mergeCandidates } from './merge-candidates.ts';

export const candidateMergesBindings = [bind(calls.pairs, listCandidatePairs), bind(calls.merge, mergeCandidates)];
