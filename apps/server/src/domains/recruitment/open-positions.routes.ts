import {
  openPositionsCalls as calls,
  openPositionList,
} from '@muster/contract/domains/recruitment/open-positions.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import {
  changeOpenPosition,
  createOpenPosition,
  deleteOpenPosition,
  moveOpenPosition,
} from './change-open-positions.ts';
import {
  listOpenPositions,
  listPositionOwners,
  readOpenPositionDetails,
  readOpenPositionHead,
} from './read-open-positions.ts';

export const openPositionsBindings = [
  ...bindList(openPositionList, listOpenPositions),
  bind(calls.details, readOpenPositionDetails),
  bind(calls.head, readOpenPositionHead),
  bind(calls.owners, listPositionOwners),
  bind(calls.create, createOpenPosition),
  bind(calls.update, changeOpenPosition),
  bind(calls.delete, deleteOpenPosition),
  bind(calls.move, moveOpenPosition),
];
