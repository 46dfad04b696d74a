export { firstTeamOf, type LeaderRow, leadersOf } from './leads.repository.ts';
export { type EmployeeTeamRow, memberCountOf, memberTeamsColumn, memberTeamsOf } from './member-teams.repository.ts';
export {
  isClientReached,
  isPersonReached,
  isTeamReached,
  type PersonColumns,
  reachedClients,
  reachedTeams,
} from './reach.repository.ts';
