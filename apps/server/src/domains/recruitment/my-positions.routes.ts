import { myPositionsCalls as calls, myPositionList } from '@muster/contract/domains/recruitment/my-positions.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import {
  listMyPositionCandidates,
  listMyPositions,
  readCandidateProfile,
  readMyPositionDetails,
} from './read-my-positions.ts';

export const myPositionsBindings = [
  ...bindList(myPositionList, listMyPositions),
  bind(calls.details, readMyPositionDetails),
  bind(calls.candidates, listMyPositionCandidates),
  bind(calls.profile, readCandidateProfile),
];
