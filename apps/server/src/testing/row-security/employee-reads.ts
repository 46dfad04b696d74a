import { sql } from 'kysely';
import { currentCostColumn } from '../../domains/employees/current-cost.repository.ts';
import { duplicateEmployees } from '../../domains/employees/duplicate-employees.repository.ts';
import * as records from '../../domains/employees/employee-record.repository.ts';
import { zoneOfEmployee } from '../../domains/employees/employee-zone.repository.ts';
import { recordFacts } from '../../domains/employees/record-facts.repository.ts';
import { memberTeamsColumn } from '../../domains/teams/index.ts';
import type { RowSecurityReads } from './row-security-reads.ts';

const asOf = '2026-03-02';

/** What is read of one employee's record for a viewer, for the row-security test. */
export const employeeReads: RowSecurityReads = {
  readEmployee: (db, { employeeId: id }) => records.readEmployee(db, { id, asOf, withSensitive: true, reach: 'all' }),
  readWholeEmployee: (db, { employeeId: id }) =>
    records.readWholeEmployee(
      db,
      { id, asOf, withSensitive: true, reach: 'all' },
      { teams: memberTeamsColumn(id, 'all'), files: null, cost: currentCostColumn(id, asOf) },
    ),
  readEmployees: (db, { employeeId }) => records.readEmployees(db, [employeeId], asOf),
  zoneOfEmployee: (db, { employeeId }) => zoneOfEmployee(db, employeeId),
  findReachable: (db, { employeeId }) => records.findReachable(db, employeeId, 'all'),
  lockEmployee: (db, { employeeId }) => records.lockEmployee(db, employeeId),
  duplicateEmployees: async (db, { employeeId }) => {
    const { name, birthdate } = await db
      .selectFrom('employee')
      .select(['name', sql<string | null>`birthdate::text`.as('birthdate')])
      .where('id', '=', employeeId)
      .executeTakeFirst()
      .then((found) => found ?? { name: '', birthdate: null });
    return duplicateEmployees(db, { name, birthdate, workEmail: '', personalEmail: '' }, { reach: 'all', most: 5 });
  },
  recordFacts: (db, { employeeId: id }) => recordFacts(db, { id, asOf, now: `${asOf}T00:00:00Z` }),
};
