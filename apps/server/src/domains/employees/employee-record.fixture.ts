import type { NamesAround } from './employee-profile.repository.ts';
import type { EmployeeRecord } from './employee-record.repository.ts';
import { nothingStored, type OpenedSensitive } from './sensitive-record.ts';

export const employeeRecord: EmployeeRecord & NamesAround = {
  id: 1,
  version: 1,
  user_id: null,
  name: 'Maria Santos',
  third_party_employee_id: 'EMP-1',
  client_id: 2,
  client_name: 'Harbour Pty Ltd',
  timezone_id: 291,
  position: 'Bookkeeper',
  client_position: null,
  work_email: 'maria@muster.test',
  work_phone: null,
  client_email: null,
  office_id: 1,
  biometric_id: null,
  sprout_system_id: null,
  primary_work_location: 'wfo',
  secondary_work_location: 'wfh',
  shift_id: null,
  shift_name: null,
  rotation_name: null,
  internal_staff_flag: false,
  birthdate: null,
  start_date: '2020-01-01',
  orientation_date: '2020-01-01',
  payment_method: 'Bank Account',
  file_201_complete: false,
  is_salaried: false,
  is_infraction_exempted: false,
  status_group: 'active',
  employment_periods: [],
  planned_ending: null,
  office_address: 'Ayala Avenue',
  timezone_name: 'Asia/Manila',
  has_photo: false,
};

export const sensitiveRecord: OpenedSensitive = nothingStored;
