import type { Db } from '../../database/db.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { addToTeam, createTeam } from '../../testing/factories/teams.ts';

/** A client's team: a lead and a member, and somebody of the client in no team. */
export async function ledTeam(db: Db) {
  const client = await createClient(db);
  const [lead, member, other] = [
    await createEmployee(db, { client_id: client.id }),
    await createEmployee(db, { client_id: client.id }),
    await createEmployee(db, { client_id: client.id }),
  ];
  const team = await createTeam(db, { client_id: client.id });
  await addToTeam(db, team, lead, 'teamLead');
  await addToTeam(db, team, member);
  return { client, lead, member, other, team };
}
