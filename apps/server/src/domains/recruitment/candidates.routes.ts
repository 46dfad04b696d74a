import { candidatesCalls as calls, candidateList } from '@muster/contract/domains/recruitment/candidates.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import {
  archiveCandidate,
  changeCandidate,
  createCandidate,
  deleteCandidate,
  unarchiveCandidate,
} from './change-candidates.ts';
import { exportHeldData } from './export-held-data.ts';
import { findDuplicateCandidates } from './find-duplicate-candidates.ts';
import { listCandidates, readCandidateDetails, readSharedCandidate } from './read-candidates.ts';

export const candidatesBindings = [
  ...bindList(candidateList, listCandidates),
  bind(calls.details, readCandidateDetails),
  bind(calls.shared, readSharedCandidate),
  bind(calls.heldData, exportHeldData),
  bind(calls.duplicates, findDuplicateCandidates),
  bind(calls.create, createCandidate),
  bind(calls.update, changeCandidate),
  bind(calls.delete, deleteCandidate),
  bind(calls.archive, archiveCandidate),
  bind(calls.unarchive, unarchiveCandidate),
];
