// Written by "npm run rows" from the migrated schema: change a migration, not this file.
import type { ColumnType, InsertType, SelectType, UpdateType } from 'kysely';

/** Read as a value to check; written as text, since the driver would take an array for one of PostgreSQL's. */
export type Json = ColumnType<unknown, string, string>;

/** Read as exact text. */
export type Numeric = ColumnType<string, string | number, string | number>;

/** May be left out on insert. */
export type Generated<Value> = ColumnType<SelectType<Value>, InsertType<Value> | undefined, UpdateType<Value>>;

/** Set by the database alone. */
export type GeneratedAlways<Value> = ColumnType<SelectType<Value>, never, never>;

export interface AccessTokenRow {
  id: Generated<number>;
  token_hash: string;
  session_id: number;
  user_id: number;
  created_at: Generated<string>;
  expires_at: string;
}

export interface AccountTokenRow {
  id: Generated<number>;
  purpose: string;
  token_hash: string;
  user_id: number;
  email: string;
  created_at: Generated<string>;
  expires_at: string;
  used_at: string | null;
  revoked_at: string | null;
}

export interface ActivityHeadPlaceRow {
  id: string;
  kept_sequence: number;
}

export interface ActivityLogRow {
  id: Generated<number>;
  at: Generated<string>;
  actor_user_id: number | null;
  actor_name: string;
  impersonator_user_id: number | null;
  impersonator_name: string | null;
  request_id: string | null;
  event: string;
  subject_kind: string | null;
  subject_id: string | null;
  client_id: number | null;
  before: Json | null;
  after: Json | null;
  details: Json | null;
  sequence: number | null;
  seal: string | null;
  mark: string | null;
}

export interface ActivitySealHeadRow {
  id: Generated<number>;
  sequence: Generated<number>;
  seal: Generated<string>;
}

export interface AppUserRow {
  id: Generated<number>;
  uuid: Generated<string>;
  name: string;
  first_name: Generated<string>;
  last_name: Generated<string>;
  email: string;
  email_key: GeneratedAlways<string>;
  password_hash: string | null;
  is_auto_password: Generated<boolean>;
  password_changed_at: string | null;
  auto_password_issued_at: string | null;
  status: Generated<string>;
  timezone_id: Generated<number>;
  employee_id: number | null;
  client_id: number | null;
  two_factor_secret: string | null;
  two_factor_confirmed_at: string | null;
  two_factor_last_step: number | null;
  version: Generated<number>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
  deleted_at: string | null;
  approval_enabled: Generated<boolean>;
  hour_cycle: Generated<number>;
  disabled_from: string | null;
  has_chosen_positions: Generated<boolean>;
  main_user_id: number | null;
  company_used_at: string | null;
  disabled_by: string | null;
  invited_at: Generated<string[]>;
}

export interface ApplicationRow {
  id: Generated<number>;
  position_id: number;
  candidate_id: number;
  stage: Generated<string>;
  stage_since: Generated<string>;
  presented_at: string | null;
  applied_at: Generated<string>;
  version: Generated<number>;
  uuid: Generated<string>;
  employee_id: number | null;
  merged_into_id: number | null;
}

export interface ApplicationDecisionRow {
  application_id: number;
  decision: Generated<string>;
  reason: string | null;
  decided_at: string | null;
  decided_by_user_id: number | null;
  version: Generated<number>;
}

export interface ApplicationStageRow {
  id: Generated<number>;
  application_id: number;
  stage: string;
  since: string;
  until: string | null;
  rejection: string | null;
  note: string | null;
  actor_user_id: number | null;
}

export interface ApprovalDecisionRow {
  id: Generated<number>;
  request_id: number;
  step: number;
  decision: string;
  decided_by_user_id: number;
  on_behalf_of_user_id: number;
  decided_by_name: string;
  instead_of_name: string | null;
  comment: string | null;
  subject_version: number;
  decided_at: string;
}

export interface ApprovalPolicyRow {
  key: string;
  id: Generated<number>;
  kind: string;
  name: string | null;
  is_offered: Generated<boolean>;
}

export interface ApprovalPolicyVersionRow {
  id: Generated<number>;
  policy_key: string;
  number: number;
  created_by_user_id: number | null;
  created_at: Generated<string>;
}

export interface ApprovalRequestRow {
  id: Generated<number>;
  kind: string;
  subject_id: number;
  round: Generated<number>;
  policy_version_id: number;
  subject_version: number;
  requester_user_id: number | null;
  employee_id: number | null;
  client_id: number | null;
  facts: Generated<Json>;
  state: Generated<string>;
  step: number;
  step_size: number;
  step_required: number;
  step_approvers: Generated<number[]>;
  opened_at: string;
  step_since: string;
  reminded_at: string | null;
  escalated_at: string | null;
  closed_at: string | null;
  former_client_id: number | null;
  other_employee_id: number | null;
}

export interface ApprovalStepRow {
  policy_version_id: number;
  position: number;
  name: string;
  rule: string;
  condition: Json | null;
  remind_after_hours: number | null;
  escalate_after_hours: number | null;
  escalation_role: string | null;
}

export interface ApprovalStepApproverRow {
  id: Generated<number>;
  policy_version_id: number;
  position: number;
  source: string;
  user_id: number | null;
  role: string | null;
}

export interface ApprovalSubstituteRow {
  id: Generated<number>;
  user_id: number;
  substitute_user_id: number;
  days: string;
  created_at: Generated<string>;
  version: Generated<number>;
}

export interface ApprovalTraceRow {
  id: Generated<number>;
  request_id: number;
  step: number;
  kind: string;
  text: string;
  at: string;
}

export interface AttachmentRow {
  id: Generated<number>;
  uuid: Generated<string>;
  employee_id: number | null;
  client_id: number | null;
  attachment_type_id: number | null;
  file_name: string;
  storage_key: string;
  sha256: string;
  size_bytes: number;
  media_type: string;
  uploaded_by_user_id: number | null;
  created_at: Generated<string>;
  leave_request_id: number | null;
  ticket_id: number | null;
  ticket_reply_id: number | null;
  ticket_note_id: number | null;
  removed_at: string | null;
  open_position_id: number | null;
  candidate_id: number | null;
  position_attachment_type_id: number | null;
  candidate_attachment_type_id: number | null;
  visibility: string | null;
}

export interface AttachmentTypeRow {
  id: Generated<number>;
  name: string;
  owner_kind: string;
}

export interface AttendanceAdjustmentRow {
  id: Generated<number>;
  employee_id: number;
  work_date: string;
  booked_on: string;
  client_id: number;
  reasons: string[];
  is_settled: boolean;
  minutes_before: number;
  planned_days: number;
  worked_days: number;
  leave_days: number;
  absent_days: number;
  worked_minutes: number;
  late_minutes: number;
  undertime_minutes: number;
  overtime_minutes: number;
  waiting_overtime_minutes: number;
  pay_minutes: number[];
  inputs: number[];
  changed_at: string;
  part_leave_minutes: Generated<number>;
  is_leave_worked: Generated<boolean>;
  absent_leave_minutes: Generated<number>;
  unpaid_leave_minutes: Generated<number>;
}

