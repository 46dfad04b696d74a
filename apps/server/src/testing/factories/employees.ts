import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Database } from '../../database/rows.generated.ts';
import { currencyIds, statusTypeIds, zoneIds } from '../../database/seed/known-ids.ts';
import { createClient, createPolicy } from './clients.ts';
import { createOffice } from './lookups.ts';
import { nextNumber } from './numbers.ts';
import { assignShift, createShift, latestVersion } from './shifts.ts';

export interface EmployeeGaps extends Partial<Insertable<Database['employee']>> {
  /** Any status but `active` ends or suspends the employment period; `statusFacts` gives the details. */
  readonly status?: keyof typeof statusTypeIds;
  readonly statusFacts?: Partial<Insertable<Database['employee_active_date']>>;
  /** Stored as given: sealed columns need sealed text. */
  readonly sensitive?: Omit<Partial<Insertable<Database['employee_sensitive']>>, 'employee_id'>;
  readonly shift_id?: number;
  /** With all seven items of section 5.8. Otherwise birth date, cost, fees, shift, schedule and points policy are missing. */
  readonly isComplete?: boolean;
}

/** An employee with an open employment period since 2020, also in the list. `db` needs a scope that sees everything. */
export async function createEmployee(db: Db, gaps: EmployeeGaps = {}): Promise<Selectable<Database['employee']>> {
  const { status = 'active', statusFacts = {}, sensitive, shift_id, isComplete = false, ...columns } = gaps;
  const number = nextNumber();
  const employee = await db
    .insertInto('employee')
    .values({
      third_party_employee_id: `EMP-${number}`,
      name: `Employee ${number}`,
      client_id: columns.client_id ?? (await createClient(db)).id,
      position: 'Virtual Assistant',
      timezone_id: zoneIds.manila,
      office_id: columns.office_id ?? (await createOffice(db)).id,
      work_email: `employee-${number}@muster.test`,
      start_date: '2020-01-01',
      orientation_date: '2020-01-01',
      birthdate: isComplete ? '1994-05-17' : null,
      status_type_id: statusTypeIds[status],
      ...columns,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await addEmploymentPeriod(db, employee, status, statusFacts);
  await db
    .insertInto('employee_client')
    .values({ employee_id: employee.id, client_id: employee.client_id, valid: '[2020-01-01,)' })
    .execute();
  if (sensitive)
    await db
      .insertInto('employee_sensitive')
      .values({ employee_id: employee.id, ...sensitive })
      .execute();
  if (shift_id !== undefined) await assignShift(db, employee, { id: shift_id });
  if (isComplete) await completeConfiguration(db, employee, shift_id);
  await refreshList(db, employee.id);
  return employee;
}

/** For tests that change tables without updating the list. */
export async function refreshList(db: Db, employeeId: number, asOf = '2026-03-02'): Promise<void> {
  await sql`select refresh_employee_list(array[${employeeId}::integer], ${asOf}::date)`.execute(db);
}

const groupOf = {
  active: 'active',
  suspended: 'inactive',
  leaveOfAbsence: 'inactive',
  terminated: 'termination',
  endOfContract: 'termination',
  redundancy: 'termination',
  absentWithoutLeave: 'termination',
  resigned: 'resignation',
  immediateResignation: 'resignation',
} as const satisfies Record<keyof typeof statusTypeIds, string>;

async function addEmploymentPeriod(
  db: Db,
  employee: { id: number; start_date: string; orientation_date: string },
  status: keyof typeof statusTypeIds,
  facts: EmployeeGaps['statusFacts'],
): Promise<void> {
  const status_group = groupOf[status];
  const isSeparated = status_group === 'termination' || status_group === 'resignation';
  const ending = { end_date: '2026-01-31', reason: 'Moved on', clearance_status: 'Pending', rehire: true };
  await db
    .insertInto('employee_active_date')
    .values({
      employee_id: employee.id,
      start_date: employee.start_date,
      orientation_date: employee.orientation_date,
      status_group,
      ...(isSeparated ? ending : {}),
      ...facts,
    })
    .execute();
}

async function completeConfiguration(db: Db, employee: { id: number }, givenShift: number | undefined): Promise<void> {
  const shiftId = givenShift ?? (await createShift(db)).id;
  if (givenShift === undefined) await assignShift(db, employee, { id: shiftId });
  const amount = {
    employee_id: employee.id,
    amount_cents: 120_000,
    currency_id: currencyIds.aud,
    valid: '[2020-01-01,)',
  };
  await db.insertInto('employee_cost').values(amount).execute();
  await db.insertInto('employee_nonrefundable').values(amount).execute();
  await db.insertInto('employee_re_fee').values(amount).execute();
  const policy = await createPolicy(db, 'occurrence_points');
  await db
    .insertInto('employee_policy')
    .values({ employee_id: employee.id, kind: 'occurrence_points', policy_id: policy.id, valid: '[2020-01-01,)' })
    .execute();
  await db
    .insertInto('employee_schedule')
    .values({
      employee_id: employee.id,
      work_date: '2026-03-02',
      shift_id: shiftId,
      shift_version_id: await latestVersion(db, shiftId),
      starts_at: '2026-03-02T00:00:00Z',
      ends_at: '2026-03-02T09:00:00Z',
    })
    .execute();
}

/** Works for another client from a day on. */
export async function moveToClient(db: Db, { id }: { id: number }, clientId: number, day: string): Promise<void> {
  await sql`update employee_client set valid = daterange(lower(valid), ${day}::date) where employee_id = ${id} and valid @> ${day}::date`.execute(
    db,
  );
  await sql`insert into employee_client (employee_id, client_id, valid) values (${id}, ${clientId}, daterange(${day}::date, null))`.execute(
    db,
  );
  await sql`update employee set client_id = ${clientId} where id = ${id}`.execute(db);
}
