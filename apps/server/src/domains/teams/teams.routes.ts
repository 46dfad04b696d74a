import { teamsCalls as calls, teamList } from '@muster/contract/domains/teams/teams.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { createTeam, deleteTeam, updateTeam } from './change-teams.ts';
import { listTeamCandidates, listTeams, readTeamAtAddress, readTeamDetails } from './read-teams.ts';
import { restoreTeam } from './restore-team.ts';
import { ownTeamsOf } from './team-list.repository.ts';
import { presentOwnTeams } from './teams.presenter.ts';

export const teamsBindings = [
  ...bindList(teamList, listTeams),
  bind(calls.details, readTeamDetails),
  bind(calls.atAddress, readTeamAtAddress),
  bind(calls.candidates, listTeamCandidates),
  bind(calls.create, createTeam),
  bind(calls.update, updateTeam),
  bind(calls.delete, deleteTeam),
  bind(calls.restore, restoreTeam),
  bind(calls.own, async ({ db, viewer }) => {
    const { employeeId } = viewer;
    if (employeeId === null) return [];
    // Row security shows employees only themselves; here they see the other members of their own teams.
    return presentOwnTeams(await withoutRowSecurity(db, () => ownTeamsOf(db, employeeId)), viewer);
  }),
];
