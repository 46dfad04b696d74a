import { type CallAnswer, type CallInput, invalidInput, Problem } from '@muster/contract';
import type { teamsCalls } from '@muster/contract/domains/teams/teams.calls.ts';
import { mayChangeTeamsOf } from '@muster/contract/domains/teams/teams.policy.ts';
import { type TeamMemberInput, teamLabels } from '@muster/contract/domains/teams/teams.schemas.ts';
import { mayChangeOwnReach } from '@muster/contract/own-reach.ts';
import { validationMessages as say } from '@muster/contract/validation-messages.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withFieldErrors } from '../../platform/records/field-errors.ts';
import { lockedRecord, type RecordSource } from '../../platform/records/locked-record.ts';
import { clientExists, concludeClientChange } from '../clients/index.ts';
import { isLeadOf } from './leads.repository.ts';
import {
  candidatesOf,
  changeTeam,
  dissolveTeam,
  insertTeam,
  lockTeam,
  membersOf,
  readTeam,
  replaceMembers,
  type StoredTeam,
  teamRoleIds,
} from './team.repository.ts';

type Calls = typeof teamsCalls;

export async function createTeam(ctx: Ctx, { body }: CallInput<Calls['create']>): Promise<CallAnswer<Calls['create']>> {
  const { client_id: clientId, name, away_limit, members } = body;
  if (!mayChangeTeamsOf(ctx.viewer, clientId) || !(await clientExists(ctx.db, clientId)))
    throw invalidInput({ client_id: [say.invalid(teamLabels.client_id)] });
  await assertMembers(ctx, clientId, members, new Set());
  const id = await withTeamErrors(() => insertTeam(ctx.db, { client_id: clientId, name, away_limit }));
  await replaceMembers(ctx.db, id, members);
  await assertNotLed(ctx, id, ownLead);
  const after = { team: name, away_limit, members: await memberTexts(ctx, id) };
  await concludeClientChange(ctx, { event: 'clients.create-team', clientId, after });
  return { id, version: 1 };
}

/** Changes name, limit and members together. Refuses an older version, so that no change is lost. */
export async function updateTeam(ctx: Ctx, { body }: CallInput<Calls['update']>): Promise<CallAnswer<Calls['update']>> {
  const team = await lockedRecord(ctx, teamSource, body);
  await assertNotLed(ctx, body.id, ledTeam);
  const held = await membersOf(ctx.db, body.id);
  await assertMembers(ctx, team.client_id, body.members, new Set(held.map(({ employee_id }) => employee_id)));
  const before = { team: team.name, away_limit: team.away_limit, members: await memberTexts(ctx, body.id) };
  const { name, away_limit = team.away_limit } = body;
  await withTeamErrors(() => changeTeam(ctx.db, body.id, { name, away_limit }));
  await replaceMembers(ctx.db, body.id, body.members);
  await assertNotLed(ctx, body.id, ownLead);
  const after = { team: name, away_limit, members: await memberTexts(ctx, body.id) };
  const version = team.version + 1;
  const part = { kind: 'team', id: body.id };
  await concludeClientChange(ctx, {
    event: 'clients.update-team',
    clientId: team.client_id,
    before,
    after,
    version,
    part,
  });
  return { id: body.id, version };
}

export async function deleteTeam(ctx: Ctx, { body }: CallInput<Calls['delete']>): Promise<void> {
  const team = await lockedRecord(ctx, teamSource, { id: body.id });
  await assertNotLed(ctx, body.id, ledTeam);
  await dissolveTeam(ctx.db, body.id, ctx.clock.now().toString());
  const before = { team: team.name };
  await concludeClientChange(ctx, { event: 'clients.delete-team', clientId: team.client_id, before });
}

export const ownLead = 'Someone else has to make you the lead of a team.';
const ledTeam = 'You lead this team, so someone else has to change it.';

/** A team decides whom its leads reach. @throws Problem forbidden for a viewer who leads the team, with a reach that it limits */
export async function assertNotLed({ db, viewer }: Ctx, teamId: number, text: string): Promise<void> {
  if (mayChangeOwnReach(viewer) || viewer.employeeId === null) return;
  if (await isLeadOf(db, teamId, viewer.employeeId)) throw new Problem('forbidden', text);
}

const teamSource: RecordSource<StoredTeam> = {
  thing: 'team',
  lock: async ({ db, viewer }, id) => {
    const team = (await lockTeam(db, id)) && (await readTeam(db, id));
    return team && mayChangeTeamsOf(viewer, team.client_id) ? team : undefined;
  },
  logged: ({ id, client_id }) => ({ subject: { kind: 'client', id: client_id }, part: { kind: 'team', id } }),
  labels: { team: teamLabels.name, away_limit: teamLabels.away_limit, members: teamLabels.members },
};

/** @throws Problem invalid-input for people of other clients and unknown roles */
async function assertMembers(
  ctx: Ctx,
  clientId: number,
  members: readonly TeamMemberInput[],
  held: ReadonlySet<number>,
): Promise<void> {
  const allowed = new Set((await candidatesOf(ctx.db, clientId)).map(({ id }) => id));
  const roles = new Set(await teamRoleIds(ctx.db));
  if (members.some(({ employee_id: id }) => !allowed.has(id) && !held.has(id))) {
    throw invalidInput({ members: ['The members are invalid. A team can only have people who work for its client.'] });
  }
  if (members.some(({ team_role_id: id }) => !roles.has(id)))
    throw invalidInput({ members: [say.invalid(teamLabels.team_role_id)] });
}

export const withTeamErrors = <T>(write: () => Promise<T>) =>
  withFieldErrors(write, teamLabels, { team_name_unique: ['name', 'taken'] });

async function memberTexts(ctx: Ctx, id: number): Promise<string[]> {
  return (await membersOf(ctx.db, id)).map(({ name, role_name }) => `${name} (${role_name})`);
}
