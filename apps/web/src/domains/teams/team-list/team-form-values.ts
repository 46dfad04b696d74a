import type { TeamDetails } from '@muster/contract/domains/teams/team-answers.ts';

export interface MemberValue {
  readonly employee_id: number;
  readonly name: string;
  readonly position: string;
  readonly team_role_id: number;
}

/** Values of the form. Names are shown but not sent. */
export interface TeamFormValues {
  client_id: number | null;
  name: string;
  away_limit: number | null;
  members: MemberValue[];
}

export function teamValuesOf(team: TeamDetails | null, client: number | null): TeamFormValues {
  if (team === null) return { client_id: client, name: '', away_limit: null, members: [] };
  return {
    client_id: team.client.id,
    name: team.name,
    away_limit: team.away_limit,
    members: team.members.map(({ role, ...member }) => ({ ...member, team_role_id: role.id })),
  };
}

export const sentMembers = (members: readonly MemberValue[]) =>
  members.map(({ employee_id, team_role_id }) => ({ employee_id, team_role_id }));
