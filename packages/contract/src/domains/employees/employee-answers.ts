import { z } from 'zod';
import { employeeStatuses, workLocations } from '../../states.ts';
import { attachmentRow } from '../documents/attachment.schemas.ts';
import { paymentMethods } from './employees.constants.ts';
import { eachField, openPlainFields, sensitivePlainFields } from './plain-fields.ts';

/** What the viewer may do to this record, so that buttons need not guess. */
const abilities = z.object({ update: z.boolean(), delete: z.boolean() });

/** Reason and rehire are null except for terminated and resigned employees. */
const latestActiveDate = z.object({
  reason: z.string().nullable(),
  clearance_status: z.string().nullable(),
  rehire: z.boolean().nullable(),
});

/** Employee list row (section 3). Fields that the viewer may not see are absent. */
export const employeeRow = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  position: z.string(),
  client_id: z.int().nullable(),
  client: z.object({ legal_business_name: z.string() }).nullable(),
  timezone_id: z.int().optional(),
  timezone: z.object({ name: z.string(), friendly_name: z.string() }).optional(),
  shift: z.object({ shift: z.object({ name: z.string() }) }).nullable(),
  personal_email: z.string().nullable().optional(),
  primary_work_location: z.enum(workLocations),
  employee_status_type_group: z.object({ name: z.enum(employeeStatuses) }),
  /** The status type and the day it began. Null for active employees. */
  status: z.object({ name: z.string(), since: z.string().nullable() }).nullable(),
  latest_employee_active_date: latestActiveDate.nullable(),
  sensitiveData: z.boolean(),
  /** Changes with each photo; null if there is none small enough for a list. */
  photo_version: z.string().nullable(),
  /** Whether there is a current one; the list does not show amounts. */
  employee_current_cost_history: z.boolean(),
  employee_current_nonrefundable_history: z.boolean(),
  employee_current_re_fee: z.boolean(),
  schedules_count: z.int(),
  birthdate: z.string().nullable(),
  employee_occurrence_point_policies_count: z.int(),
  abilities,
});
export type EmployeeRow = z.output<typeof employeeRow>;

const textOrNull = z.string().nullable();

/** Absent if `sensitiveData` is false. */
const sensitive = z.object({
  personal_phone: textOrNull,
  personal_email: textOrNull,
  address_line_1: textOrNull,
  address_line_2: textOrNull,
  city: textOrNull,
  zip: textOrNull,
  bank_name: textOrNull,
  bank_type: textOrNull,
  bank_account_no: textOrNull,
  ...eachField(sensitivePlainFields, () => textOrNull),
  notes: textOrNull,
  emergency_contact_name: textOrNull,
  emergency_contact_phone: textOrNull,
  emergency_contact_relationship: textOrNull,
  /** Whole units with two decimals, `25000.00`. */
  basic_salary: textOrNull,
});

/** The sensitive section of a record, as far as a request asked for it. */
export const sensitivePart = z.object(sensitive.partial().shape);
export type SensitivePart = z.output<typeof sensitivePart>;

const maskedFacts = z.array(z.object({ label: z.string(), text: z.string() })).readonly();
const sensitivePreview = z.object({ government: maskedFacts, pay: maskedFacts, home: maskedFacts, notes: maskedFacts });

/** The end of the employment that is planned and has not taken effect. */
const plannedEnding = z.object({
  last_day: z.string(),
  status_type: z.object({ id: z.int(), name: z.string() }),
  reason: z.string(),
  clearance_status: z.string(),
  rehire: z.boolean(),
  /** When the account closes. */
  effective_at: z.string(),
  /** Who planned it. */
  actor_name: z.string(),
  impersonator_name: textOrNull,
});

/** The cost that is valid today, all null if there is none. Absent for viewers who may not see costs. */
const currentCost = z.object({
  cost_effective_from: textOrNull,
  cost_effective_to: textOrNull,
  /** Whole units with two decimals, `1200.50`. */
  cost_amount: textOrNull,
  cost_currency_id: z.int().nullable(),
});
export type CurrentCost = z.output<typeof currentCost>;

/** A team that the viewer reaches and the employee is in. */
const employeeTeam = z.object({ id: z.int(), name: z.string(), role: z.string() });

/** The record as the form and the details need it. Days are YYYY-MM-DD. */
export const employeeDetails = z.object({
  id: z.int(),
  version: z.int(),
  user_id: z.int().nullable(),
  name: z.string(),
  third_party_employee_id: z.string(),
  client_id: z.int().nullable(),
  client: z.object({ id: z.int(), legal_business_name: z.string() }).nullable(),
  timezone_id: z.int(),
  position: z.string(),
  client_position: textOrNull,
  work_email: z.string(),
  work_phone: textOrNull,
  client_email: textOrNull,
  office_id: z.int(),
  ...eachField(openPlainFields, () => textOrNull),
  primary_work_location: z.enum(workLocations),
  secondary_work_location: z.enum(workLocations),
  shift_id: z.int().nullable(),
  shift: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** The name of the rotation that names the shift of each day, if there is one. */
  rotation: z.string().nullable(),
  internal_staff_flag: z.boolean(),
  birthdate: textOrNull,
  start_date: z.string(),
  regularization_date: z.string(),
  orientation_date: z.string(),
  payment_method: z.enum(paymentMethods),
  '201_complete': z.boolean(),
  is_salaried: z.boolean(),
  is_infraction_exempted: z.boolean(),
  has_photo: z.boolean(),
  employee_status_type_group: z.object({ name: z.enum(employeeStatuses) }),
  employee_active_dates: z.array(
    latestActiveDate.extend({ start_date: z.string(), orientation_date: z.string(), end_date: textOrNull }),
  ),
  planned_ending: plannedEnding.nullable(),
  employee_teams: z.array(employeeTeam),
  /** Newest first. Absent for viewers who may not see attachments. */
  attachments: z.array(attachmentRow).optional(),
  sensitiveData: z.boolean(),
  ...sensitive.partial().shape,
  /** Instead of the sensitive fields, if the request asks for it. */
  sensitive_preview: sensitivePreview.optional(),
  ...currentCost.partial().shape,
  abilities: abilities.extend({ exempt: z.boolean(), policies: z.boolean() }),
});
export type EmployeeDetails = z.output<typeof employeeDetails>;

const leadOfTeam = z.object({ id: z.int(), name: z.string() });

/** The key facts above a record. */
export const recordFacts = z.object({
  /** 'On leave', and the day it began. */
  status: z.object({ group: z.enum(employeeStatuses), name: z.string(), since: textOrNull }),
  /** First day with the current client, YYYY-MM-DD. */
  client_since: textOrNull,
  office: z.string(),
  /** The shift that runs now, or the next planned one; null if none is planned. */
  next_shift: z
    .object({ work_date: z.string(), starts_at: z.string(), ends_at: z.string(), shift: z.string(), zone: z.string() })
    .nullable(),
  /** The first team of the employee by name that the viewer reaches. */
  team: z.object({ id: z.int(), name: z.string(), members: z.int(), leads: z.array(leadOfTeam) }).nullable(),
});
export type RecordFacts = z.output<typeof recordFacts>;
