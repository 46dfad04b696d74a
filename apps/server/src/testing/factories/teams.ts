import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/rows.generated.ts';
import { teamRoleIds } from '../../database/seed/known-ids.ts';
import { nextNumber } from './numbers.ts';

export type TeamGaps = Partial<Insertable<Database['team']>> & { readonly client_id: number };

export async function createTeam(db: Db, gaps: TeamGaps): Promise<Selectable<Database['team']>> {
  return await db
    .insertInto('team')
    .values({ name: `Team ${nextNumber()}`, ...gaps })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function addToTeam(
  db: Db,
  team: { id: number },
  employee: { id: number },
  role: keyof typeof teamRoleIds = 'member',
): Promise<void> {
  await db
    .insertInto('team_member')
    .values({ team_id: team.id, employee_id: employee.id, team_role_id: teamRoleIds[role] })
    .execute();
}
