// Written by "npm run rows" from the migrated schema: change a migration, not this file.
/** The row-security rule of each table that has one, one line per command it differs for. */
export const policies: Readonly<Record<string, readonly string[]>> = {
  access_token: [
    "scope_sees_all() or may_see_session(session_id)",
  ],
  account_token: [
    "scope_sees_all() or user_id = scope_user()",
  ],
  activity_log: [
    "insert: true",
    "select: scope_sees_all() or client_id = scope_client()",
    "delete: scope_sees_all()",
    "update: scope_sees_all()",
  ],
  app_user: [
    "scope_sees_all() or client_id = scope_client() or employee_id = scope_employee() or id = scope_user()",
  ],
  application: [
    "scope_sees_all()",
    "select: scope_sees_all() or ((presented_at is not null) and (position_id in ( select p.id from open_position p where p.client_id = scope_client())))",
  ],
  application_decision: [
    "scope_sees_all()",
    "update: scope_sees_all() or (application_id in ( select a.id from application a))",
    "select: scope_sees_all() or (application_id in ( select a.id from application a))",
  ],
  application_stage: [
    "scope_sees_all()",
  ],
  approval_decision: [
    "scope_sees_all() or (exists ( select from approval_request r where r.id = approval_decision.request_id))",
  ],
  approval_policy: [
    "scope_sees_all()",
  ],
  approval_policy_version: [
    "scope_sees_all()",
  ],
  approval_request: [
    "scope_sees_all() or employee_id = scope_employee()",
  ],
  approval_step: [
    "scope_sees_all()",
  ],
  approval_step_approver: [
    "scope_sees_all()",
  ],
  approval_substitute: [
    "scope_sees_all() or user_id = scope_user() or substitute_user_id = scope_user()",
  ],
  approval_trace: [
    "scope_sees_all() or (exists ( select from approval_request r where r.id = approval_trace.request_id))",
  ],
  attachment: [
    "scope_sees_all() or client_id = scope_client() or employee_id = scope_employee() or ((leave_request_id is not null) and may_see_leave_request(leave_request_id)) or ((ticket_id is not null) and may_see_ticket(ticket_id)) or ((ticket_reply_id is not null) and may_see_ticket_reply(ticket_reply_id)) or ((visibility = 'client_shared'::text) and (may_see_open_position(open_position_id) or may_see_candidate(candidate_id)))",
  ],
  attendance_adjustment: [
    "scope_sees_all() or client_id = scope_client() or employee_id = scope_employee()",
  ],
  attendance_break_alert: [
    "scope_sees_all() or may_see_day(employee_id, work_date)",
  ],
  attendance_correction: [
    "scope_sees_all() or may_see_day(employee_id, work_date)",
  ],
  attendance_day: [
    "scope_sees_all() or client_id = scope_client() or employee_id = scope_employee()",
  ],
  attendance_lock: [
    "scope_sees_all() or may_see_planned_days(employee_id, days)",
  ],
  attendance_reminder: [
    "scope_sees_all() or may_see_day(employee_id, work_date)",
  ],
  availability: [
    "scope_sees_all() or user_id = scope_user()",
    "select: scope_sees_all() or (user_id in ( select u.id from app_user u where u.client_id = scope_client()))",
  ],
  availability_busy: [
    "scope_sees_all() or (availability_id in ( select a.id from availability a where a.user_id = scope_user()))",
    "select: scope_sees_all() or (availability_id in ( select a.id from availability a))",
  ],
  availability_day: [
    "scope_sees_all() or (availability_id in ( select a.id from availability a where a.user_id = scope_user()))",
    "select: scope_sees_all() or (availability_id in ( select a.id from availability a))",
  ],
  availability_day_hours: [
    "scope_sees_all() or (day_id in ( select d.id from (availability_day d join availability a on (a.id = d.availability_id)) where a.user_id = scope_user()))",
    "select: scope_sees_all() or (day_id in ( select d.id from availability_day d))",
  ],
  availability_hours: [
    "scope_sees_all() or (availability_id in ( select a.id from availability a where a.user_id = scope_user()))",
    "select: scope_sees_all() or (availability_id in ( select a.id from availability a))",
  ],
  candidate: [
    "scope_sees_all()",
    "select: scope_sees_all() or (id in ( select a.candidate_id from application a))",
  ],
  candidate_link: [
    "scope_sees_all()",
  ],
  candidate_merge: [
    "scope_sees_all()",
    "select: scope_sees_all() or (scope_client() = any (shown_to))",
  ],
  candidate_private: [
    "scope_sees_all()",
  ],
  candidate_search: [
    "scope_sees_all() and (grams @> ( select sought_grams(1) as sought_grams))",
  ],
  canned_reply: [
    "scope_sees_all()",
  ],
  client: [
    "insert: scope_sees_all() or id = scope_client()",
    "update: scope_sees_all() or id = scope_client()",
    "scope_sees_all() or (id = scope_client() or id = scope_own_client())",
    "delete: scope_sees_all() or id = scope_client()",
  ],
  client_account_manager: [
    "insert: scope_sees_all() or client_id = scope_client()",
    "update: scope_sees_all() or client_id = scope_client()",
    "scope_sees_all() or (client_id = scope_client() or client_id = scope_own_client())",
    "delete: scope_sees_all() or client_id = scope_client()",
  ],
  client_contact: [
    "scope_sees_all() or client_id = scope_client()",
  ],
  client_hours_rule: [
    "scope_sees_all()",
    "select: scope_sees_all() or client_id = scope_client()",
  ],
  client_invoice_config: [
    "scope_sees_all() or client_id = scope_client()",
  ],
  client_network_rule: [
    "scope_sees_all()",
    "select: scope_sees_all() or client_id = scope_own_client()",
  ],
  client_notification: [
    "scope_sees_all() or (exists ( select from client_notification_recipient r where (r.notification_id = client_notification.id and r.client_id = scope_client())))",
  ],
  client_notification_client: [
    "scope_sees_all()",
  ],
  client_notification_recipient: [
    "scope_sees_all() or client_id = scope_client()",
  ],
  client_policy: [
    "scope_sees_all() or client_id = scope_client()",
  ],
  client_policy_default: [
    "scope_sees_all() or client_id = scope_client()",
  ],
  client_status_history: [
    "scope_sees_all() or client_id = scope_client()",
  ],
  client_user_position: [
    "scope_sees_all()",
    "select: scope_sees_all() or user_id = scope_user()",
  ],
  download_alert: [
    "scope_sees_all()",
  ],
  employee: [
    "scope_sees_all() or (client_id = scope_client() or id = scope_employee())",
  ],
  employee_active_date: [
    "scope_sees_all() or may_see_employee(employee_id)",
  ],
  employee_card: [
    "scope_sees_all() or may_see_employee(employee_id)",
  ],
  employee_client: [
    "scope_sees_all() or (client_id = scope_client() or employee_id = scope_employee())",
  ],
  employee_cost: [
    "scope_sees_all() or employee_id = scope_employee()",
  ],
  employee_former_key: [
    "scope_sees_all()",
  ],
  employee_list: [
    "scope_sees_all() or (client_id = scope_client() or employee_id = scope_employee())",
  ],
  employee_nonrefundable: [
    "scope_sees_all() or employee_id = scope_employee()",
  ],
  employee_photo: [
    "scope_sees_all() or may_see_employee(employee_id)",
  ],
  employee_planned_ending: [
    "scope_sees_all() or may_see_employee(employee_id)",
  ],
  employee_policy: [
    "scope_sees_all() or may_see_employee(employee_id)",
  ],
  employee_position: [
    "scope_sees_all() or may_see_employee(employee_id)",
  ],
  employee_re_fee: [
    "scope_sees_all() or employee_id = scope_employee()",
  ],
  employee_review: [
    "scope_sees_all() or client_id = scope_client() or employee_id = scope_employee()",
  ],
  employee_schedule: [
    "scope_sees_all() or may_see_planned_days(employee_id, daterange(work_date, work_date, '[]'::text))",
  ],
  employee_search: [
    "((grams @> ( select sought_grams(1) as sought_grams)) or (grams_sensitive @> ( select sought_sensitive_grams(1) as sought_sensitive_grams))) and ((grams @> ( select sought_grams(2) as sought_grams)) or (grams_sensitive @> ( select sought_sensitive_grams(2) as sought_sensitive_grams))) and (scope_sees_all() or (exists ( select from employee e where e.id = employee_search.employee_id)))",
  ],
  employee_sensitive: [
    "scope_sees_all() or employee_id = scope_employee()",
  ],
  employee_shift: [
    "scope_sees_all() or may_see_planned_days(employee_id, valid)",
  ],
  employee_status_history: [
    "scope_sees_all() or may_see_employee(employee_id)",
  ],
  event_outbox: [
    "insert: true",
    "scope_sees_all()",
  ],
  hire_draft: [
    "scope_sees_all() or (client_id = scope_client() and (author_user_id = scope_user() or ( select (not (exists ( select from app_user u where (u.id = scope_user() and u.has_chosen_positions)))))))",
  ],
  holiday: [
    "scope_sees_all()",
    "select: scope_sees_all() or (exists ( select from holiday_calendar c where c.id = holiday.calendar_id))",
  ],
  holiday_calendar: [
    "scope_sees_all()",
    "select: scope_sees_all() or ((client_id is null) and ((scope_client() is not null) or (scope_employee() is not null))) or client_id = scope_client() or client_id = scope_own_client()",
  ],
  holiday_policy_line: [
    "scope_sees_all()",
    "select: scope_sees_all() or (exists ( select from holiday_calendar c where c.id = holiday_policy_line.calendar_id))",
  ],
  holiday_swap: [
    "scope_sees_all() or employee_id = scope_employee()",
    "select: scope_sees_all() or employee_id = scope_employee() or (((state = 'approved'::text) or is_holiday_worked) and may_see_employee(employee_id))",
  ],
  idempotency_key: [
    "scope_sees_all() or user_id = scope_user()",
  ],
  import_job: [
    "scope_sees_all()",
  ],
  import_job_row: [
    "scope_sees_all()",
  ],
  interview: [
    "scope_sees_all() or (application_id in ( select a.id from application a))",
  ],
  interview_attendee: [
    "scope_sees_all() or (interview_id in ( select i.id from interview i))",
  ],
  interview_feedback: [
    "scope_sees_all() or ((side = 'client'::text) and (interview_id in ( select i.id from interview i)))",
  ],
  interview_hold: [
    "scope_sees_all() or (application_id in ( select a.id from application a))",
  ],
  interview_time: [
    "scope_sees_all()",
  ],
  job_description: [
    "scope_sees_all()",
    "select: scope_sees_all() or ((reviewed_at is not null) and (position_id in ( select p.id from open_position p where p.client_id = scope_client())))",
  ],
  job_description_template: [
    "scope_sees_all()",
    "select: scope_sees_all() or (is_active and (scope_client() is not null))",
  ],
  known_device: [
    "scope_sees_all() or user_id = scope_user()",
  ],
  leave_account: [
    "scope_sees_all() or employee_id = scope_employee()",
  ],
  leave_away_day: [
    "scope_sees_all() or may_see_planned_days(employee_id, daterange(work_date, work_date, '[]'::text))",
  ],
  leave_entry: [
    "scope_sees_all() or employee_id = scope_employee()",
  ],
  leave_feed: [
    "scope_sees_all() or user_id = scope_user()",
  ],
  leave_policy_line: [
    "scope_sees_all()",
  ],
  leave_policy_step: [
    "scope_sees_all()",
  ],
  leave_policy_version: [
    "scope_sees_all()",
  ],
  leave_request: [
    "scope_sees_all() or employee_id = scope_employee()",
  ],
  leave_request_day: [
    "scope_sees_all() or employee_id = scope_employee()",
  ],
  leave_type: [
    "scope_sees_all()",
  ],
  leave_type_blackout: [
    "scope_sees_all()",
  ],
  list_setting: [
    "scope_sees_all() or user_id = scope_user()",
  ],
  mail_outbox: [
    "insert: true",
    "scope_sees_all()",
  ],
  need_snooze: [
    "scope_sees_all() or user_id = scope_user()",
  ],
  notification: [
    "insert: true",
    "update: scope_sees_all() or user_id = scope_user()",
    "delete: scope_sees_all() or user_id = scope_user()",
    "select: scope_sees_all() or user_id = scope_user()",
  ],
  notification_delivery: [
    "scope_sees_all()",
  ],
  notification_preference: [
    "scope_sees_all() or user_id = scope_user()",
  ],
  notification_setting: [
    "scope_sees_all() or user_id = scope_user()",
  ],
  notification_type: [
    "insert: scope_sees_all()",
    "update: scope_sees_all()",
    "select: true",
  ],
  open_position: [
    "scope_sees_all()",
    "select: scope_sees_all() or (client_id = scope_client() and (( select (not (exists ( select from app_user u where (u.id = scope_user() and u.has_chosen_positions))))) or (id in ( select c.position_id from client_user_position c where c.user_id = scope_user()))))",
  ],
  open_position_budget: [
    "scope_sees_all()",
  ],
  open_position_status: [
    "scope_sees_all()",
  ],
  overtime_request: [
    "scope_sees_all() or may_see_day(employee_id, work_date)",
  ],
  pay_change: [
    "scope_sees_all()",
  ],
  punch: [
    "scope_sees_all() or may_see_day(employee_id, work_date)",
  ],
  punch_origin: [
    "insert: scope_sees_all() or (exists ( select from punch p where (p.id = punch_origin.punch_id and p.employee_id = scope_employee())))",
    "select: scope_sees_all()",
  ],
  push_subscription: [
    "scope_sees_all() or user_id = scope_user()",
  ],
  recovery_code: [
    "scope_sees_all() or user_id = scope_user()",
  ],
  recruitment_note: [
    "update: scope_sees_all() or (author_client_id = scope_client() and author_user_id = scope_user())",
    "select: scope_sees_all() or ((visibility = 'client_shared'::text) and ((open_position_id in ( select p.id from open_position p)) or (application_id in ( select a.id from application a))))",
    "delete: scope_sees_all()",
    "insert: scope_sees_all() or (author_client_id = scope_client() and author_user_id = scope_user() and ((open_position_id in ( select p.id from open_position p)) or (application_id in ( select a.id from application a))))",
  ],
  resume_text: [
    "scope_sees_all() and (words @@ sought_resume())",
  ],
  rotation: [
    "insert: scope_sees_all() or client_id = scope_client()",
    "update: scope_sees_all() or client_id = scope_client()",
    "scope_sees_all() or ((client_id is null) or client_id = scope_client() or client_id = scope_own_client())",
    "delete: scope_sees_all() or client_id = scope_client()",
  ],
  rotation_day: [
    "insert: scope_sees_all() or (exists ( select from rotation r where (r.id = rotation_day.rotation_id and r.client_id = scope_client())))",
    "update: scope_sees_all() or (exists ( select from rotation r where (r.id = rotation_day.rotation_id and r.client_id = scope_client())))",
    "scope_sees_all() or (exists ( select from rotation r where r.id = rotation_day.rotation_id))",
    "delete: scope_sees_all() or (exists ( select from rotation r where (r.id = rotation_day.rotation_id and r.client_id = scope_client())))",
  ],
  saved_view: [
    "scope_sees_all() or user_id = scope_user()",
  ],
  schedule_feed: [
    "scope_sees_all() or user_id = scope_user()",
  ],
  schedule_mark: [
    "scope_sees_all() or may_see_planned_days(employee_id, daterange(work_date, work_date, '[]'::text))",
  ],
  scorecard: [
    "scope_sees_all()",
  ],
  scorecard_rating: [
    "scope_sees_all()",
  ],
  session: [
    "scope_sees_all() or user_id = scope_user() or impersonator_user_id = scope_user()",
  ],
  shift: [
    "insert: scope_sees_all() or client_id = scope_client()",
    "update: scope_sees_all() or client_id = scope_client()",
    "scope_sees_all() or ((client_id is null) or client_id = scope_client() or client_id = scope_own_client())",
    "delete: scope_sees_all() or client_id = scope_client()",
  ],
  shift_break: [
    "insert: scope_sees_all() or (exists ( select from (shift_version v join shift s on (s.id = v.shift_id)) where (v.id = shift_break.shift_version_id and s.client_id = scope_client())))",
    "update: scope_sees_all() or (exists ( select from (shift_version v join shift s on (s.id = v.shift_id)) where (v.id = shift_break.shift_version_id and s.client_id = scope_client())))",
    "scope_sees_all() or (exists ( select from shift_version v where v.id = shift_break.shift_version_id))",
    "delete: scope_sees_all() or (exists ( select from (shift_version v join shift s on (s.id = v.shift_id)) where (v.id = shift_break.shift_version_id and s.client_id = scope_client())))",
  ],
  shift_overtime: [
    "insert: scope_sees_all() or (exists ( select from (shift_version v join shift s on (s.id = v.shift_id)) where (v.id = shift_overtime.shift_version_id and s.client_id = scope_client())))",
    "update: scope_sees_all() or (exists ( select from (shift_version v join shift s on (s.id = v.shift_id)) where (v.id = shift_overtime.shift_version_id and s.client_id = scope_client())))",
    "scope_sees_all() or (exists ( select from shift_version v where v.id = shift_overtime.shift_version_id))",
    "delete: scope_sees_all() or (exists ( select from (shift_version v join shift s on (s.id = v.shift_id)) where (v.id = shift_overtime.shift_version_id and s.client_id = scope_client())))",
  ],
  shift_swap: [
    "scope_sees_all() or ((scope_employee() = requester_employee_id) or (scope_employee() = colleague_employee_id))",
  ],
  shift_version: [
    "insert: scope_sees_all() or (exists ( select from shift s where (s.id = shift_version.shift_id and s.client_id = scope_client())))",
    "update: scope_sees_all() or (exists ( select from shift s where (s.id = shift_version.shift_id and s.client_id = scope_client())))",
    "scope_sees_all() or may_see_shift(shift_id)",
    "delete: scope_sees_all() or (exists ( select from shift s where (s.id = shift_version.shift_id and s.client_id = scope_client())))",
  ],
  sms_outbox: [
    "insert: true",
    "scope_sees_all()",
  ],
  stored_file: [
    "scope_sees_all() or uploaded_by_user_id = scope_user()",
  ],
  swapped_day: [
    "scope_sees_all() or client_id = scope_client() or employee_id = scope_employee()",
  ],
  team: [
    "insert: scope_sees_all() or client_id = scope_client()",
    "update: scope_sees_all() or client_id = scope_client()",
    "scope_sees_all() or (client_id = scope_client() or client_id = scope_own_client())",
    "delete: scope_sees_all() or client_id = scope_client()",
  ],
  team_member: [
    "scope_sees_all() or may_see_employee(employee_id)",
  ],
  throttle_window: [
    "scope_sees_all()",
  ],
  ticket: [
    "scope_sees_all() or ((side = 'client'::text) and client_id = scope_client()) or ((side = 'employee'::text) and (scope_employee() is not null) and (employee_id = scope_employee() or requester_user_id = scope_user()))",
  ],
  ticket_approval_link: [
    "scope_sees_all() or user_id = scope_user()",
  ],
  ticket_change: [
    "insert: scope_sees_all() or (exists ( select from ticket t where t.id = ticket_change.ticket_id))",
    "select: scope_sees_all() or ((kind = any (array['status'::text, 'merged'::text])) and (exists ( select from ticket t where t.id = ticket_change.ticket_id)))",
  ],
  ticket_detail: [
    "scope_sees_all() or (exists ( select from ticket t where t.id = ticket_detail.ticket_id))",
  ],
  ticket_follower: [
    "scope_sees_all() or (user_id = scope_user() and (exists ( select from ticket t where t.id = ticket_follower.ticket_id)))",
  ],
  ticket_link: [
    "scope_sees_all() or ((kind <> 'related'::text) and (exists ( select from ticket t where t.id = ticket_link.ticket_id)) and (exists ( select from ticket o where o.id = ticket_link.other_ticket_id)))",
  ],
  ticket_mention: [
    "scope_sees_all() or ((reply_id is not null) and (exists ( select from ticket t where t.id = ticket_mention.ticket_id)))",
  ],
  ticket_note: [
    "scope_sees_all()",
  ],
  ticket_pause: [
    "scope_sees_all() or (exists ( select from ticket t where t.id = ticket_pause.ticket_id))",
  ],
  ticket_rating: [
    "scope_sees_all() or (exists ( select from ticket t where t.id = ticket_rating.ticket_id))",
  ],
  ticket_reply: [
    "scope_sees_all() or (exists ( select from ticket t where t.id = ticket_reply.ticket_id))",
  ],
  ticket_sla_break: [
    "scope_sees_all()",
    "select: scope_sees_all() or (exists ( select from ticket_sla_policy p where p.id = ticket_sla_break.policy_id))",
  ],
  ticket_sla_policy: [
    "scope_sees_all()",
    "select: scope_sees_all() or (exists ( select from ticket_type t where t.sla_policy_id = ticket_sla_policy.id))",
  ],
  ticket_sla_recount: [
    "scope_sees_all()",
  ],
  ticket_sla_target: [
    "scope_sees_all()",
    "select: scope_sees_all() or (exists ( select from ticket_sla_policy p where p.id = ticket_sla_target.policy_id))",
  ],
  ticket_sla_window: [
    "scope_sees_all()",
    "select: scope_sees_all() or (exists ( select from ticket_sla_policy p where p.id = ticket_sla_window.policy_id))",
  ],
  ticket_type: [
    "scope_sees_all()",
    "select: scope_sees_all() or (is_active and ('employee'::text = any (audience)) and (scope_employee() is not null)) or (is_active and ('client'::text = any (audience)) and (scope_client() is not null)) or (exists ( select from ticket t where t.ticket_type_id = ticket_type.id))",
  ],
  ticket_type_field: [
    "scope_sees_all()",
    "select: scope_sees_all() or (exists ( select from ticket_type_version v where v.id = ticket_type_field.version_id))",
  ],
  ticket_type_version: [
    "scope_sees_all()",
    "select: scope_sees_all() or (exists ( select from ticket_type t where t.id = ticket_type_version.ticket_type_id))",
  ],
  timesheet: [
    "scope_sees_all() or employee_id = scope_employee()",
  ],
  timesheet_step: [
    "scope_sees_all() or (exists ( select from timesheet s where (s.id = timesheet_step.timesheet_id and s.employee_id = scope_employee())))",
  ],
  user_permission: [
    "insert: scope_sees_all()",
    "update: scope_sees_all()",
    "scope_sees_all() or may_see_user(user_id)",
    "delete: scope_sees_all()",
  ],
  user_role: [
    "insert: scope_sees_all()",
    "update: scope_sees_all()",
    "scope_sees_all() or may_see_user(user_id)",
    "delete: scope_sees_all()",
  ],
  web_push_key: [
    "scope_sees_all()",
  ],
};
