import { regularizationDay } from '@muster/contract';
import type { EmployeeProfile } from '@muster/contract/domains/employees/employee-profile.calls.ts';
import { normalizedIdentifier } from '@muster/contract/identifier.ts';
import type { NamesAround } from './employee-profile.repository.ts';
import type { EmployeeRecord } from './employee-record.repository.ts';
import type { OpenedSensitive } from './sensitive-record.ts';

/** Never contains notes and salary; numbers show only their ending. */
export function presentProfile(
  record: EmployeeRecord & NamesAround,
  sensitive: OpenedSensitive | null,
  isOwn: boolean,
): EmployeeProfile {
  return {
    id: record.id,
    version: record.version,
    name: record.name,
    position: record.position,
    third_party_employee_id: record.third_party_employee_id,
    client: { legal_business_name: record.client_name },
    shift: record.shift_name === null ? null : { name: record.shift_name },
    work_email: record.work_email,
    work_phone: record.work_phone,
    office: { address: record.office_address },
    timezone: { name: record.timezone_name },
    primary_work_location: record.primary_work_location,
    start_date: record.start_date,
    regularization_date: regularizationDay(record.start_date),
    birthdate: record.birthdate,
    employee_status_type_group: { name: record.status_group },
    has_photo: record.has_photo,
    personal: sensitive && personalOf(sensitive),
    abilities: { update: isOwn && sensitive !== null },
  };
}

function personalOf(sensitive: OpenedSensitive): NonNullable<EmployeeProfile['personal']> {
  const { personal_email, personal_phone, address_line_1, address_line_2, city, zip, bank_name } = sensitive;
  const { emergency_contact_name, emergency_contact_phone, emergency_contact_relationship } = sensitive;
  return {
    personal_email,
    personal_phone,
    address_line_1,
    address_line_2,
    city,
    zip,
    emergency_contact_name,
    emergency_contact_phone,
    emergency_contact_relationship,
    sss_ending: endingOf(sensitive.sss),
    pagibig_ending: endingOf(sensitive.pagibig),
    tin_ending: endingOf(sensitive.tin),
    phic_ending: endingOf(sensitive.phic),
    bank_name,
    bank_account_ending: endingOf(sensitive.bank_account_no),
  };
}

/** Enough to recognise the number. Short numbers are hidden, because their ending would be all of them. */
function endingOf(number: string | null): string | null {
  if (number === null) return null;
  const plain = normalizedIdentifier(number).replace(/[ -]/g, '');
  return plain.length > 6 ? plain.slice(-4) : '';
}
