import type { Viewer } from '@muster/contract';
import { announcementMoves } from '@muster/contract/domains/announcements/announcement-moves.rules.ts';
import type {
  AnnouncementDetails,
  AnnouncementRow,
  OwnAnnouncement,
} from '@muster/contract/domains/announcements/announcements.calls.ts';
import {
  mayPreviewAnnouncements,
  mayWriteAnnouncements,
} from '@muster/contract/domains/announcements/announcements.policy.ts';
import type { OwnAnnouncementRow } from './announcement-delivery.repository.ts';
import type { AnnouncementListRow, ClientReadings } from './announcements.repository.ts';

export function presentAnnouncementRow(row: AnnouncementListRow, viewer: Viewer): AnnouncementRow {
  const { body, withdrawn_at, created_at, ...shown } = row;
  const mayWrite = mayWriteAnnouncements(viewer);
  const moves = announcementMoves(row.state);
  return {
    ...shown,
    abilities: {
      edit: mayWrite && moves.edit,
      publish: mayWrite && moves.publish,
      expire: mayWrite && moves.expire,
      withdraw: mayWrite && moves.withdraw,
      delete: mayWrite && moves.delete,
      duplicate: mayWrite,
      preview: mayPreviewAnnouncements(viewer),
    },
  };
}

export function presentAnnouncement(
  row: AnnouncementListRow,
  parts: { readonly clients: readonly { id: number; name: string }[]; readonly readings: readonly ClientReadings[] },
  viewer: Viewer,
): AnnouncementDetails {
  const { body, withdrawn_at, created_at } = row;
  return {
    ...presentAnnouncementRow(row, viewer),
    body,
    withdrawn_at,
    created_at,
    clients: [...parts.clients],
    by_client: [...parts.readings],
  };
}

/** What a recipient gets: only the text, never the audience or the author. */
export function presentOwnAnnouncement(row: OwnAnnouncementRow): OwnAnnouncement {
  const { id, title, body, kind, publish_at, expires_at, read_at } = row;
  return { id, title, body, kind, publish_at, expires_at, read_at };
}
