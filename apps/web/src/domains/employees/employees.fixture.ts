import type { EmployeeDetails, EmployeeRow } from '@muster/contract/domains/employees/employee-answers.ts';
import { answers } from '../../testing/fake-server.ts';
import { choiceWires, employeeWires } from './employees.wires.ts';

/** A row of the list to which nothing is missing; a test says what is different. */
export function employeeRow(different: Partial<EmployeeRow> = {}): EmployeeRow {
  return {
    id: 12,
    version: 3,
    name: 'Ana Reyes',
    position: 'Bookkeeper',
    client_id: 2,
    client: { legal_business_name: 'Lakeshore Health' },
    timezone_id: 291,
    timezone: { name: 'Asia/Manila', friendly_name: 'Manila, Philippines' },
    shift: { shift: { name: 'Day Shift' } },
    personal_email: 'ana@mail.example',
    primary_work_location: 'wfh',
    employee_status_type_group: { name: 'active' },
    latest_employee_active_date: { reason: null, clearance_status: null, rehire: null },
    sensitiveData: true,
    employee_current_cost_history: true,
    employee_current_nonrefundable_history: true,
    employee_current_re_fee: true,
    schedules_count: 5,
    birthdate: '1994-04-02',
    employee_occurrence_point_policies_count: 1,
    abilities: { update: true, delete: true },
    ...different,
  };
}

/** A stored record with every field filled. */
export function employeeDetails(different: Partial<EmployeeDetails> = {}): EmployeeDetails {
  return {
    ...sensitive,
    id: 12,
    version: 3,
    user_id: null,
    name: 'Ana Reyes',
    third_party_employee_id: 'MUS-12',
    client_id: 2,
    client: { id: 2, legal_business_name: 'Lakeshore Health' },
    timezone_id: 291,
    position: 'Bookkeeper',
    client_position: 'Junior Bookkeeper',
    work_email: 'ana.reyes@muster.example',
    work_phone: '09171234567',
    client_email: null,
    office_id: 1,
    biometric_id: '4411',
    sprout_system_id: null,
    primary_work_location: 'wfh',
    secondary_work_location: 'wfo',
    shift_id: 5,
    shift: { id: 5, name: 'Day Shift' },
    internal_staff_flag: false,
    birthdate: '1994-04-02',
    start_date: '2024-08-31',
    regularization_date: '2025-02-28',
    orientation_date: '2024-09-01',
    payment_method: 'Bank Account',
    '201_complete': true,
    is_salaried: true,
    is_infraction_exempted: false,
    employee_status_type_group: { name: 'active' },
    employee_active_dates: [],
    sensitiveData: true,
    abilities: { update: true, delete: true },
    ...different,
  };
}

const sensitive = {
  personal_phone: '09181234567',
  personal_email: 'ana@mail.example',
  address_line_1: '1 Mango Street',
  address_line_2: null,
  city: 'Cebu',
  zip: '6000',
  bank_name: 'BDO Unibank',
  bank_type: 'Savings',
  bank_account_no: '123456789012',
  sss: '34-1234567-8',
  pagibig: null,
  tin: null,
  phic: null,
  notes: 'Prefers mornings',
  emergency_contact_name: 'Ben Reyes',
  emergency_contact_phone: null,
  emergency_contact_relationship: 'Brother',
  basic_salary: '25000.00',
};

/** The record as somebody without the sensitive right gets it. */
export function openDetails(different: Partial<EmployeeDetails> = {}): EmployeeDetails {
  const hidden = Object.keys(sensitive);
  const entries = Object.entries(employeeDetails(different)).filter(([field]) => !hidden.includes(field));
  return { ...(Object.fromEntries(entries) as EmployeeDetails), sensitiveData: false };
}

/** The lists that the form chooses from. */
export const choices = [
  answers(choiceWires.clients, [{ id: 2, legal_business_name: 'Lakeshore Health' }]),
  answers(choiceWires.shifts, [{ id: 5, name: 'Day Shift', timezone_id: 291, start_time: '08:00', end_time: '17:00' }]),
  answers(choiceWires.offices, [{ id: 1, address: 'Ayala Avenue, Makati', timezone_id: 291 }]),
  answers(choiceWires.currencies, [{ id: 1, code: 'USD' }]),
];

export const formDefaults = answers(employeeWires.formDefaults, { today: '2026-11-21', bank_name: 'BDO Unibank' });

/** A list of these rows. */
export const listOf = (...rows: EmployeeRow[]) => answers(employeeWires.table, { data: rows, total: rows.length });
