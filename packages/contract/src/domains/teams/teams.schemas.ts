import { z } from 'zod';
import { requiredId, requiredText } from '../../fields.ts';
import { validationMessages as say } from '../../validation-messages.ts';

export const teamLabels = {
  client_id: 'Client',
  name: 'Name',
  away_limit: 'Away limit',
  members: 'Members',
  team_role_id: 'Role',
} as const;

/** People of a team, and the highest limit of how many may be away. */
export const mostTeamMembers = 200;

/** The roles that lead a team, by their names in the lookup of team roles. */
export const leadingTeamRoles = ['Team Lead', 'Assistant Team Lead'] as const;

const members = z
  .array(z.strictObject({ employee_id: requiredId('Employee'), team_role_id: requiredId(teamLabels.team_role_id) }))
  .max(mostTeamMembers, say.max(teamLabels.members, mostTeamMembers))
  .refine((given) => new Set(given.map(({ employee_id }) => employee_id)).size === given.length, {
    message: 'An employee is listed twice among the members.',
  });
const name = requiredText(teamLabels.name, 100);

/** How many may be away on one day before the leave calendar warns. Null: no limit. */
const awayLimit = z
  .int(say.number(teamLabels.away_limit))
  .min(1, say.min(teamLabels.away_limit, 1))
  .max(mostTeamMembers, say.max(teamLabels.away_limit, mostTeamMembers))
  .nullable();

export const createTeamBody = z.strictObject({
  client_id: requiredId(teamLabels.client_id),
  name,
  away_limit: awayLimit.default(null),
  members,
});

/** The complete list of members: everybody else leaves the team. Without a limit, the stored one stays. */
export const updateTeamBody = z.strictObject({
  id: requiredId('Id'),
  version: z.int().min(1),
  name,
  away_limit: awayLimit.optional(),
  members,
});
export type TeamMemberInput = z.output<typeof members>[number];
