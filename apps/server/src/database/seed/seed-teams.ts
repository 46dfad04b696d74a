import type { Kysely } from 'kysely';
import type { Database } from '../rows.generated.ts';
import type { EmployeePlan } from './employee-plan.ts';
import { insertRows, reserveIds } from './insert-rows.ts';
import { teamRoleIds } from './known-ids.ts';
import type { SeededCompany, SeedTime } from './seed-clients.ts';

const teamSize = 9;
const teamNames = ['Operations', 'Back Office', 'Customer Care', 'Support', 'Projects'] as const;

/** Every employee of a client is in one of its teams; the first of each team leads it. */
export async function seedTeams(
  db: Kysely<Database>,
  clients: readonly SeededCompany[],
  plans: readonly EmployeePlan[],
  time: SeedTime,
): Promise<number> {
  const teams = clients.flatMap((client) => {
    const people = plans.filter(
      (plan) => plan.clientId === client.id && plan.situation !== 'termination' && plan.situation !== 'resignation',
    );
    return teamNames.flatMap((name, index) => {
      const members = people.slice(index * teamSize, (index + 1) * teamSize);
      return members.length > 0 ? [{ client, name, members }] : [];
    });
  });
  const ids = await reserveIds(db, 'team', teams.length);
  await insertRows(
    db,
    'team',
    teams.map(({ client, name }, index) => ({
      id: ids[index] ?? 0,
      client_id: client.id,
      name,
      away_limit: name === 'Support' ? null : 2,
      created_at: time.now,
      updated_at: time.now,
    })),
  );
  await insertRows(
    db,
    'team_member',
    teams.flatMap(({ members }, index) =>
      members.map((member, position) => ({
        team_id: ids[index] ?? 0,
        employee_id: member.id,
        created_at: time.now,
        team_role_id:
          position === 0
            ? teamRoleIds.teamLead
            : position === 1 && members.length > 5
              ? teamRoleIds.assistantTeamLead
              : teamRoleIds.member,
      })),
    ),
  );
  return teams.length;
}
