import { sql } from 'kysely';
import type { ReportedHistory } from '../../platform/dated/dated-report.repository.ts';
import { employeeAmounts } from './employee-amount.repository.ts';
import { employeeClients, employeePositions } from './employee-assignment.repository.ts';
import { employeePolicies } from './employee-policy.repository.ts';

/** An employee has a client and a position on each day of the latest employment period. Earlier ones may predate the histories. */
const employed = sql`
  select distinct on (d.employee_id) d.employee_id as owner, daterange(d.start_date, d.end_date, '[]') as days
  from employee_active_date d join employee e on e.id = d.employee_id and e.deleted_at is null
  order by d.employee_id, d.start_date desc`;

export const employeeHistories: readonly ReportedHistory[] = [
  { name: 'client of employee', table: employeeClients, covered: employed },
  { name: 'position of employee', table: employeePositions, covered: employed },
  { name: 'cost of employee', table: employeeAmounts.cost, covered: null },
  { name: 'RE fee of employee', table: employeeAmounts.re_fee, covered: null },
  { name: 'non-refundable of employee', table: employeeAmounts.nonrefundable, covered: null },
  { name: 'leave policy of employee', table: employeePolicies('leave'), covered: null },
  { name: 'holiday policy of employee', table: employeePolicies('holiday'), covered: null },
  { name: 'points policy of employee', table: employeePolicies('occurrence_points'), covered: null },
];
