import type { EmployeeProfile } from '@muster/contract/domains/employees/employee-profile.calls.ts';
import { employeeLabels as label } from '@muster/contract/domains/employees/employees.constants.ts';
import { workLocationLabel } from '@muster/contract/states.ts';
import { formatLongDay } from '../../../platform/format/dates.ts';
import { phoneText } from '../../../platform/format/phone.ts';
import { zoneCity } from '../../../platform/format/zones.ts';
import type { Fact } from '../../../ui/description-list/description-list.tsx';

/** Client, shift and team are above the tabs. */
export function workFacts(profile: EmployeeProfile): readonly Fact[] {
  return [
    { label: label.third_party_employee_id, value: profile.third_party_employee_id },
    { label: label.position, value: profile.position },
    { label: label.office_id, value: profile.office.address },
    { label: label.primary_work_location, value: workLocationLabel(profile.primary_work_location) },
    { label: label.work_email, value: profile.work_email },
    { label: label.work_phone, value: phoneText(profile.work_phone) },
    { label: label.timezone_id, value: zoneCity(profile.timezone.name) },
    { label: label.start_date, value: formatLongDay(profile.start_date) },
    { label: label.regularization_date, value: formatLongDay(profile.regularization_date) },
    { label: label.birthdate, value: profile.birthdate && formatLongDay(profile.birthdate) },
  ];
}

/** What the employee keeps up to date, and who is called in an emergency. */
export function contactFacts(personal: NonNullable<EmployeeProfile['personal']>): readonly Fact[] {
  const { address_line_1, address_line_2, city, zip } = personal;
  const town = [zip, city].filter(Boolean).join(' ');
  return [
    { label: label.personal_phone, value: phoneText(personal.personal_phone) },
    { label: 'Address', value: [address_line_1, address_line_2, town].filter(Boolean).join(', ') },
    {
      label: 'Emergency contact',
      value: [personal.emergency_contact_name, personal.emergency_contact_relationship].filter(Boolean).join(', '),
    },
    { label: label.emergency_contact_phone, value: phoneText(personal.emergency_contact_phone) },
  ];
}

export function numberFacts(personal: NonNullable<EmployeeProfile['personal']>): readonly Fact[] {
  return [
    { label: label.personal_email, value: personal.personal_email, wide: true },
    { label: label.sss, value: endingText(personal.sss_ending) },
    { label: label.pagibig, value: endingText(personal.pagibig_ending) },
    { label: label.tin, value: endingText(personal.tin_ending) },
    { label: label.phic, value: endingText(personal.phic_ending) },
    { label: label.bank_name, value: personal.bank_name },
    { label: label.bank_account_no, value: endingText(personal.bank_account_ending) },
  ];
}

/** Null: nothing is stored. Empty: the stored value is too short to show any of it. */
const endingText = (ending: string | null) => (ending === null ? null : ending === '' ? 'On file' : `•••• ${ending}`);
