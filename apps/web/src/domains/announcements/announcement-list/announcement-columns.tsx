import { countText } from '@muster/contract/counted.ts';
import { announcementColumns } from '@muster/contract/domains/announcements/announcement-columns.ts';
import type { AnnouncementRow } from '@muster/contract/domains/announcements/announcements.calls.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { AnnouncementKindBadge, AnnouncementStateBadge } from '../announcement-badges.tsx';
import styles from '../announcements.module.css';
import { audienceText, rolesText } from '../audience-text.ts';

export const announcementColumnsFor = (onOpen: (row: AnnouncementRow) => void) =>
  columnsOf<AnnouncementRow>()(announcementColumns, {
    title: {
      width: 200,
      grow: true,
      pinned: 'left',
      cell: (row) => (
        <button type="button" className={styles.title} title={row.title} onClick={() => onOpen(row)}>
          {row.title}
        </button>
      ),
      card: 'title',
    },
    state: { width: 124, cell: ({ state }) => <AnnouncementStateBadge state={state} />, card: 'badge' },
    read: {
      width: 96,
      align: 'right',
      cell: readText,
      card: 'aside',
      cardCell: (row) => (row.recipients === 0 ? null : `${readText(row)} read`),
    },
    audience: {
      width: 160,
      maxWidth: 240,
      cell: (row) => `${audienceText(row)}, ${rolesText(row.roles).toLowerCase()}`,
      card: 'line',
    },
    publish_at: {
      width: 186,
      card: 'line',
      cardCell: ({ publish_at }, zone) => (publish_at === null ? null : `From ${formatDateTime(publish_at, zone)}`),
    },
    expires_at: { width: 186, hiddenAtFirst: true },
    kind: { width: 120, cell: ({ kind }) => <AnnouncementKindBadge kind={kind} /> },
    created_by: { width: 160, hiddenAtFirst: true },
  });

const readText = ({ read, recipients }: AnnouncementRow) =>
  recipients === 0 ? null : `${countText(read)} of ${countText(recipients)}`;
