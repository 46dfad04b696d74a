import * as leads from '../../domains/teams/leads.repository.ts';
import * as memberTeams from '../../domains/teams/member-teams.repository.ts';
import * as reaches from '../../domains/teams/reach.repository.ts';
import * as teams from '../../domains/teams/team.repository.ts';
import * as teamLists from '../../domains/teams/team-list.repository.ts';
import { wholeList } from '../whole-list.ts';
import type { RowSecurityReads } from './row-security-reads.ts';

export const teamReads: RowSecurityReads = {
  leadersOf: (db, { employeeId }) => leads.leadersOf(db, employeeId),
  isLeadOf: (db, { teamId, employeeId }) => leads.isLeadOf(db, teamId, employeeId),
  firstTeamOf: (db, { employeeId }) => leads.firstTeamOf(db, employeeId),
  reachedClients: (db) => reaches.reachedClients(db, 'all'),
  reachedTeams: (db) => reaches.reachedTeams(db, 'all'),
  readTeamPage: (db) => teamLists.readTeamPage(db, wholeList),
  memberCountOf: (db, { teamId }) => memberTeams.memberCountOf(db, teamId),
  memberTeamsOf: (db, { employeeId }) => memberTeams.memberTeamsOf(db, employeeId, 'all'),
  ownTeamsOf: (db, { employeeId }) => teamLists.ownTeamsOf(db, employeeId),
  readTeam: (db, { teamId }) => teams.readTeam(db, teamId),
  lockTeam: (db, { teamId }) => teams.lockTeam(db, teamId),
  membersOf: (db, { teamId }) => teams.membersOf(db, teamId),
  candidatesOf: (db, { clientId }) => teams.candidatesOf(db, clientId),
};
