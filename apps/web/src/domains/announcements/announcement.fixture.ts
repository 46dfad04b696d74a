import type {
  AnnouncementDetails,
  AnnouncementRow,
  OwnAnnouncement,
} from '@muster/contract/domains/announcements/announcements.calls.ts';

const nothing = {
  edit: false,
  publish: false,
  expire: false,
  withdraw: false,
  delete: false,
  duplicate: true,
  preview: true,
};

/** An announcement as HR gets it; override what a test is about, abilities by name. */
export function announcementRow(
  gaps: Partial<Omit<AnnouncementRow, 'abilities'>> = {},
  abilities: Partial<AnnouncementRow['abilities']> = {},
): AnnouncementRow {
  return {
    id: 9,
    version: 2,
    title: 'Office closed on Friday',
    state: 'published',
    kind: 'important',
    audience: 'clients',
    chosen_clients: 1,
    statuses: [],
    roles: ['client', 'client-user', 'client-admin'],
    publish_at: '2026-03-09T01:30:00.000Z',
    expires_at: null,
    read: 2,
    recipients: 5,
    created_by: 'Rosario Villanueva',
    ...gaps,
    abilities: { ...nothing, ...abilities },
  };
}

export function announcement(
  gaps: Partial<Omit<AnnouncementDetails, 'abilities'>> = {},
  abilities: Partial<AnnouncementRow['abilities']> = {},
): AnnouncementDetails {
  return {
    ...announcementRow({}, abilities),
    body: 'We are **closed**.\n\n- Payroll runs on Thursday',
    clients: [{ id: 4, name: 'Harbourline Pty Ltd' }],
    withdrawn_at: null,
    created_at: '2026-03-08T01:30:00.000Z',
    by_client: [{ id: 4, name: 'Harbourline Pty Ltd', read: 2, recipients: 5 }],
    ...gaps,
  };
}

export function ownAnnouncement(gaps: Partial<OwnAnnouncement> = {}): OwnAnnouncement {
  return {
    id: 9,
    title: 'Office closed on Friday',
    body: 'We are **closed**.\n\n- Payroll runs on Thursday\n- See https://muster.example/closed',
    kind: 'important',
    publish_at: '2026-11-19T01:30:00.000Z',
    expires_at: null,
    read_at: null,
    ...gaps,
  };
}
