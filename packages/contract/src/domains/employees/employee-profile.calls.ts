import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { optionalText } from '../../fields.ts';
import { idParameter } from '../../paging.ts';
import { employeeStatuses, workLocations } from '../../states.ts';
import { employeeLabels as label } from './employees.constants.ts';

const textOrNull = z.string().nullable();

/** Numbers show only their last four characters. */
const personal = z.object({
  personal_email: textOrNull,
  personal_phone: textOrNull,
  address_line_1: textOrNull,
  address_line_2: textOrNull,
  city: textOrNull,
  zip: textOrNull,
  emergency_contact_name: textOrNull,
  emergency_contact_phone: textOrNull,
  emergency_contact_relationship: textOrNull,
  sss_ending: textOrNull,
  pagibig_ending: textOrNull,
  tin_ending: textOrNull,
  phic_ending: textOrNull,
  bank_name: textOrNull,
  bank_account_ending: textOrNull,
});

export const employeeProfile = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  position: z.string(),
  third_party_employee_id: z.string(),
  client: z.object({ legal_business_name: z.string() }).nullable(),
  shift: z.object({ name: z.string() }).nullable(),
  work_email: z.string(),
  work_phone: textOrNull,
  office: z.object({ address: z.string() }),
  timezone: z.object({ name: z.string() }),
  primary_work_location: z.enum(workLocations),
  start_date: z.string(),
  regularization_date: z.string(),
  birthdate: textOrNull,
  employee_status_type_group: z.object({ name: z.enum(employeeStatuses) }),
  has_photo: z.boolean(),
  /** Null unless the viewer is this employee or holds the sensitive right. */
  personal: personal.nullable(),
  abilities: z.object({ update: z.boolean() }),
});
export type EmployeeProfile = z.output<typeof employeeProfile>;

/**
 * An absent field keeps its value; phones follow the rules of the employee form. Section 7.2 lists no version, so it may be
 * absent.
 */
export const updateProfileBody = z.strictObject({
  version: z.int().min(1).optional(),
  personal_phone: optionalText(label.personal_phone, 50),
  address_line_1: optionalText(label.address_line_1, 100),
  address_line_2: optionalText(label.address_line_2, 100),
  city: optionalText(label.city, 100),
  zip: optionalText(label.zip, 100),
  emergency_contact_name: optionalText(label.emergency_contact_name, 100),
  emergency_contact_phone: optionalText(label.emergency_contact_phone, 50),
  emergency_contact_relationship: optionalText(label.emergency_contact_relationship, 50),
});

/** The profile view (sections 2.8 and 7.2). */
export const employeeProfileCalls = {
  read: defineCall({
    name: 'employees.profile',
    method: 'GET',
    path: '/api/get-employee-profile/:id',
    section: '7.2',
    access: 'login',
    params: idParameter,
    answer: employeeProfile,
    audit: 'employees.read-profile',
    record: 'employee',
  }),

  /** Only the viewer's own. */
  update: defineCall({
    name: 'employees.update-profile',
    method: 'PUT',
    path: '/api/update-employee-profile',
    section: '7.2',
    access: 'login',
    body: updateProfileBody,
    answer: z.object({ version: z.int() }),
    audit: 'employees.update-profile',
  }),
};
