/** Events that the server pushes to open pages. Their data are ids at most: a page asks for the rest. */
export type PushEvent =
  | 'client-notifications.changed'
  | 'clients.changed'
  | 'employees.changed'
  | 'imports.changed'
  | 'notifications.changed'
  | 'schedule.changed'
  | 'timesheets.changed';
