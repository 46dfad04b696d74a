import type { FieldCipher } from '../platform/crypto/field-cipher.ts';
import type { Db } from '../platform/http/context.ts';
import { createUser } from './factories/accounts.ts';
import { addToTeam, createClient, createTeam } from './factories/clients.ts';
import { createEmployee } from './factories/employees.ts';
import { createShift } from './factories/shifts.ts';

/** Text that stands in one sensitive field of one employee and nowhere else: where it turns up, that field has leaked. */
export type Canaries = Readonly<Record<string, string>>;

export interface Twin {
  readonly clientId: number;
  readonly employeeIds: readonly number[];
  readonly leadId: number;
  readonly shiftId: number;
  readonly teamId: number;
  readonly clientAdminId: number;
  readonly employeeUserId: number;
  /** By field name, of the first employee. */
  readonly canaries: Canaries;
}

/** Two companies with the same data but for the canaries: what one of them sees may hold nothing of the other's. */
export async function twinClients(db: Db, cipher: FieldCipher): Promise<{ left: Twin; right: Twin }> {
  return { left: await createTwin(db, cipher, 'left'), right: await createTwin(db, cipher, 'right') };
}

async function createTwin(db: Db, cipher: FieldCipher, side: 'left' | 'right'): Promise<Twin> {
  const client = await createClient(db, { legal_business_name: `Twin ${side} Pty Ltd`, contact_name: 'Alex Tan' });
  const shift = await createShift(db, { client_id: client.id, name: 'Twin shift' });
  const team = await createTeam(db, { client_id: client.id, name: 'Twin team' });
  const canaries = canariesOf(side);
  const common = { client_id: client.id, shift_id: shift.id, position: 'Accountant', isComplete: true } as const;
  const first = await createEmployee(db, { ...common, name: 'Maria Santos' });
  await db.insertInto('employee_sensitive').values({ employee_id: first.id, ...stored(cipher, first.uuid, canaries) }).execute();
  const lead = await createEmployee(db, { ...common, name: 'Jose Reyes' });
  await addToTeam(db, team, first);
  await addToTeam(db, team, lead, 'teamLead');
  const admin = await createUser(db, { roles: ['client-admin'], clientId: client.id });
  const employeeUser = await createUser(db, { roles: ['employee'], employeeId: first.id });
  return {
    clientId: client.id,
    employeeIds: [first.id, lead.id],
    leadId: lead.id,
    shiftId: shift.id,
    teamId: team.id,
    clientAdminId: admin.id,
    employeeUserId: employeeUser.id,
    canaries,
  };
}
