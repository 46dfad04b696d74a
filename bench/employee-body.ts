import type { CreateEmployeeRequest } from '@muster/contract/domains/employees/employees.schemas.ts';
import { type BenchRecords, createdMark } from './bench-records.ts';

/** The nth new employee of this run, as the form sends it with every field filled in. */
export function employeeBody(records: BenchRecords, n: number) {
  const number = `${createdMark}${records.mark}-${n}`;
  return {
    name: `Hazel Anne Navarro ${n}`,
    third_party_employee_id: number,
    client_id: records.clientId,
    shift_id: records.shiftId,
    office_id: records.officeId,
    timezone_id: 291,
    position: 'Medical Biller',
    work_email: `${number}@work.test`,
    primary_work_location: 'wfo',
    secondary_work_location: 'wfh',
    start_date: '2026-03-02',
    orientation_date: '2026-03-02',
    payment_method: 'Bank Account',
    cost_effective_from: '2026-03-02',
    cost_amount: '1200.50',
    cost_currency_id: 2,
    personal_email: `${number}@home.test`,
    personal_phone: '09171234567',
    address_line_1: '12 Mabini Street',
    city: 'Makati',
    zip: '1200',
    bank_name: 'BDO Unibank',
    bank_type: 'Savings',
    bank_account_no: '001234567890',
    sss: '34-1234567-8',
    basic_salary: '25000.00',
  } satisfies CreateEmployeeRequest;
}
