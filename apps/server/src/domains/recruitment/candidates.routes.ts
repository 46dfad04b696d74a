import { candidatesCalls as calls, candidateList } from '@muster/contract/domains/recruitment/candidates.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import { readCandidatePage } from './candidates.repository.ts';
import { createCandidate, deleteCandidate, updateCandidate } from './change-candidates.ts';
import { knownCandidate } from './read-candidates.ts';

export const candidatesBindings = [
  ...bindList(candidateList, ({ db }, { question }) => readCandidatePage(db, question)),
  bind(calls.details, (ctx, { params }) => knownCandidate(ctx, params.id)),
  bind(calls.create, createCandidate),
  bind(calls.update, updateCandidate),
  bind(calls.delete, deleteCandidate),
];
