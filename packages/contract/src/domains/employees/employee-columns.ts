/** Columns of the list in the order of section 2.9, named like the row's fields; `actions` has no data. */
export const employeeColumns = [
  'name',
  'position',
  'client.legal_business_name',
  'timezone_id',
  'shift.shift.name',
  'personal_email',
  'primary_work_location',
  'employee_status_type_group.name',
  'latest_employee_active_date.reason',
  'latest_employee_active_date.clearance_status',
  'latest_employee_active_date.rehire',
] as const;
export type EmployeeColumn = (typeof employeeColumns)[number];

/** The columns of the global search (section 9), as named in `searchable_columns`. */
export const searchableColumns = [
  'name',
  'position',
  'personal_email',
  'personal_phone',
  'work_email',
  'client_email',
  'primary_work_location',
  'secondary_work_location',
  'shift_schedule',
  'employee_status_type_group.name',
  'latest_employee_active_date.reason',
  'latest_employee_active_date.clearance_status',
] as const;
export type SearchableColumn = (typeof searchableColumns)[number];
