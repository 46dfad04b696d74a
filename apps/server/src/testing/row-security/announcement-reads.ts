import * as deliveries from '../../domains/announcements/announcement-delivery.repository.ts';
import * as announcementWrites from '../../domains/announcements/announcement-write.repository.ts';
import * as announcements from '../../domains/announcements/announcements.repository.ts';
import type { RowSecurityReads } from './row-security-reads.ts';

const now = '2026-03-02T01:00:00Z';

export const announcementReads: RowSecurityReads = {
  readAnnouncementPage: (db) =>
    announcements.readAnnouncementPage(db, { first: 0, rows: 100, sort: [], filters: {} }, now),
  readAnnouncement: (db, { announcementId }) => announcements.readAnnouncement(db, announcementId, now),
  chosenClientsOf: (db, { announcementId }) => announcements.chosenClientsOf(db, announcementId),
  readingsByClient: (db, { announcementId }) => announcements.readingsByClient(db, announcementId),
  readersOf: (db, { announcementId }) => announcements.readersOf(db, announcementId, { first: 0, rows: 100 }),
  lockAnnouncement: (db, { announcementId }) => announcementWrites.lockAnnouncement(db, announcementId, now),
  recipientIdsOf: (db, { announcementId }) => deliveries.recipientIdsOf(db, announcementId),
  ownAnnouncements: (db, { clientUserId }) => deliveries.ownAnnouncements(db, clientUserId, now),
  reachedBy: (db, { clientId }) =>
    deliveries.reachedBy(db, { audience: 'clients', client_ids: [clientId], statuses: [], roles: ['client-admin'] }),
};
