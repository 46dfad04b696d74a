-- Saved views belong to a list. A screen can show several lists, and a list can be shown on several screens.
alter table saved_view rename column screen to list;
alter table saved_view rename constraint saved_view_screen_check to saved_view_list_check;

update saved_view v set list = named.list
from (values
  ('activityLogs', 'activityLog'),
  ('accountManagementView', 'accounts'),
  ('clientNotifications', 'announcements'),
  ('employeeAttendance', 'attendanceDays'),
  ('employeeAttendanceOld', 'earlierAttendanceDays'),
  ('imports', 'importJobs')
) as named (screen, list)
where v.list = named.screen;
