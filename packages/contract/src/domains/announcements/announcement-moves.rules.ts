import type { AnnouncementState } from './announcements.constants.ts';

/** The allowed changes. A published announcement stays as its recipients read it: only its end can change. */
export function announcementMoves(state: AnnouncementState) {
  return {
    edit: state === 'draft' || state === 'scheduled',
    publish: state === 'draft' || state === 'scheduled',
    expire: state === 'published',
    withdraw: state === 'published',
    delete: state === 'draft',
  };
}
