import type { AnnouncementState } from './announcements.constants.ts';

/** What may still be done to it. What was published stays as it was read: it can end, and nothing else of it changes. */
export function announcementMoves(state: AnnouncementState) {
  return {
    edit: state === 'draft' || state === 'scheduled',
    publish: state === 'draft' || state === 'scheduled',
    expire: state === 'published',
    withdraw: state === 'published',
    delete: state === 'draft',
  };
}
