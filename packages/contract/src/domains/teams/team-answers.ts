import { z } from 'zod';
import { employeeStatuses } from '../../states.ts';

const named = z.object({ id: z.int(), name: z.string() });

/** Without former employees. */
export const teamRow = z.object({
  id: z.int(),
  uuid: z.string(),
  version: z.int(),
  name: z.string(),
  client: named,
  away_limit: z.int().nullable(),
  leads: z.array(z.string()),
  members: z.int(),
  abilities: z.object({ update: z.boolean() }),
});
export type TeamRow = z.output<typeof teamRow>;

export const teamMember = z.object({
  employee_id: z.int(),
  name: z.string(),
  position: z.string(),
  role: named,
});
export type TeamMember = z.output<typeof teamMember>;

export const teamDetails = z.object({
  id: z.int(),
  uuid: z.string(),
  version: z.int(),
  name: z.string(),
  client: named,
  /** How many may be away on one day before the leave calendar warns. */
  away_limit: z.int().nullable(),
  members: z.array(teamMember),
  abilities: z.object({ update: z.boolean() }),
});
export type TeamDetails = z.output<typeof teamDetails>;

export const teamCandidate = z.object({ id: z.int(), name: z.string(), position: z.string() });

/** One of the viewer's teams. Fields that only a lead may see are null for other members. */
export const ownTeam = z.object({
  id: z.int(),
  name: z.string(),
  client: z.string(),
  own_role: z.string(),
  leads: z.boolean(),
  members: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      position: z.string(),
      role: z.string(),
      is_lead: z.boolean(),
      work_email: z.string(),
      shift: z.string().nullable(),
      status: z.enum(employeeStatuses).nullable(),
      /** The viewer may open the record. */
      open: z.boolean(),
    }),
  ),
});
export type OwnTeam = z.output<typeof ownTeam>;
