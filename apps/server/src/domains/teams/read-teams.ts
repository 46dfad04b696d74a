import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import type { teamsCalls } from '@muster/contract/domains/teams/teams.calls.ts';
import { mayChangeTeamsOf, mayReadTeams } from '@muster/contract/domains/teams/teams.policy.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { ListInput } from '../../platform/lists/bind-list.ts';
import { candidatesOf, membersOf, readTeam, teamAt } from './team.repository.ts';
import { readTeamPage } from './team-list.repository.ts';
import { presentTeam, presentTeamRow } from './teams.presenter.ts';

type Calls = typeof teamsCalls;

/** Teams of every client for staff, those of the own company for client users. */
export async function listTeams(
  ctx: Ctx,
  { question }: ListInput<Calls['table']>,
): Promise<CallAnswer<Calls['table']>> {
  if (!mayReadTeams(ctx.viewer)) return { data: [], total: 0 };
  const { data, total } = await readTeamPage(ctx.db, question);
  return { data: data.map((row) => presentTeamRow(row, ctx.viewer)), total };
}

/** @throws Problem not-found, the same for a missing team and one that the viewer may not see */
export async function readTeamDetails(
  ctx: Ctx,
  { params: { id } }: CallInput<Calls['details']>,
): Promise<CallAnswer<Calls['details']>> {
  const team = mayReadTeams(ctx.viewer) ? await readTeam(ctx.db, id) : undefined;
  if (!team) throw notFound('team');
  return presentTeam(team, await membersOf(ctx.db, id), ctx.viewer);
}

export async function readTeamAtAddress(
  ctx: Ctx,
  { params: { uuid } }: CallInput<Calls['atAddress']>,
): Promise<CallAnswer<Calls['atAddress']>> {
  const id = await teamAt(ctx.db, uuid);
  if (id === undefined) throw notFound('team');
  return readTeamDetails(ctx, { params: { id }, query: undefined, body: undefined });
}

/** Nobody of a client whose teams the viewer may not change. */
export async function listTeamCandidates(
  { db, viewer }: Ctx,
  { query: { client_id } }: CallInput<Calls['candidates']>,
): Promise<CallAnswer<Calls['candidates']>> {
  return mayChangeTeamsOf(viewer, client_id) ? candidatesOf(db, client_id) : [];
}
