import * as teams from '../../domains/teams/team.repository.ts';
import * as teamLists from '../../domains/teams/team-list.repository.ts';
import type { RowSecurityReads } from './row-security-reads.ts';

export const teamReads: RowSecurityReads = {
  readTeamPage: (db) => teamLists.readTeamPage(db, { first: 0, rows: 100, sort: [], filters: {} }),
  ownTeamsOf: (db, { employeeId }) => teamLists.ownTeamsOf(db, employeeId),
  readTeam: (db, { teamId }) => teams.readTeam(db, teamId),
  lockTeam: (db, { teamId }) => teams.lockTeam(db, teamId),
  membersOf: (db, { teamId }) => teams.membersOf(db, teamId),
  candidatesOf: (db, { clientId }) => teams.candidatesOf(db, clientId),
};
