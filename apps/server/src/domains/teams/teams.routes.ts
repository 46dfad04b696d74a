import { notFound } from '@muster/contract';
import { teamsCalls as calls, teamList } from '@muster/contract/domains/teams/teams.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import { createTeam, deleteTeam, updateTeam } from './change-teams.ts';
import { restoreTeam } from './restore-team.ts';
import { candidatesOf, membersOf, readTeam } from './team.repository.ts';
import { ownTeamsOf, readTeamPage } from './team-list.repository.ts';
import { presentOwnTeams, presentTeam, presentTeamRow } from './teams.presenter.ts';

export const teamsBindings = [
  ...bindList(teamList, async (ctx, { question }) => {
    const { data, total } = await readTeamPage(ctx.db, question);
    return { data: data.map((row) => presentTeamRow(row, ctx.viewer)), total };
  }),
  bind(calls.details, async (ctx, { params }) => {
    const team = await readTeam(ctx.db, params.id);
    if (!team) throw notFound('team');
    return presentTeam(team, await membersOf(ctx.db, params.id));
  }),
  bind(calls.candidates, ({ db }, { query }) => candidatesOf(db, query.client_id)),
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