export interface AttendanceBreakAlertRow {
  employee_id: number;
  work_date: string;
  kind: string;
  sent_at: string;
}

export interface AttendanceCorrectionRow {
  id: Generated<number>;
  employee_id: number;
  work_date: string;
  proposed_in: string | null;
  proposed_out: string | null;
  breaks: Generated<string>;
  reason: string;
  evidence: string | null;
  state: Generated<string>;
  created_at: Generated<string>;
  version: Generated<number>;
  entered_by_user_id: number | null;
  entered_by_name: string | null;
  counts: Generated<string>;
}

export interface AttendanceDayRow {
  employee_id: number;
  work_date: string;
  client_id: number;
  shift_id: number | null;
  starts_at: string | null;
  ends_at: string | null;
  first_in: string | null;
  last_out: string | null;
  state: string;
  planned_minutes: Generated<number>;
  worked_minutes: Generated<number>;
  paid_break_minutes: Generated<number>;
  unpaid_break_minutes: Generated<number>;
  late_minutes: Generated<number>;
  undertime_minutes: Generated<number>;
  overtime_minutes: Generated<number>;
  night_minutes: Generated<number>;
  settled_at: string | null;
  holiday_minutes: Generated<number>;
  place_zone: string | null;
  pay_minutes: number[] | null;
  waiting_overtime_minutes: Generated<number>;
  inputs: number[] | null;
  part_leave_minutes: Generated<number>;
  unpaid_leave_minutes: Generated<number>;
}

export interface AttendanceLockRow {
  id: Generated<number>;
  employee_id: number;
  days: string;
  reason: string;
  created_by_user_id: number | null;
  created_at: Generated<string>;
}

export interface AttendanceReminderRow {
  employee_id: number;
  work_date: string;
  sent_at: string;
}

export interface AvailabilityRow {
  id: Generated<number>;
  uuid: Generated<string>;
  user_id: number;
  timezone_id: number;
  notice_hours: number;
  buffer_minutes: number;
  updated_at: Generated<string>;
  version: Generated<number>;
}

export interface AvailabilityBusyRow {
  id: Generated<number>;
  availability_id: number;
  starts_at: string;
  ends_at: string;
}

export interface AvailabilityDayRow {
  id: Generated<number>;
  availability_id: number;
  day: string;
  note: string | null;
}

export interface AvailabilityDayHoursRow {
  id: Generated<number>;
  day_id: number;
  start_minute: number;
  end_minute: number;
}

export interface AvailabilityHoursRow {
  id: Generated<number>;
  availability_id: number;
  weekday: number;
  start_minute: number;
  end_minute: number;
}

export interface CandidateRow {
  id: Generated<number>;
  first_name: string;
  last_name: string;
  name: GeneratedAlways<string>;
  name_key: Generated<string>;
  shown_key: Generated<string>;
  headline: string | null;
  home_place: string | null;
  archived_at: string | null;
  created_at: Generated<string>;
  version: Generated<number>;
  anonymised_at: string | null;
}

export interface CandidateAttachmentTypeRow {
  id: Generated<number>;
  name: string;
}

export interface CandidateLinkRow {
  id: Generated<number>;
  candidate_id: number;
  token_hash: string;
  label: string;
  created_at: string;
  created_by_user_id: number;
  expires_at: string;
  revoked_at: string | null;
  opened_count: Generated<number>;
  last_opened_at: string | null;
}

export interface CandidateMergeRow {
  id: Generated<number>;
  kept_candidate_id: number;
  removed_candidate_id: number;
  shown_to: number[];
  chosen: string[];
  merged_at: string;
  merged_by_user_id: number;
}

export interface CandidatePrivateRow {
  candidate_id: number;
  email: string | null;
  phone: string | null;
  source: string;
  tags: Generated<string[]>;
  consent_on: string | null;
  retain_until: string | null;
  added_by_user_id: number | null;
  identity_key: string | null;
  email_key: string | null;
  phone_key: string | null;
  private_key: Generated<string>;
  consent_until: string | null;
  consent_withdrawn_on: string | null;
  retention_warned_for: string | null;
  retention_warned_on: string | null;
}

export interface CandidateSearchRow {
  candidate_id: number;
  grams: string[];
}

