import { type Grants, mayAccess } from '../../access.ts';
import { clientRoles } from '../../roles.ts';

/** Rules for the calls and for the actions of the screens (section 2.4). */
export const announcementAccess = {
  list: { permissions: ['can all view client notifications', 'can view all clients'] },
  preview: { permissions: ['can all view client notifications'] },
  write: { permissions: ['can create client notifications'] },
  /** Users with a client role. */
  receive: { roles: clientRoles },
} as const;

export function mayWriteAnnouncements(viewer: Grants): boolean {
  return mayAccess(announcementAccess.write, viewer);
}

export function mayPreviewAnnouncements(viewer: Grants): boolean {
  return mayAccess(announcementAccess.preview, viewer);
}
