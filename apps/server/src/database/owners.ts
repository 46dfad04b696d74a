import type { Database } from './rows.generated.ts';

type Owner =
  | 'platform'
  | 'lookups'
  | 'access'
  | 'notifications'
  | 'approvals'
  | 'documents'
  | 'clients'
  | 'teams'
  | 'accounts'
  | 'client-users'
  | 'announcements'
  | 'shifts'
  | 'employees'
  | 'holidays'
  | 'leave'
  | 'attendance'
  | 'timesheets'
  | 'schedules'
  | 'cases'
  | 'evaluations'
  | 'broadcasts'
  | 'tickets'
  | 'invoices'
  | 'recruitment'
  | 'interviews'
  | 'hiring'
  | 'imports'
  | 'reports'
  | 'home';

/** The only domain that may write a table. Any repository may read it in a join. */
export const owners = {
  activity_log: 'platform',
  download_alert: 'accounts',
  activity_head_place: 'platform',
  activity_seal_head: 'platform',
  daily_job_run: 'platform',
  event_effect: 'platform',
  event_outbox: 'platform',
  idempotency_key: 'platform',
  key_check: 'platform',
  mail_outbox: 'platform',
  organization_setting: 'platform',
  sms_outbox: 'platform',
  stored_file: 'platform',
  throttle_window: 'platform',

  attachment_type: 'lookups',
  candidate_attachment_type: 'lookups',
  country: 'lookups',
  currency: 'lookups',
  invoice_subscription: 'lookups',
  office: 'lookups',
  position_attachment_type: 'lookups',
  shift_break_type: 'lookups',
  state: 'lookups',
  status_type: 'lookups',
  team_role: 'lookups',
  timezone: 'lookups',

  permission: 'access',
  role: 'access',
  role_permission: 'access',
  user_permission: 'access',
  user_role: 'access',

  notification: 'notifications',
  notification_delivery: 'notifications',
  notification_preference: 'notifications',
  notification_setting: 'notifications',
  notification_type: 'notifications',
  push_subscription: 'notifications',
  web_push_key: 'notifications',

  approval_decision: 'approvals',
  approval_policy: 'approvals',
  approval_policy_version: 'approvals',
  approval_request: 'approvals',
  approval_step: 'approvals',
  approval_step_approver: 'approvals',
  approval_substitute: 'approvals',
  approval_trace: 'approvals',

  access_token: 'accounts',
  account_token: 'accounts',
  app_user: 'accounts',
  known_device: 'accounts',
  login_link: 'accounts',
  recovery_code: 'accounts',
  list_setting: 'accounts',
  saved_view: 'accounts',
  session: 'accounts',

  attachment: 'documents',

  attendance_adjustment: 'attendance',
  attendance_break_alert: 'attendance',
  attendance_correction: 'attendance',
  attendance_day: 'attendance',
  attendance_lock: 'attendance',
  attendance_reminder: 'attendance',
  overtime_request: 'attendance',
  punch: 'attendance',
  punch_origin: 'attendance',

  timesheet: 'timesheets',
  timesheet_step: 'timesheets',

  client: 'clients',
  client_account_manager: 'clients',
  client_contact: 'clients',
  client_hours_rule: 'clients',
  client_invoice_config: 'clients',
  client_network_rule: 'clients',
  client_policy: 'clients',
  client_policy_default: 'clients',
  client_status_history: 'clients',
  holiday: 'holidays',
  holiday_calendar: 'holidays',
  holiday_policy: 'holidays',
  holiday_policy_line: 'holidays',
  holiday_swap: 'holidays',
  leave_policy: 'leave',
  leave_policy_line: 'leave',
  leave_policy_step: 'leave',
  leave_policy_version: 'leave',
  leave_type: 'leave',
  leave_type_blackout: 'leave',
  pay_change: 'employees',
  employee_former_key: 'employees',
  leave_account: 'leave',
  leave_entry: 'leave',
  leave_feed: 'leave',
  leave_request: 'leave',
  leave_request_day: 'leave',
  leave_away_day: 'leave',
  occurrence_points_policy: 'cases',

  team: 'teams',
  team_member: 'teams',

  client_notification: 'announcements',
  client_notification_client: 'announcements',
  client_notification_recipient: 'announcements',

  employee_schedule: 'shifts',
  employee_shift: 'shifts',
  rotation: 'shifts',
  rotation_day: 'shifts',
  schedule_mark: 'shifts',
  shift: 'shifts',
  shift_break: 'shifts',
  shift_overtime: 'shifts',
  shift_version: 'shifts',

  schedule_feed: 'schedules',
  shift_swap: 'schedules',
  swapped_day: 'schedules',

  employee: 'employees',
  employee_active_date: 'employees',
  employee_card: 'employees',
  employee_client: 'employees',
  employee_cost: 'employees',
  employee_list: 'employees',
  employee_list_stripe: 'employees',
  employee_nonrefundable: 'employees',
  employee_photo: 'employees',
  employee_planned_ending: 'employees',
  employee_policy: 'employees',
  employee_position: 'employees',
  employee_re_fee: 'employees',
  employee_search: 'employees',
  employee_sensitive: 'employees',
  employee_status_history: 'employees',

  employee_review: 'evaluations',
  need_snooze: 'home',
  import_job: 'imports',
  import_job_row: 'imports',
  ticket: 'tickets',
  ticket_count: 'tickets',
  ticket_detail: 'tickets',
  ticket_sla_break: 'tickets',
  ticket_sla_policy: 'tickets',
  ticket_sla_recount: 'tickets',
  ticket_sla_target: 'tickets',
  ticket_sla_window: 'tickets',
  ticket_change: 'tickets',
  ticket_follower: 'tickets',
  ticket_link: 'tickets',
  ticket_mention: 'tickets',
  ticket_note: 'tickets',
  ticket_pause: 'tickets',
  ticket_rating: 'tickets',
  ticket_reply: 'tickets',
  ticket_type: 'tickets',
  ticket_type_field: 'tickets',
  ticket_type_version: 'tickets',
  open_position: 'recruitment',
  open_position_budget: 'recruitment',
  open_position_status: 'recruitment',
  canned_reply: 'tickets',
  ticket_approval_link: 'tickets',
  candidate_search: 'recruitment',
  application: 'recruitment',
  application_decision: 'recruitment',
  application_stage: 'recruitment',
  candidate: 'recruitment',
  candidate_link: 'recruitment',
  candidate_merge: 'recruitment',
  recruitment_note: 'recruitment',
  candidate_private: 'recruitment',
  resume_text: 'recruitment',
  scorecard: 'recruitment',
  scorecard_rating: 'recruitment',
  hire_draft: 'recruitment',
  job_description: 'recruitment',
  job_description_template: 'recruitment',
  client_user_position: 'client-users',

  availability: 'interviews',
  availability_busy: 'interviews',
  availability_day: 'interviews',
  availability_day_hours: 'interviews',
  availability_hours: 'interviews',
  interview: 'interviews',
  interview_attendee: 'interviews',
  interview_feedback: 'interviews',
  interview_hold: 'interviews',
  interview_time: 'interviews',
} as const satisfies Record<keyof Database, Owner>;
