import { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import type { Db } from '../../database/db.ts';
import type { Persona } from '../../testing/create-persona.ts';
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

/** All results of a period's list, as the page sends them after "Select all". */
export async function allResults(user: Persona, period: string, filters: object = {}) {
  const dt_params = JSON.stringify({ filters });
  const { body } = await user.call(timesheetsCalls.list, { query: { period, dt_params, digest: 'true' } });
  return { all: { period, dt_params }, total: body.total, digest: body.digest ?? '' };
}
