import type { ActivityLog } from '@muster/contract/domains/access/activity.calls.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import type { TableColumn } from '../../../platform/table/table-column.ts';
import styles from './activity-logs.module.css';
import { changesIn, fieldLabel } from './changes-in.ts';
import { eventLabel } from './event-label.ts';

interface ColumnParts {
  readonly zone: string;
  readonly onOpen: (line: ActivityLog) => void;
}

export function activityColumns({ zone, onOpen }: ColumnParts): readonly TableColumn<ActivityLog>[] {
  return [
    {
      id: 'event',
      header: 'Event',
      width: 240,
      grow: true,
      pinned: 'left',
      filter: { kind: 'text', placeholder: 'accounts.login' },
      cell: (line) => (
        <button type="button" className={styles.event} onClick={() => onOpen(line)}>
          {eventLabel(line.event)}
        </button>
      ),
      card: 'title',
    },
    {
      id: 'name',
      header: 'Event name',
      width: 240,
      hiddenAtFirst: true,
      cell: (line) => <code className={styles.name}>{line.event}</code>,
    },
    {
      id: 'actor',
      header: 'Person',
      width: 240,
      cell: (line) => personText(line),
      card: 'line',
    },
    {
      id: 'subject_kind',
      header: 'Record',
      width: 160,
      filter: { kind: 'text', placeholder: 'employee' },
      cell: (line) => recordText(line) ?? '–',
      card: 'line',
    },
    {
      id: 'changes',
      header: 'Changes',
      width: 120,
      cell: (line) => changesText(line),
    },
    {
      id: 'at',
      header: 'When',
      width: 190,
      filter: { kind: 'dates' },
      cell: (line) => formatDateTime(line.at, zone),
      card: 'aside',
    },
  ];
}

/** 'Ana Reyes', or 'Ana Reyes as Ben Cruz' where somebody acted as another. */
export function personText({ actor, impersonator }: Pick<ActivityLog, 'actor' | 'impersonator'>): string {
  if (impersonator && actor) return `${impersonator.name} as ${actor.name}`;
  return actor?.name ?? 'The portal';
}

/** 'Employee 12'; null where the event is about no record. */
export function recordText({ subject }: Pick<ActivityLog, 'subject'>): string | null {
  return subject === null ? null : `${fieldLabel(subject.kind.replaceAll('-', '_'))} ${subject.id}`;
}

function changesText(line: ActivityLog): string {
  const count = changesIn(line).length;
  if (count === 0) return '–';
  return count === 1 ? '1 field' : `${count} fields`;
}
