import type { CreateEmployeeRequest } from '@muster/contract/domains/employees/employees.schemas.ts';
import type { Db } from '../../database/db.ts';
import { createClient } from '../../testing/factories/clients.ts';
import { createOffice } from '../../testing/factories/lookups.ts';
import { createShift } from '../../testing/factories/shifts.ts';

let number = 0;

/** A valid request from a viewer who sees the sensitive section. */
export async function employeeBody(db: Db): Promise<CreateEmployeeRequest> {
  number += 1;
  return { ...(await openBody(db)), ...sensitiveBody(number) };
}

/** A valid request from a viewer who does not. */
export async function openBody(db: Db): Promise<CreateEmployeeRequest> {
  number += 1;
  const client = await createClient(db);
  const shift = await createShift(db);
  const office = await createOffice(db);
  return {
    name: 'Hazel Anne Navarro',
    third_party_employee_id: `MUS-${number}`,
    client_id: client.id,
    shift_id: shift.id,
    office_id: office.id,
    timezone_id: 291,
    position: 'Medical Biller',
    work_email: `hazel-${number}@muster.test`,
    primary_work_location: 'wfo',
    secondary_work_location: 'wfh',
    start_date: '2026-03-02',
    orientation_date: '2026-03-02',
    payment_method: 'Bank Account',
    cost_effective_from: '2026-03-02',
    cost_amount: '1200.50',
    cost_currency_id: 2,
  };
}

function sensitiveBody(mark: number) {
  return {
    personal_email: `hazel.home-${mark}@mail.test`,
    personal_phone: '09171234567',
    address_line_1: '12 Mabini Street',
    city: 'Makati',
    zip: '1200',
    bank_name: 'BDO Unibank',
    bank_type: 'Savings',
    bank_account_no: '001234567890',
    sss: '34-1234567-8',
    basic_salary: '25000.00',
  };
}
