import type { Db } from '../database/db.ts';
import { sealSensitive } from '../database/seed/seal-sensitive.ts';
import type { FieldCipher } from '../platform/crypto/field-cipher.ts';
import { createUser } from './factories/accounts.ts';
import { createClient } from './factories/clients.ts';
import { createEmployee, refreshList } from './factories/employees.ts';
import { createRotation, createShift } from './factories/shifts.ts';
import { addToTeam, createTeam } from './factories/teams.ts';

/** The text of one sensitive field of one employee: where it appears, that field has leaked. */
type Canaries = Readonly<Record<string, string>>;

export interface Twin {
  readonly clientId: number;
  readonly employeeIds: readonly number[];
  readonly leadId: number;
  readonly shiftId: number;
  readonly rotationId: number;
  readonly teamId: number;
  readonly clientAdminId: number;
  readonly employeeUserId: number;
  /** By field name, of the first employee. */
  readonly canaries: Canaries;
}

/** Two companies with the same data except for the canaries: one must not see anything of the other. */
export async function twinClients(db: Db, cipher: FieldCipher): Promise<{ left: Twin; right: Twin }> {
  return { left: await createTwin(db, cipher, 'left'), right: await createTwin(db, cipher, 'right') };
}

async function createTwin(db: Db, cipher: FieldCipher, side: 'left' | 'right'): Promise<Twin> {
  const client = await createClient(db, { legal_business_name: `Twin ${side} Pty Ltd`, contact_name: 'Alex Tan' });
  const shift = await createShift(db, { client_id: client.id, name: 'Twin shift' });
  const rotation = await createRotation(db, 1, [[1, 1, shift]], { client_id: client.id, name: 'Twin rotation' });
  const team = await createTeam(db, { client_id: client.id, name: 'Twin team' });
  const canaries = canariesOf(side);
  const common = { client_id: client.id, shift_id: shift.id, position: 'Accountant', isComplete: true } as const;
  const first = await createEmployee(db, { ...common, name: 'Maria Santos' });
  const { basic_salary, ...texts } = canaries;
  const sealed = sealSensitive(cipher, first, { ...texts, basic_salary_cents: Number(basic_salary) });
  await db.insertInto('employee_sensitive').values(sealed).execute();
  await refreshList(db, first.id);
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
    rotationId: rotation.id,
    teamId: team.id,
    clientAdminId: admin.id,
    employeeUserId: employeeUser.id,
    canaries,
  };
}

/** Every field that the specification calls sensitive (decisions, Employees). A salary must be digits: cents. */
function canariesOf(side: 'left' | 'right') {
  const canary = (field: string) => `canary ${side} ${field}`;
  const digit = side === 'left' ? '1' : '2';
  return {
    personal_phone: `0917000777${digit}`,
    personal_email: `canary.${side}@mail.test`,
    address_line_1: canary('address one'),
    address_line_2: canary('address two'),
    city: canary('city'),
    zip: canary('zip'),
    bank_name: canary('bank'),
    bank_type: canary('bank type'),
    bank_account_no: `90909090909${digit}`,
    sss: canary('sss'),
    pagibig: canary('pagibig'),
    tin: canary('tin'),
    phic: canary('phic'),
    notes: canary('notes'),
    emergency_contact_name: canary('contact'),
    emergency_contact_phone: `0917000888${digit}`,
    emergency_contact_relationship: canary('relationship'),
    basic_salary: `7319110${digit}`,
  };
}
