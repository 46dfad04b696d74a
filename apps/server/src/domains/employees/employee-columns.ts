import type {
  ImportedEmployeeInput,
  UpdateEmployeeInput,
} from '@muster/contract/domains/employees/employees.schemas.ts';
import { eachField, openPlainFields } from '@muster/contract/domains/employees/plain-fields.ts';
import type { EmployeeColumns } from './employee-write.repository.ts';

/** The open fields of a request as columns. */
export function columnsFrom(body: ImportedEmployeeInput): EmployeeColumns {
  const { internal_staff_flag, is_salaried, is_infraction_exempted } = body;
  const switches = {
    internal_staff_flag,
    file_201_complete: body['201_complete'],
    is_salaried,
    is_infraction_exempted,
  };
  return { ...alwaysGiven(body), ...optional(body), ...switches };
}

/** As columnsFrom, without omitted optional fields, which keep their stored values. */
export function changedColumnsFrom(body: UpdateEmployeeInput): Partial<EmployeeColumns> {
  const given = Object.entries(optional(body)).filter(
    ([field]) => body[field as keyof UpdateEmployeeInput] !== undefined,
  );
  return { ...alwaysGiven(body), ...Object.fromEntries(given), ...givenSwitches(body) };
}

function givenSwitches(body: UpdateEmployeeInput): Partial<EmployeeColumns> {
  const { internal_staff_flag, is_salaried, is_infraction_exempted } = body;
  const complete = body['201_complete'];
  return {
    ...(internal_staff_flag !== undefined && { internal_staff_flag }),
    ...(complete !== undefined && { file_201_complete: complete }),
    ...(is_salaried !== undefined && { is_salaried }),
    ...(is_infraction_exempted !== undefined && { is_infraction_exempted }),
  };
}

type OpenBody = ImportedEmployeeInput | UpdateEmployeeInput;

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
  };
}

function optional(body: OpenBody) {
  return {
    client_position: body.client_position ?? null,
    work_phone: body.work_phone ?? null,
    client_email: body.client_email ?? null,
    ...eachField(openPlainFields, (field) => body[field] ?? null),
    birthdate: body.birthdate ?? null,
  };
}
