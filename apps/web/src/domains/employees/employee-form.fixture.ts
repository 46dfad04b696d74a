import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import { sensitiveFields } from '@muster/contract/domains/employees/employees.constants.ts';
import { clientsEndpoints } from '../../platform/api/endpoints/clients.generated.ts';
import { duplicatesEndpoints } from '../../platform/api/endpoints/duplicates.generated.ts';
import { employeesEndpoints } from '../../platform/api/endpoints/employees.generated.ts';
import { lookupsEndpoints } from '../../platform/api/endpoints/lookups.generated.ts';
import { shiftsEndpoints } from '../../platform/api/endpoints/shifts.generated.ts';
import { answers } from '../../testing/fake-server.ts';
import { employeeRecord } from './employee-record.fixture.ts';

/** A stored record whose sensitive fields are filled, except some optional ones. */
export function filledRecord(gaps: Partial<EmployeeDetails> = {}): EmployeeDetails {
  return employeeRecord({
    work_phone: '09171234567',
    personal_phone: '09181234567',
    personal_email: 'ana@mail.test',
    address_line_2: null,
    bank_name: 'BDO Unibank',
    bank_type: 'Savings',
    bank_account_no: '123456789012',
    pagibig: null,
    tin: null,
    phic: null,
    notes: 'Prefers mornings',
    emergency_contact_name: 'Ben Reyes',
    emergency_contact_phone: null,
    emergency_contact_relationship: 'Brother',
    ...gaps,
  });
}

/** The record as a viewer without the sensitive right gets it. */
export function openRecord(): EmployeeDetails {
  const record = filledRecord({ sensitiveData: false });
  for (const field of sensitiveFields) delete record[field];
  return record;
}

/** The lists of the form. */
export const choices = [
  answers(clientsEndpoints.withInvoiceConfig, [{ id: 2, legal_business_name: 'Harbour Legal', currency_id: 1 }]),
  answers(shiftsEndpoints.forDropdown, [
    {
      id: 5,
      name: 'Day shift',
      client_id: null,
      timezone_id: 291,
      timezone: 'Asia/Manila',
      start_time: '08:00',
      end_time: '17:00',
    },
  ]),
  answers(duplicatesEndpoints.find, []),
  answers(lookupsEndpoints.offices, [
    { id: 1, name: 'Head office', address: 'Ayala Avenue, Makati', timezone_id: 291 },
  ]),
  answers(lookupsEndpoints.countries, [{ id: 175, name: 'Philippines', code: 'PH' }]),
  answers(lookupsEndpoints.currencies, [{ id: 1, code: 'USD' }]),
];

export const formDefaults = answers(employeesEndpoints.formDefaults, { today: '2026-11-21', bank_name: 'BDO Unibank' });
