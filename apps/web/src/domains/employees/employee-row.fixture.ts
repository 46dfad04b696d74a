import type { EmployeeRow } from '@muster/contract/domains/employees/employee-answers.ts';
import { employeesEndpoints } from '../../platform/api/endpoints/employees.generated.ts';
import { answers } from '../../testing/fake-server.ts';

/** A row of the list as HR gets it; override what a test is about. */
export function employeeRow(gaps: Partial<EmployeeRow> = {}): EmployeeRow {
  return {
    id: 12,
    version: 3,
    name: 'Ana Reyes',
    position: 'Paralegal',
    client_id: 2,
    client: { legal_business_name: 'Harbour Legal' },
    timezone_id: 291,
    timezone: { name: 'Asia/Manila', friendly_name: 'Manila, Philippines' },
    shift: { shift: { name: 'Day shift' } },
    personal_email: 'ana@mail.test',
    primary_work_location: 'wfo',
    employee_status_type_group: { name: 'active' },
    status: null,
    latest_employee_active_date: null,
    sensitiveData: true,
    photo_version: null,
    employee_current_cost_history: true,
    employee_current_nonrefundable_history: true,
    employee_current_re_fee: true,
    schedules_count: 1,
    birthdate: '1994-05-17',
    employee_occurrence_point_policies_count: 1,
    abilities: { update: true, delete: true },
    ...gaps,
  };
}

/** A list of these rows. */
export const listOf = (...rows: EmployeeRow[]) => answers(employeesEndpoints.table, { data: rows, total: rows.length });
