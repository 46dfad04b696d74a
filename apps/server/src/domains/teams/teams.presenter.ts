import type { Viewer } from '@muster/contract';
import type { OwnTeam, TeamDetails, TeamRow } from '@muster/contract/domains/teams/team-answers.ts';
import { mayChangeTeamsOf, mayOpenMembers } from '@muster/contract/domains/teams/teams.policy.ts';
import { leadingTeamRoles } from '@muster/contract/domains/teams/teams.schemas.ts';
import type { StoredMember, StoredTeam } from './team.repository.ts';
import type { OwnTeamRow, TeamListRow } from './team-list.repository.ts';

export function presentTeamRow({ client_id: id, client_name: name, ...row }: TeamListRow, viewer: Viewer): TeamRow {
  return { ...row, client: { id, name }, abilities: { update: mayChangeTeamsOf(viewer, id) } };
}

export function presentTeam(team: StoredTeam, members: readonly StoredMember[], viewer: Viewer): TeamDetails {
  const { client_id: id, client_name: name, ...plain } = team;
  return {
    ...plain,
    client: { id, name },
    abilities: { update: mayChangeTeamsOf(viewer, id) },
    members: members.map(({ role_id, role_name, ...member }) => ({
      ...member,
      role: { id: role_id, name: role_name },
    })),
  };
}

/** Only leads see the shift and status of the others. */
export function presentOwnTeams(rows: readonly OwnTeamRow[], viewer: Viewer): OwnTeam[] {
  const teams = new Map<number, OwnTeam>();
  for (const row of rows) {
    const leads = isLeading(row.own_role);
    const team = teams.get(row.team_id) ?? {
      id: row.team_id,
      name: row.team_name,
      client: row.client_name,
      own_role: row.own_role,
      leads,
      members: [],
    };
    team.members.push({
      id: row.id,
      name: row.name,
      position: row.position,
      role: row.role,
      is_lead: isLeading(row.role),
      work_email: row.work_email,
      shift: leads ? row.shift : null,
      status: leads ? row.status : null,
      open: mayOpenMembers(viewer, { isLed: leads }),
    });
    teams.set(row.team_id, team);
  }
  return [...teams.values()];
}

const isLeading = (role: string) => (leadingTeamRoles as readonly string[]).includes(role);