export interface CannedReplyRow {
  id: Generated<number>;
  name: string;
  name_key: Generated<string>;
  body: string;
  ticket_type_id: number | null;
  is_active: Generated<boolean>;
  version: Generated<number>;
  updated_by_user_id: number | null;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

export interface ClientRow {
  id: Generated<number>;
  uuid: Generated<string>;
  legal_business_name: string;
  trading_name: string | null;
  status: Generated<string>;
  timezone_id: number;
  country_id: number;
  currency_id: number;
  industry: string | null;
  address: string | null;
  website: string | null;
  contact_name: string | null;
  contact_email: string | null;
  contact_phone: string | null;
  version: Generated<number>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
  deleted_at: string | null;
  approves_hours: Generated<boolean>;
  approves_leave: Generated<boolean>;
}

export interface ClientAccountManagerRow {
  client_id: number;
  user_id: number;
  created_at: Generated<string>;
}

export interface ClientContactRow {
  id: Generated<number>;
  client_id: number;
  name: string;
  position: string | null;
  email: string | null;
  phone: string | null;
  version: Generated<number>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
  removed_at: string | null;
}

export interface ClientHoursRuleRow {
  client_id: number;
  weekly_hours: number;
  updated_at: Generated<string>;
}

export interface ClientInvoiceConfigRow {
  id: Generated<number>;
  client_id: number;
  billing_day: Generated<number>;
  terms_days: Generated<number>;
  currency_id: number;
  subscription_id: number;
  recipients: Generated<string[]>;
  valid: string;
  version: Generated<number>;
  created_at: Generated<string>;
  po_number: string | null;
  entered_until: string | null;
}

export interface ClientNetworkRuleRow {
  client_id: number;
  mode: string;
  networks: Generated<string[]>;
  updated_at: Generated<string>;
}

export interface ClientNotificationRow {
  id: Generated<number>;
  title: string;
  body: string;
  kind: string;
  audience: string;
  statuses: Generated<string[]>;
  roles: string[];
  is_draft: Generated<boolean>;
  publish_at: string | null;
  expires_at: string | null;
  withdrawn_at: string | null;
  created_by_user_id: number | null;
  version: Generated<number>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

export interface ClientNotificationClientRow {
  notification_id: number;
  client_id: number;
}

export interface ClientNotificationRecipientRow {
  notification_id: number;
  user_id: number;
  client_id: number;
  delivered_at: string;
  read_at: string | null;
}

export interface ClientPolicyRow {
  client_id: number;
  kind: string;
  policy_id: number;
  leave_policy_id: GeneratedAlways<number | null>;
  holiday_policy_id: GeneratedAlways<number | null>;
  occurrence_points_policy_id: GeneratedAlways<number | null>;
}

export interface ClientPolicyDefaultRow {
  id: Generated<number>;
  client_id: number;
  kind: string;
  policy_id: number;
  valid: string;
  version: Generated<number>;
  created_at: Generated<string>;
  entered_until: string | null;
}

export interface ClientStatusHistoryRow {
  id: Generated<number>;
  client_id: number;
  from_status: string | null;
  to_status: string;
  reason: string | null;
  actor_user_id: number | null;
  actor_name: string | null;
  impersonator_name: string | null;
  at: Generated<string>;
}

export interface ClientUserPositionRow {
  user_id: number;
  position_id: number;
}

export interface CountryRow {
  id: Generated<number>;
  name: string;
  code: string;
}

export interface CurrencyRow {
  id: Generated<number>;
  code: string;
  name: string;
  symbol: string;
  version: Generated<number>;
}

export interface DailyJobRunRow {
  name: string;
  day: string;
  attempts: Generated<number>;
  finished_at: string | null;
  last_error: string | null;
  reached: number | null;
}

export interface DownloadAlertRow {
  user_id: number;
  day: string;
  people: number;
  sent_at: string;
}

export interface EmployeeRow {
  id: Generated<number>;
  uuid: Generated<string>;
  third_party_employee_id: string;
  name: string;
  client_id: number;
  position: string;
  client_position: string | null;
  timezone_id: number;
  office_id: number;
  work_email: string;
  work_email_key: GeneratedAlways<string>;
  work_phone: string | null;
  client_email: string | null;
  biometric_id: string | null;
  sprout_system_id: string | null;
  primary_work_location: Generated<string>;
  secondary_work_location: Generated<string>;
  internal_staff_flag: Generated<boolean>;
  birthdate: string | null;
  start_date: string;
  orientation_date: string;
  payment_method: Generated<string>;
  file_201_complete: Generated<boolean>;
  is_salaried: Generated<boolean>;
  is_infraction_exempted: Generated<boolean>;
  status_type_id: Generated<number>;
  photo_storage_key: string | null;
  photo_media_type: string | null;
  version: Generated<number>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
  deleted_at: string | null;
}

export interface EmployeeActiveDateRow {
  id: Generated<number>;
  employee_id: number;
  start_date: string;
  orientation_date: string | null;
  end_date: string | null;
  status_group: Generated<string>;
  reason: string | null;
  clearance_status: string | null;
  rehire: boolean | null;
  version: Generated<number>;
  created_at: Generated<string>;
}

export interface EmployeeCardRow {
  employee_id: number;
  number: number;
  renewed_at: Generated<string>;
}

export interface EmployeeClientRow {
  id: Generated<number>;
  employee_id: number;
  client_id: number;
  valid: string;
  source: Generated<string>;
  created_by_user_id: number | null;
  created_at: Generated<string>;
  version: Generated<number>;
  is_waiting: Generated<boolean>;
  entered_until: string | null;
}

export interface EmployeeCostRow {
  id: Generated<number>;
  employee_id: number;
  amount_cents: number;
  currency_id: number;
  valid: string;
  source: Generated<string>;
  created_by_user_id: number | null;
  created_at: Generated<string>;
  version: Generated<number>;
  entered_until: string | null;
}

export interface EmployeeFormerKeyRow {
  id: Generated<number>;
  employee_id: number;
  kind: string;
  key: string;
  address: string | null;
  ended_at: string;
}

export interface EmployeeListRow {
  employee_id: number;
  uuid: string;
  third_party_employee_id: string;
  name: string;
  name_key: string;
  position: string;
  position_key: string;
  client_id: number;
  client_name: string;
  client_key: string;
  office_id: number;
  timezone_id: number;
  timezone_name: string;
  shift_id: number | null;
  shift_name: string;
  shift_schedule: string;
  shift_key: string;
  work_email: string;
  client_email: string;
  primary_work_location: string;
  secondary_work_location: string;
  status_type_id: number;
  status_group: string;
  reason: string | null;
  clearance_status: string | null;
  rehire: boolean | null;
  personal_email: string | null;
  personal_phone: string | null;
  has_sensitive: boolean;
  missing: number;
  search_text: string;
  search_text_sensitive: string;
  version: number;
  birthdate: string | null;
}

export interface EmployeeListStripeRow {
  stripe: number;
  changes: Generated<number>;
}

export interface EmployeeNonrefundableRow {
  id: Generated<number>;
  employee_id: number;
  amount_cents: number;
  currency_id: number;
  valid: string;
  source: Generated<string>;
  created_by_user_id: number | null;
  created_at: Generated<string>;
  version: Generated<number>;
  entered_until: string | null;
}

export interface EmployeePhotoRow {
  employee_id: number;
  storage_key: string;
  media_type: string;
  updated_at: Generated<string>;
  small_key: string | null;
  small_media_type: string | null;
}

export interface EmployeePlannedEndingRow {
  employee_id: number;
  last_day: string;
  status_type_id: number;
  status_group: string;
  reason: string;
  clearance_status: string;
  rehire: boolean;
  effective_at: string;
  actor_user_id: number;
  actor_name: string;
  impersonator_name: string | null;
  created_at: Generated<string>;
}

export interface EmployeePolicyRow {
  id: Generated<number>;
  employee_id: number;
  kind: string;
  policy_id: number;
  leave_policy_id: GeneratedAlways<number | null>;
  holiday_policy_id: GeneratedAlways<number | null>;
  occurrence_points_policy_id: GeneratedAlways<number | null>;
  valid: string;
  source: Generated<string>;
  created_by_user_id: number | null;
  created_at: Generated<string>;
  version: Generated<number>;
  entered_until: string | null;
}

export interface EmployeePositionRow {
  id: Generated<number>;
  employee_id: number;
  position: string;
  valid: string;
  is_waiting: Generated<boolean>;
  source: Generated<string>;
  created_by_user_id: number | null;
  created_at: Generated<string>;
  version: Generated<number>;
  entered_until: string | null;
}

export interface EmployeeReFeeRow {
  id: Generated<number>;
  employee_id: number;
  amount_cents: number;
  currency_id: number;
  valid: string;
  source: Generated<string>;
  created_by_user_id: number | null;
  created_at: Generated<string>;
  version: Generated<number>;
  entered_until: string | null;
}

export interface EmployeeReviewRow {
  id: Generated<number>;
  uuid: Generated<string>;
  employee_id: number;
  client_id: number;
  kind: string;
  status: Generated<string>;
  period: string;
  due_on: string;
  completed_on: string | null;
  score_hundredths: number | null;
  evaluator_user_id: number | null;
  evaluator_name: string | null;
  summary: string | null;
  employee_feedback: string | null;
  signatories_completed_at: string | null;
  version: Generated<number>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

export interface EmployeeScheduleRow {
  employee_id: number;
  work_date: string;
  shift_id: number;
  starts_at: string;
  ends_at: string;
  status: Generated<string>;
  version: Generated<number>;
  shift_version_id: number;
  leave_at_start: Generated<number>;
  leave_at_end: Generated<number>;
  leave_minutes: Generated<number>;
}

export interface EmployeeSearchRow {
  employee_id: number;
  grams: string[];
  grams_sensitive: string[];
}

export interface EmployeeSensitiveRow {
  employee_id: number;
  personal_phone: string | null;
  personal_email: string | null;
  personal_email_key: GeneratedAlways<string | null>;
  address_line_1: string | null;
  address_line_2: string | null;
  city: string | null;
  zip: string | null;
  bank_name: string | null;
  bank_type: string | null;
  bank_account_no: string | null;
  bank_account_no_index: string | null;
  sss: string | null;
  sss_index: string | null;
  pagibig: string | null;
  pagibig_index: string | null;
  tin: string | null;
  tin_index: string | null;
  phic: string | null;
  phic_index: string | null;
  basic_salary: string | null;
  notes: string | null;
  emergency_contact_name: string | null;
  emergency_contact_phone: string | null;
  emergency_contact_relationship: string | null;
  updated_at: Generated<string>;
}

export interface EmployeeShiftRow {
  id: Generated<number>;
  employee_id: number;
  shift_id: number | null;
  valid: string;
  rest_days: number[] | null;
  reason: string | null;
  source: Generated<string>;
  created_by_user_id: number | null;
  created_at: Generated<string>;
  version: Generated<number>;
  entered_until: string | null;
  rotation_id: number | null;
  rotation_starts_on: string | null;
}

export interface EmployeeStatusHistoryRow {
  id: Generated<number>;
  employee_id: number;
  from_status_type_id: number | null;
  to_status_type_id: number;
  effective_on: string;
  reason: string | null;
  actor_user_id: number | null;
  actor_name: string | null;
  impersonator_name: string | null;
  at: Generated<string>;
}

export interface EventEffectRow {
  event_id: number;
  listener: string;
  done_at: Generated<string>;
}

export interface EventOutboxRow {
  id: Generated<number>;
  name: string;
  payload: Generated<Json>;
  created_at: Generated<string>;
  delivered_at: string | null;
  attempts: Generated<number>;
  last_error: string | null;
  parked_at: string | null;
  next_try_at: Generated<string>;
}

export interface HireDraftRow {
  id: Generated<number>;
  uuid: Generated<string>;
  client_id: number;
  author_user_id: number;
  question_set: number;
  step: Generated<string>;
  path: string | null;
  answers: Generated<Json>;
  body: Json | null;
  generated: Json | null;
  generated_by: string | null;
  prompt_version: string | null;
  input_hash: string | null;
  generated_at: string | null;
  generator_failure: string | null;
  template_id: number | null;
  template_version: number | null;
  reviewed_by_user_id: number | null;
  reviewed_at: string | null;
  position_id: number | null;
  version: Generated<number>;
  created_at: string;
  updated_by_user_id: number;
  updated_at: string;
  dismissed: Generated<string[]>;
}

export interface HolidayRow {
  id: Generated<number>;
  calendar_id: number;
  day: string;
  name: string;
  kind: string;
  from_time: string | null;
  until_time: string | null;
  is_fixed: Generated<boolean>;
  source: string;
  version: Generated<number>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

export interface HolidayCalendarRow {
  id: Generated<number>;
  name: string;
  country_id: number | null;
  state: string | null;
  client_id: number | null;
  description: string | null;
  version: Generated<number>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

export interface HolidayPolicyRow {
  id: Generated<number>;
  name: string;
  is_client_assignable: Generated<boolean>;
  version: Generated<number>;
  description: string | null;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

export interface HolidayPolicyLineRow {
  id: Generated<number>;
  policy_id: number;
  calendar_id: number;
  effect: string;
  from_year: number;
  until_year: number | null;
}

export interface HolidaySwapRow {
  id: Generated<number>;
  employee_id: number;
  client_id: number;
  holiday_day: string;
  holiday: string;
  substitute_day: string;
  state: Generated<string>;
  note: string | null;
  requested_by_user_id: number;
  created_at: string;
  decided_at: string | null;
  days: GeneratedAlways<string>;
  is_holiday_worked: Generated<boolean>;
}

export interface IdempotencyKeyRow {
  user_id: number;
  key: string;
  call: string;
  request_hash: string;
  status: number;
  answer: Json | null;
  created_at: Generated<string>;
}

export interface ImportJobRow {
  id: Generated<number>;
  kind: string;
  stage: Generated<string>;
  status: Generated<string>;
  is_direct: Generated<boolean>;
  file_name: string;
  storage_key: string | null;
  sha256: string;
  size_bytes: number;
  rows_total: Generated<number>;
  rows_done: Generated<number>;
  created_count: Generated<number>;
  updated_count: Generated<number>;
  unchanged_count: Generated<number>;
  skipped_count: Generated<number>;
  rejected_count: Generated<number>;
  changes_pay: Generated<boolean>;
  problem: string | null;
  unknown_leave_types: Generated<string[]>;
  attempts: Generated<number>;
  created_by_user_id: number;
  created_by_name: string;
  impersonator_user_id: number | null;
  impersonator_name: string | null;
  created_at: Generated<string>;
  finished_at: string | null;
  version: Generated<number>;
  leaves_out_errors: Generated<boolean>;
  pay_confirmed: Generated<boolean>;
  corrections: string | null;
}

export interface ImportJobRowRow {
  import_job_id: number;
  row_number: number;
  outcome: string;
  title: Generated<string>;
  changes: Generated<Json>;
  messages: Generated<Json>;
  employee_id: number | null;
  basis: Generated<string>;
  changes_pay: Generated<boolean>;
}

export interface InterviewRow {
  id: Generated<number>;
  uuid: Generated<string>;
  application_id: number;
  starts_at: string;
  ends_at: string;
  timezone_id: number;
  kind: string;
  method: string;
  place: string | null;
  status: Generated<string>;
  calendar_uid: string;
  sequence: Generated<number>;
  previous_interview_id: number | null;
  override_reason: string | null;
  booked_by_user_id: number;
  booked_at: string;
  version: Generated<number>;
  outcome: string | null;
  end_reason: string | null;
  ended_at: string | null;
  ended_by_user_id: number | null;
  reminded_day_before_at: string | null;
  reminded_hour_before_at: string | null;
}

export interface InterviewAttendeeRow {
  id: Generated<number>;
  interview_id: number;
  user_id: number;
  side: string;
  response: Generated<string>;
}

export interface InterviewFeedbackRow {
  id: Generated<number>;
  interview_id: number;
  user_id: number;
  side: string;
  rating: number;
  body: string;
  written_at: string;
}

export interface InterviewHoldRow {
  id: Generated<number>;
  uuid: Generated<string>;
  application_id: number;
  starts_at: string;
  ends_at: string;
  override_reason: string | null;
  held_by_user_id: number;
  expires_at: string;
  moves_interview_id: number | null;
}

export interface InterviewTimeRow {
  id: Generated<number>;
  interview_id: number | null;
  hold_id: number | null;
  user_id: number | null;
  candidate_id: number | null;
  starts_at: string;
  ends_at: string;
  chain: Generated<string>;
  person_user_id: number | null;
}

export interface InvoiceSubscriptionRow {
  id: Generated<number>;
  name: string;
}

export interface JobDescriptionRow {
  id: Generated<number>;
  position_id: number;
  number: number;
  summary: string;
  duties: string;
  requirements: string;
  benefits: Generated<string>;
  origin: string;
  template_id: number | null;
  template_version: number | null;
  generated_summary: string | null;
  generated_duties: string | null;
  generated_requirements: string | null;
  generated_benefits: string | null;
  generated_by: string | null;
  prompt_version: string | null;
  input_hash: string | null;
  written_at: Generated<string>;
  written_by_user_id: number | null;
  reviewed_at: string | null;
  reviewed_by_user_id: number | null;
}

export interface JobDescriptionTemplateRow {
  id: Generated<number>;
  uuid: Generated<string>;
  name: string;
  name_key: Generated<string>;
  family: string;
  summary: string;
  duties: string;
  requirements: string;
  benefits: Generated<string>;
  is_active: Generated<boolean>;
  version: Generated<number>;
  updated_by_user_id: number | null;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

export interface KeyCheckRow {
  version: number;
  sealed: string;
}

export interface KnownDeviceRow {
  user_id: number;
  token_hash: string;
  created_at: Generated<string>;
  last_seen_at: Generated<string>;
}

export interface LeaveAccountRow {
  employee_id: number;
  leave_type_id: number;
  minutes: number;
}

export interface LeaveAwayDayRow {
  employee_id: number;
  work_date: string;
  request_id: number;
  class: string;
  part: Generated<string>;
  minutes: Generated<number>;
}

export interface LeaveEntryRow {
  id: Generated<number>;
  employee_id: number;
  leave_type_id: number;
  kind: string;
  minutes: number;
  effective_on: string;
  period_key: string | null;
  reason: string | null;
  created_by_user_id: number | null;
  created_at: Generated<string>;
}

export interface LeaveFeedRow {
  user_id: number;
  token_hash: string;
  client_id: number | null;
  team_id: number | null;
  created_at: string;
}

export interface LeavePolicyRow {
  id: Generated<number>;
  name: string;
  is_client_assignable: Generated<boolean>;
  version: Generated<number>;
  description: string | null;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

export interface LeavePolicyLineRow {
  id: Generated<number>;
  version_id: number;
  leave_type_id: number;
  accrual: string;
  yearly_minutes: number;
  rounding: string;
  prorates_joining: boolean;
  prorates_leaving: boolean;
  waiting_months: number;
  cap_minutes: number | null;
  carry_minutes: number | null;
  carry_months: number | null;
  negative_minutes: number;
}

export interface LeavePolicyStepRow {
  line_id: number;
  after_years: number;
  minutes: number;
}

export interface LeavePolicyVersionRow {
  id: Generated<number>;
  policy_id: number;
  first_day: string;
}

export interface LeaveRequestRow {
  id: Generated<number>;
  employee_id: number;
  leave_type_id: number;
  client_id: number;
  first_day: string;
  last_day: string;
  reason: string;
  is_late: boolean;
  state: Generated<string>;
  requested_by_user_id: number;
  created_at: string;
  closed_at: string | null;
  unit: Generated<string>;
}

export interface LeaveRequestDayRow {
  request_id: number;
  employee_id: number;
  work_date: string;
  minutes: number;
  state: Generated<string>;
  part: Generated<string>;
  asked_minutes: number | null;
  shift_minutes: Generated<number>;
  halves: GeneratedAlways<string | null>;
}

export interface LeaveTypeRow {
  id: Generated<number>;
  name: string;
  version: Generated<number>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
  code: string;
  paid_percent: Generated<number>;
  color: Generated<string>;
  unit: Generated<string>;
  country: string | null;
  source: string | null;
  document_after_days: number | null;
  notice_days: Generated<number>;
  visibility: Generated<string>;
  client_class: Generated<string>;
  gender: string | null;
  tenure_months: Generated<number>;
}

export interface LeaveTypeBlackoutRow {
  id: Generated<number>;
  leave_type_id: number;
  valid: string;
  reason: string;
}

export interface ListSettingRow {
  user_id: number;
  list: string;
  column_order: Generated<string[]>;
  hidden_columns: string[] | null;
  widths: Generated<Json>;
  density: Generated<string>;
  updated_at: Generated<string>;
}

export interface LoginLinkRow {
  id: Generated<number>;
  user_id: number | null;
  role_id: number | null;
  label: string;
  url: string;
}

export interface MailOutboxRow {
  id: Generated<number>;
  recipient: string;
  subject: string;
  body: string;
  created_at: Generated<string>;
  sent_at: string | null;
  failed_at: string | null;
  error: string | null;
  attempts: Generated<number>;
  effect_key: string | null;
  kept_at: string | null;
  next_try_at: Generated<string>;
  thread: Json | null;
  calendar: Json | null;
}

export interface NeedSnoozeRow {
  user_id: number;
  need: string;
  until: string;
}

export interface NotificationRow {
  id: Generated<number>;
  user_id: number;
  type: string;
  title: string | null;
  body: Generated<string>;
  link: string | null;
  read_at: string | null;
  created_at: Generated<string>;
  params: Json | null;
  key: string | null;
  is_listed: Generated<boolean>;
  archived_at: string | null;
}

export interface NotificationDeliveryRow {
  id: Generated<number>;
  notification_id: number;
  user_id: number;
  channel: string;
  due_at: string;
  attempts: Generated<number>;
  done_at: string | null;
  outcome: string | null;
}

export interface NotificationPreferenceRow {
  user_id: number;
  type: string;
  channel: string;
  is_on: boolean;
}

export interface NotificationSettingRow {
  user_id: number;
  quiet_from: string | null;
  quiet_until: string | null;
  digest: Generated<string>;
  digest_hour: Generated<number>;
  digest_weekday: Generated<number>;
}

export interface NotificationTypeRow {
  id: Generated<number>;
  code: string;
  title: string;
  text: string;
  outside: string;
  channels: string[];
  version: Generated<number>;
  updated_at: Generated<string>;
}

export interface OccurrencePointsPolicyRow {
  id: Generated<number>;
  name: string;
  is_client_assignable: Generated<boolean>;
  version: Generated<number>;
}

export interface OfficeRow {
  id: Generated<number>;
  name: string;
  address: string;
  timezone_id: number | null;
  country_id: number | null;
  version: Generated<number>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

export interface OpenPositionRow {
  id: Generated<number>;
  uuid: Generated<string>;
  client_id: number;
  title: string;
  status: Generated<string>;
  paused_from_status: string | null;
  status_since: Generated<string>;
  opened_at: Generated<string>;
  headcount: number;
  filled_count: Generated<number>;
  employment_type: string;
  work_location: string;
  shift_start: string | null;
  shift_end: string | null;
  timezone_id: number;
  start_by: string | null;
  must_have: Generated<string[]>;
  nice_to_have: Generated<string[]>;
  owner_user_id: number | null;
  priority: Generated<string>;
  version: Generated<number>;
}

export interface OpenPositionBudgetRow {
  position_id: number;
  currency_id: number;
  least_cents: number;
  most_cents: number;
}

export interface OpenPositionStatusRow {
  id: Generated<number>;
  position_id: number;
  status: string;
  since: string;
  until: string | null;
  reason: string | null;
  actor_user_id: number | null;
}

export interface OrganizationSettingRow {
  key: string;
  value: string;
  version: Generated<number>;
  updated_at: Generated<string>;
}

export interface OvertimeRequestRow {
  id: Generated<number>;
  employee_id: number;
  work_date: string;
  occasion: string;
  minutes: number;
  approved_minutes: Generated<number>;
  decided_minutes: Generated<number>;
  state: Generated<string>;
  version: Generated<number>;
  created_at: Generated<string>;
}

export interface PayChangeRow {
  id: Generated<number>;
  uuid: string;
  employee_id: number;
  requested_by_user_id: number;
  part: string;
  fields: string[];
  sealed: string;
  state: Generated<string>;
  note: string | null;
  created_at: string;
  closed_at: string | null;
}

export interface PermissionRow {
  id: Generated<number>;
  name: string;
}

export interface PositionAttachmentTypeRow {
  id: Generated<number>;
  name: string;
}

export interface PunchRow {
  id: Generated<number>;
  employee_id: number;
  kind: string;
  at: string;
  zone: string;
  work_date: string;
  source: Generated<string>;
  raw_id: string | null;
  recorded_at: Generated<string>;
  correction_id: number | null;
}

export interface PunchOriginRow {
  punch_id: number;
  address: string | null;
  device: string | null;
  is_unknown_network: Generated<boolean>;
}

export interface PushSubscriptionRow {
  id: Generated<number>;
  user_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  browser: Generated<string>;
  created_at: Generated<string>;
}

export interface RecoveryCodeRow {
  id: Generated<number>;
  user_id: number;
  code_hash: string;
  created_at: Generated<string>;
  used_at: string | null;
}

export interface RecruitmentNoteRow {
  id: Generated<number>;
  open_position_id: number | null;
  application_id: number | null;
  candidate_id: number | null;
  visibility: string;
  parent_id: number | null;
  parent_visibility: string | null;
  body: string | null;
  author_user_id: number;
  author_name: string;
  author_client_id: number | null;
  created_at: string;
  edited_at: string | null;
  removed_at: string | null;
  version: Generated<number>;
}

export interface ResumeTextRow {
  attachment_id: number;
  state: Generated<string>;
  attempts: Generated<number>;
  begun_at: string | null;
  text: string | null;
  is_cut: Generated<boolean>;
  words: Generated<string>;
  found_candidate_id: number | null;
  reader_user_id: number | null;
}

export interface RoleRow {
  id: Generated<number>;
  name: string;
  version: Generated<number>;
  permission_names: Generated<string[]>;
}

export interface RolePermissionRow {
  role_id: number;
  permission_id: number;
}

export interface RotationRow {
  id: Generated<number>;
  name: string;
  client_id: number | null;
  weeks: number;
  version: Generated<number>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
  deleted_at: string | null;
}

export interface RotationDayRow {
  rotation_id: number;
  weeks: number;
  week: number;
  weekday: number;
  shift_id: number;
  is_off: Generated<boolean>;
}

export interface SavedViewRow {
  id: Generated<number>;
  user_id: number;
  list: string;
  name: string;
  query: Generated<string>;
  hidden_columns: Generated<string[]>;
  is_default: Generated<boolean>;
  version: Generated<number>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
  column_order: Generated<string[]>;
}

export interface ScheduleFeedRow {
  user_id: number;
  employee_id: number;
  token_hash: string;
  created_at: string;
}

export interface ScheduleMarkRow {
  employee_id: number;
  work_date: string;
  kind: string;
  note: string | null;
  created_at: Generated<string>;
  source: Generated<string>;
  parts: string | null;
  leave_at_start: Generated<number>;
  leave_at_end: Generated<number>;
  leave_minutes: Generated<number>;
  leave_unpaid_minutes: Generated<number>;
}

export interface ScorecardRow {
  id: Generated<number>;
  application_id: number;
  author_user_id: number;
  recommendation: string;
  comment: string | null;
  written_at: string;
}

export interface ScorecardRatingRow {
  scorecard_id: number;
  criterion: string;
  rating: number;
}

export interface SessionRow {
  id: Generated<number>;
  token_hash: string;
  user_id: number;
  level: string;
  created_at: Generated<string>;
  last_seen_at: Generated<string>;
  expires_at: string;
  factor_at: string | null;
  address: string | null;
  user_agent: string | null;
  device: string | null;
  impersonator_user_id: number | null;
  impersonation_reason: string | null;
  impersonation_ends_at: string | null;
  own_session_id: number | null;
  password_change_put_off_at: string | null;
  challenge_failures: Generated<number>;
  ended_at: string | null;
  ended_reason: string | null;
  password_at: string | null;
  password_suffices: boolean | null;
  second_factor_at: string | null;
}

export interface ShiftRow {
  id: Generated<number>;
  name: string;
  kind: string;
  timezone_id: number;
  client_id: number | null;
  active_from: string;
  start_time: string;
  end_time: string;
  total_minutes: number;
  work_days: Generated<number[]>;
  used_on_holidays: Generated<boolean>;
  used_on_restdays: Generated<boolean>;
  version: Generated<number>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
  deleted_at: string | null;
}

export interface ShiftBreakRow {
  id: Generated<number>;
  shift_break_type_id: number;
  starts_after_minutes: number;
  minutes: number;
  is_paid: boolean;
  position: Generated<number>;
  shift_version_id: number;
}

export interface ShiftBreakTypeRow {
  id: Generated<number>;
  name: string;
  is_paid: boolean;
}

export interface ShiftOvertimeRow {
  id: Generated<number>;
  applies: string;
  minimum_minutes: Generated<number>;
  rounding_minutes: Generated<number>;
  needs_approval: Generated<boolean>;
  shift_version_id: number;
}

export interface ShiftSwapRow {
  id: Generated<number>;
  requester_employee_id: number;
  colleague_employee_id: number;
  requested_by_user_id: number;
  client_id: number;
  give_date: string;
  give_shift_version_id: number;
  give_shift_id: number;
  take_date: string | null;
  take_shift_version_id: number | null;
  take_shift_id: number | null;
  reason: string;
  note: string | null;
  state: Generated<string>;
  created_at: string;
  closed_at: string | null;
}

export interface ShiftVersionRow {
  id: Generated<number>;
  shift_id: number;
  valid: string;
  timezone_id: number;
  start_time: string;
  end_time: string;
  total_minutes: number;
  work_days: number[];
  used_on_holidays: boolean;
  used_on_restdays: boolean;
  created_by_user_id: number | null;
  created_at: Generated<string>;
  grace_minutes: Generated<number>;
  rounding_minutes: Generated<number>;
  rounding_direction: Generated<string>;
  meal_minutes: Generated<number>;
  meal_after_minutes: Generated<number>;
}

export interface SmsOutboxRow {
  id: Generated<number>;
  recipient: string;
  subject: Generated<string>;
  body: string;
  created_at: Generated<string>;
  sent_at: string | null;
  failed_at: string | null;
  error: string | null;
  attempts: Generated<number>;
  effect_key: string | null;
  kept_at: string | null;
  next_try_at: Generated<string>;
}

export interface StateRow {
  id: Generated<number>;
  country_id: number;
  name: string;
  code: string;
}

export interface StatusTypeRow {
  id: Generated<number>;
  name: string;
  status_group: string;
}

export interface StoredFileRow {
  key: string;
  created_at: Generated<string>;
  released_at: string | null;
  uploaded_by_user_id: number | null;
  size_bytes: Generated<number>;
}

export interface SwappedDayRow {
  employee_id: number;
  work_date: string;
  shift_id: number | null;
  client_id: number;
  swap_id: number;
  is_rest_day: Generated<boolean>;
}

export interface TeamRow {
  id: Generated<number>;
  client_id: number;
  name: string;
  version: Generated<number>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
  deleted_at: string | null;
  away_limit: number | null;
  uuid: Generated<string>;
}

export interface TeamMemberRow {
  team_id: number;
  employee_id: number;
  team_role_id: number;
  created_at: Generated<string>;
}

export interface TeamRoleRow {
  id: Generated<number>;
  name: string;
}

export interface ThrottleWindowRow {
  key: string;
  window_start: string;
  count: number;
  hits: Generated<string[]>;
}

export interface TicketRow {
  id: Generated<number>;
  ticket_type_id: number;
  version_id: number;
  subject: string;
  side: string;
  requester_user_id: number;
  employee_id: number | null;
  client_id: number | null;
  status: Generated<number>;
  priority: number;
  group_role: string;
  assignee_user_id: number | null;
  filed_at: Generated<string>;
  first_response_due_at: string | null;
  first_responded_at: string | null;
  due_at: string | null;
  pending_since: string | null;
  resolved_at: string | null;
  closed_at: string | null;
  version: Generated<number>;
  reopened_count: Generated<number>;
  subject_key: Generated<string>;
  approval_state: string | null;
  approval_due_at: string | null;
  approved_at: string | null;
  leave_request_id: number | null;
  reminded_of_due: string | null;
  reminded_of_overdue: string | null;
}

export interface TicketApprovalLinkRow {
  token_hash: string;
  ticket_id: number;
  user_id: number;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

export interface TicketChangeRow {
  id: Generated<number>;
  ticket_id: number;
  actor_user_id: number | null;
  at: string;
  kind: string;
  before: string | null;
  after: string | null;
  before_user_id: number | null;
  after_user_id: number | null;
  other_ticket_id: number | null;
}

export interface TicketCountRow {
  stripe: number;
  tickets: Generated<number>;
}

export interface TicketDetailRow {
  ticket_id: number;
  version_id: number;
  key: string;
  value: Json;
}

export interface TicketFollowerRow {
  ticket_id: number;
  user_id: number;
  added_at: Generated<string>;
}

export interface TicketLinkRow {
  ticket_id: number;
  other_ticket_id: number;
  kind: string;
  added_at: Generated<string>;
}

export interface TicketMentionRow {
  id: Generated<number>;
  ticket_id: number;
  user_id: number;
  reply_id: number | null;
  note_id: number | null;
}

export interface TicketNoteRow {
  id: Generated<number>;
  ticket_id: number;
  author_user_id: number;
  body: string;
  written_at: Generated<string>;
}

export interface TicketPauseRow {
  ticket_id: number;
  from_at: string;
  to_at: string | null;
}

export interface TicketRatingRow {
  ticket_id: number;
  user_id: number;
  score: number;
  comment: string | null;
  rated_at: Generated<string>;
}

export interface TicketReplyRow {
  id: Generated<number>;
  ticket_id: number;
  author_user_id: number;
  is_by_handler: boolean;
  body: string;
  source: Generated<string>;
  message_id: string | null;
  sent_at: Generated<string>;
}

export interface TicketSlaBreakRow {
  policy_id: number;
  window_sequence: number;
  sequence: number;
  from_time: string;
  to_time: string;
}

export interface TicketSlaPolicyRow {
  id: Generated<number>;
  name: string;
  description: string | null;
  timezone_id: number;
  holiday_calendar_id: number | null;
  approval_minutes: number;
  version: Generated<number>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
}

export interface TicketSlaRecountRow {
  policy_id: number;
  after_ticket_id: Generated<number>;
  asked_at: Generated<string>;
}

export interface TicketSlaTargetRow {
  policy_id: number;
  priority: number;
  first_response_minutes: number;
  resolution_minutes: number;
}

export interface TicketSlaWindowRow {
  policy_id: number;
  sequence: number;
  days: number[];
  from_time: string;
  to_time: string;
}

export interface TicketTypeRow {
  id: Generated<number>;
  name: string;
  code: string;
  sequence: number;
  description: string | null;
  audience: string[];
  default_priority: Generated<number>;
  default_group: string;
  view_permission: string | null;
  is_active: Generated<boolean>;
  version: Generated<number>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
  sla_policy_id: number;
  needs_approval: Generated<boolean>;
  approval_policy_id: number | null;
  approval_policy_kind: GeneratedAlways<string | null>;
  approval_policy_offered: GeneratedAlways<boolean | null>;
}

export interface TicketTypeFieldRow {
  version_id: number;
  sequence: number;
  key: string;
  label: string;
  helper: string | null;
  kind: string;
  is_required: boolean;
  seen_by: string[];
  edited_by: string[];
  options: Generated<string[]>;
  formula: string | null;
  condition_sequence: number | null;
  condition_operator: string | null;
  condition_value: string | null;
}

export interface TicketTypeVersionRow {
  id: Generated<number>;
  ticket_type_id: number;
  number: number;
  published_at: Generated<string>;
  published_by_user_id: number | null;
}

export interface TimesheetRow {
  id: Generated<number>;
  employee_id: number;
  first_day: string;
  last_day: GeneratedAlways<string>;
  state: Generated<string>;
  approved_totals: number[] | null;
  version: Generated<number>;
  created_at: Generated<string>;
}

export interface TimesheetStepRow {
  id: Generated<number>;
  timesheet_id: number;
  from_state: string;
  to_state: string;
  reason: string | null;
  by_user_id: number | null;
  by_name: string | null;
  at: Generated<string>;
}

export interface TimezoneRow {
  id: Generated<number>;
  name: string;
  friendly_name: string;
  country_id: number | null;
}

export interface UserPermissionRow {
  user_id: number;
  permission_id: number;
}

export interface UserRoleRow {
  user_id: number;
  role_id: number;
}

export interface WebPushKeyRow {
  id: Generated<number>;
  public_key: string;
  private_key: string;
  created_at: Generated<string>;
}

export interface Database {
  access_token: AccessTokenRow;
  account_token: AccountTokenRow;
  activity_head_place: ActivityHeadPlaceRow;
  activity_log: ActivityLogRow;
  activity_seal_head: ActivitySealHeadRow;
  app_user: AppUserRow;
  application: ApplicationRow;
  application_decision: ApplicationDecisionRow;
  application_stage: ApplicationStageRow;
  approval_decision: ApprovalDecisionRow;
  approval_policy: ApprovalPolicyRow;
  approval_policy_version: ApprovalPolicyVersionRow;
  approval_request: ApprovalRequestRow;
  approval_step: ApprovalStepRow;
  approval_step_approver: ApprovalStepApproverRow;
  approval_substitute: ApprovalSubstituteRow;
  approval_trace: ApprovalTraceRow;
  attachment: AttachmentRow;
  attachment_type: AttachmentTypeRow;
  attendance_adjustment: AttendanceAdjustmentRow;
  attendance_break_alert: AttendanceBreakAlertRow;
  attendance_correction: AttendanceCorrectionRow;
  attendance_day: AttendanceDayRow;
  attendance_lock: AttendanceLockRow;
  attendance_reminder: AttendanceReminderRow;
  availability: AvailabilityRow;
  availability_busy: AvailabilityBusyRow;
  availability_day: AvailabilityDayRow;
  availability_day_hours: AvailabilityDayHoursRow;
  availability_hours: AvailabilityHoursRow;
  candidate: CandidateRow;
  candidate_attachment_type: CandidateAttachmentTypeRow;
  candidate_link: CandidateLinkRow;
  candidate_merge: CandidateMergeRow;
  candidate_private: CandidatePrivateRow;
  candidate_search: CandidateSearchRow;
  canned_reply: CannedReplyRow;
  client: ClientRow;
  client_account_manager: ClientAccountManagerRow;
  client_contact: ClientContactRow;
  client_hours_rule: ClientHoursRuleRow;
  client_invoice_config: ClientInvoiceConfigRow;
  client_network_rule: ClientNetworkRuleRow;
  client_notification: ClientNotificationRow;
  client_notification_client: ClientNotificationClientRow;
  client_notification_recipient: ClientNotificationRecipientRow;
  client_policy: ClientPolicyRow;
  client_policy_default: ClientPolicyDefaultRow;
  client_status_history: ClientStatusHistoryRow;
  client_user_position: ClientUserPositionRow;
  country: CountryRow;
  currency: CurrencyRow;
  daily_job_run: DailyJobRunRow;
  download_alert: DownloadAlertRow;
  employee: EmployeeRow;
  employee_active_date: EmployeeActiveDateRow;
  employee_card: EmployeeCardRow;
  employee_client: EmployeeClientRow;
  employee_cost: EmployeeCostRow;
  employee_former_key: EmployeeFormerKeyRow;
  employee_list: EmployeeListRow;
  employee_list_stripe: EmployeeListStripeRow;
  employee_nonrefundable: EmployeeNonrefundableRow;
  employee_photo: EmployeePhotoRow;
  employee_planned_ending: EmployeePlannedEndingRow;
  employee_policy: EmployeePolicyRow;
  employee_position: EmployeePositionRow;
  employee_re_fee: EmployeeReFeeRow;
  employee_review: EmployeeReviewRow;
  employee_schedule: EmployeeScheduleRow;
  employee_search: EmployeeSearchRow;
  employee_sensitive: EmployeeSensitiveRow;
  employee_shift: EmployeeShiftRow;
  employee_status_history: EmployeeStatusHistoryRow;
  event_effect: EventEffectRow;
  event_outbox: EventOutboxRow;
  hire_draft: HireDraftRow;
  holiday: HolidayRow;
  holiday_calendar: HolidayCalendarRow;
  holiday_policy: HolidayPolicyRow;
  holiday_policy_line: HolidayPolicyLineRow;
  holiday_swap: HolidaySwapRow;
  idempotency_key: IdempotencyKeyRow;
  import_job: ImportJobRow;
  import_job_row: ImportJobRowRow;
  interview: InterviewRow;
  interview_attendee: InterviewAttendeeRow;
  interview_feedback: InterviewFeedbackRow;
  interview_hold: InterviewHoldRow;
  interview_time: InterviewTimeRow;
  invoice_subscription: InvoiceSubscriptionRow;
  job_description: JobDescriptionRow;
  job_description_template: JobDescriptionTemplateRow;
  key_check: KeyCheckRow;
  known_device: KnownDeviceRow;
  leave_account: LeaveAccountRow;
  leave_away_day: LeaveAwayDayRow;
  leave_entry: LeaveEntryRow;
  leave_feed: LeaveFeedRow;
  leave_policy: LeavePolicyRow;
  leave_policy_line: LeavePolicyLineRow;
  leave_policy_step: LeavePolicyStepRow;
  leave_policy_version: LeavePolicyVersionRow;
  leave_request: LeaveRequestRow;
  leave_request_day: LeaveRequestDayRow;
  leave_type: LeaveTypeRow;
  leave_type_blackout: LeaveTypeBlackoutRow;
  list_setting: ListSettingRow;
  login_link: LoginLinkRow;
  mail_outbox: MailOutboxRow;
  need_snooze: NeedSnoozeRow;
  notification: NotificationRow;
  notification_delivery: NotificationDeliveryRow;
  notification_preference: NotificationPreferenceRow;
  notification_setting: NotificationSettingRow;
  notification_type: NotificationTypeRow;
  occurrence_points_policy: OccurrencePointsPolicyRow;
  office: OfficeRow;
  open_position: OpenPositionRow;
  open_position_budget: OpenPositionBudgetRow;
  open_position_status: OpenPositionStatusRow;
  organization_setting: OrganizationSettingRow;
  overtime_request: OvertimeRequestRow;
  pay_change: PayChangeRow;
  permission: PermissionRow;
  position_attachment_type: PositionAttachmentTypeRow;
  punch: PunchRow;
  punch_origin: PunchOriginRow;
  push_subscription: PushSubscriptionRow;
  recovery_code: RecoveryCodeRow;
  recruitment_note: RecruitmentNoteRow;
  resume_text: ResumeTextRow;
  role: RoleRow;
  role_permission: RolePermissionRow;
  rotation: RotationRow;
  rotation_day: RotationDayRow;
  saved_view: SavedViewRow;
  schedule_feed: ScheduleFeedRow;
  schedule_mark: ScheduleMarkRow;
  scorecard: ScorecardRow;
  scorecard_rating: ScorecardRatingRow;
  session: SessionRow;
  shift: ShiftRow;
  shift_break: ShiftBreakRow;
  shift_break_type: ShiftBreakTypeRow;
  shift_overtime: ShiftOvertimeRow;
  shift_swap: ShiftSwapRow;
  shift_version: ShiftVersionRow;
  sms_outbox: SmsOutboxRow;
  state: StateRow;
  status_type: StatusTypeRow;
  stored_file: StoredFileRow;
  swapped_day: SwappedDayRow;
  team: TeamRow;
  team_member: TeamMemberRow;
  team_role: TeamRoleRow;
  throttle_window: ThrottleWindowRow;
  ticket: TicketRow;
  ticket_approval_link: TicketApprovalLinkRow;
  ticket_change: TicketChangeRow;
  ticket_count: TicketCountRow;
  ticket_detail: TicketDetailRow;
  ticket_follower: TicketFollowerRow;
  ticket_link: TicketLinkRow;
  ticket_mention: TicketMentionRow;
  ticket_note: TicketNoteRow;
  ticket_pause: TicketPauseRow;
  ticket_rating: TicketRatingRow;
  ticket_reply: TicketReplyRow;
  ticket_sla_break: TicketSlaBreakRow;
  ticket_sla_policy: TicketSlaPolicyRow;
  ticket_sla_recount: TicketSlaRecountRow;
  ticket_sla_target: TicketSlaTargetRow;
  ticket_sla_window: TicketSlaWindowRow;
  ticket_type: TicketTypeRow;
  ticket_type_field: TicketTypeFieldRow;
  ticket_type_version: TicketTypeVersionRow;
  timesheet: TimesheetRow;
  timesheet_step: TimesheetStepRow;
  timezone: TimezoneRow;
  user_permission: UserPermissionRow;
  user_role: UserRoleRow;
  web_push_key: WebPushKeyRow;
}
