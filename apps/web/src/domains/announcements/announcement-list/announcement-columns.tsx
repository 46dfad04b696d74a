import { capitalized } from '@muster/contract/capitalized.ts';
import type { AnnouncementRow } from '@muster/contract/domains/announcements/announcements.calls.ts';
import {
  announcementKinds,
  announcementStates,
} from '@muster/contract/domains/announcements/announcements.constants.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import type { TableColumn } from '../../../platform/table/table-column.ts';
import { AnnouncementKindBadge, AnnouncementStateBadge } from '../announcement-badges.tsx';
import styles from '../announcements.module.css';
import { audienceText, rolesText } from '../audience-text.ts';

interface ColumnParts {
  readonly zone: string;
  readonly onOpen: (row: AnnouncementRow) => void;
}

const options = (values: readonly string[]) => values.map((value) => ({ value, label: capitalized(value) }));
const none = <span aria-hidden="true">–</span>;

export function announcementColumns({ zone, onOpen }: ColumnParts): readonly TableColumn<AnnouncementRow>[] {
  return [
    {
      id: 'title',
      header: 'Title',
      width: 260,
      grow: true,
      pinned: 'left',
      sortable: true,
      filter: { kind: 'text' },
      cell: (row) => (
        <button type="button" className={styles.title} title={row.title} onClick={() => onOpen(row)}>
          {row.title}
        </button>
      ),
      card: 'title',
    },
    {
      id: 'state',
      header: 'State',
      width: 124,
      sortable: true,
      filter: { kind: 'multi', options: options(announcementStates) },
      cell: ({ state }) => <AnnouncementStateBadge state={state} />,
      card: 'badge',
    },
    {
      id: 'read',
      header: 'Read',
      width: 96,
      align: 'right',
      sortable: true,
      cell: (row) => (row.recipients === 0 ? none : readText(row)),
      card: 'aside',
      cardCell: (row) => (row.recipients === 0 ? null : `${readText(row)} read`),
    },
    {
      id: 'audience',
      header: 'Audience',
      width: 180,
      cell: (row) => `${audienceText(row)}, ${rolesText(row.roles).toLowerCase()}`,
      card: 'line',
    },
    {
      id: 'publish_at',
      header: 'Publish',
      width: 186,
      sortable: true,
      cell: ({ publish_at }) => formatDateTime(publish_at, zone),
      card: 'line',
      cardCell: ({ publish_at }) => (publish_at === null ? null : `From ${formatDateTime(publish_at, zone)}`),
    },
    {
      id: 'expires_at',
      header: 'Expiry',
      width: 186,
      sortable: true,
      cell: ({ expires_at }) => formatDateTime(expires_at, zone),
    },
    {
      id: 'kind',
      header: 'Importance',
      width: 150,
      sortable: true,
      filter: { kind: 'multi', options: options(announcementKinds) },
      cell: ({ kind }) => <AnnouncementKindBadge kind={kind} />,
    },
    {
      id: 'created_by',
      header: 'Written by',
      width: 160,
      sortable: true,
      filter: { kind: 'text' },
      cell: ({ created_by }) => created_by ?? none,
    },
  ];
}

const readText = ({ read, recipients }: AnnouncementRow) =>
  `${read.toLocaleString('en')} of ${recipients.toLocaleString('en')}`;
