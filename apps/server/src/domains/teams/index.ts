export { firstTeamOf, type LeaderRow, leadersOf } from './leads.repository.ts';
export { memberCountOf, memberTeamsOf } from './member-teams.repository.ts';
export {
  isClientReached,
  isPersonReached,
  isTeamReached,
  type PersonColumns,
  reachedClients,
  reachedTeams,
} from './reach.repository.ts';
