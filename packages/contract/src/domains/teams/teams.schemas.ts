import { z } from 'zod';
import { requiredId, requiredText } from '../../fields.ts';
import { validationMessages as say } from '../../validation-messages.ts';

export const teamLabels = { client_id: 'Client', name: 'Name', members: 'Members', team_role_id: 'Role' } as const;

/** The roles that lead a team, by their names in the lookup of team roles. */
export const leadingTeamRoles = ['Team Lead', 'Assistant Team Lead'] as const;

const members = z
  .array(z.strictObject({ employee_id: requiredId('Employee'), team_role_id: requiredId(teamLabels.team_role_id) }))
  .max(200, say.max(teamLabels.members, 200))
  .refine((given) => new Set(given.map(({ employee_id }) => employee_id)).size === given.length, {
    message: 'An employee is listed twice among the members.',
  });
const name = requiredText(teamLabels.name, 100);

export const createTeamBody = z.strictObject({ client_id: requiredId(teamLabels.client_id), name, members });

/** The complete list of members: everybody else leaves the team. */
export const updateTeamBody = z.strictObject({
  id: requiredId('Id'),
  version: z.int().min(1),
  name,
  members,
});
export type TeamMemberInput = z.output<typeof members>[number];
