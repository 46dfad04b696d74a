import type { CreateEmployeeInput, UpdateEmployeeInput } from '@muster/contract/domains/employees/employees.schemas.ts';
import type { EmployeeColumns } from './employee-write.repository.ts';

/** The open fields of a request as columns. */
export function columnsFrom(body: CreateEmployeeInput): EmployeeColumns {
  return { ...alwaysGiven(body), ...optional(body) };
}

/** As columnsFrom, without the optional fields that the request leaves out: those stay as they are stored. */
export function changedColumnsFrom(body: UpdateEmployeeInput): Partial<EmployeeColumns> {
  const given = Object.entries(optional(body)).filter(
    ([field]) => body[field as keyof UpdateEmployeeInput] !== undefined,
  );
  return { ...alwaysGiven(body), ...Object.fromEntries(given) };
}

type OpenBody = CreateEmployeeInput | UpdateEmployeeInput;

function alwaysGiven(body: OpenBody) {
  return {
    name: body.name,
    third_party_employee_id: body.third_party_employee_id,
    timezone_id: body.timezone_id,
    position: body.position,
    work_email: body.work_email,
    office_id: body.office_id,
    primary_work_location: body.primary_work_location,
    secondary_work_location: body.secondary_work_location,
    start_date: body.start_date,
    orientation_date: body.orientation_date,
    payment_method: body.payment_method,
    internal_staff_flag: body.internal_staff_flag,
    file_201_complete: body['201_complete'],
    is_salaried: body.is_salaried,
    is_infraction_exempted: body.is_infraction_exempted,
  };
}

function optional(body: OpenBody) {
  return {
    client_position: body.client_position ?? null,
    work_phone: body.work_phone ?? null,
    client_email: body.client_email ?? null,
    biometric_id: body.biometric_id ?? null,
    sprout_system_id: body.sprout_system_id ?? null,
    birthdate: body.birthdate ?? null,
  };
}
