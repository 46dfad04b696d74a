import { counted } from '@muster/contract/counted.ts';
import type { ActivityLog } from '@muster/contract/domains/access/activity.calls.ts';
import { activityColumns } from '@muster/contract/domains/access/activity-columns.ts';
import { columnsOf } from '../../../platform/table/columns-of.ts';
import { CellButton } from '../../../ui/button/cell-button.tsx';
import styles from './activity-logs.module.css';
import { changesIn, fieldLabel } from './changes-in.ts';
import { eventArea, eventLabel } from './event-label.ts';

export const activityColumnsFor = (onOpen: (line: ActivityLog) => void) =>
  columnsOf<ActivityLog>()(activityColumns, {
    event: {
      width: 200,
      grow: true,
      pinned: 'left',
      filter: { kind: 'text', placeholder: 'accounts.login' },
      cell: (line) => <CellButton onClick={() => onOpen(line)}>{eventLabel(line.event)}</CellButton>,
      card: 'title',
    },
    event_name: { width: 240, hiddenAtFirst: true, cell: (line) => <code className={styles.name}>{line.event}</code> },
    'actor.name': { width: 240, cell: personText, card: 'line' },
    subject_kind: {
      width: 260,
      filter: { kind: 'text', placeholder: 'employee' },
      cell: recordText,
      card: 'line',
    },
    changes: { header: 'Changes', width: 120, cell: changesText },
    at: { width: 190, isEarly: true, card: 'aside' },
  });

/** 'Ana Reyes', or 'Ana Reyes as Ben Cruz' during impersonation. */
export function personText({ actor, impersonator }: Pick<ActivityLog, 'actor' | 'impersonator'>): string {
  if (impersonator && actor) return `${impersonator.name} as ${actor.name}`;
  return actor?.name ?? 'The portal';
}

/** 'Employee Ana Reyes', 'Own account', 'Import 12', 'TCK-7', or of a refused call 'Tickets: list'; null if the event is not about a record. */
export function recordText({ event, actor, impersonator, subject, details }: ActivityLog): string | null {
  if (event === 'access.denied' && typeof details?.call === 'string') return callText(details.call);
  if (subject === null) return null;
  const isOwn = subject.kind === 'user' && actor !== null && subject.id === String(actor.id);
  if (isOwn && impersonator === null) return 'Own account';
  if (subject.kind === 'ticket') return `TCK-${subject.id}`;
  return `${fieldLabel(subject.kind.replaceAll('-', '_'))} ${subject.name ?? subject.id}`;
}

const callText = (call: string) => `${eventArea(call).replaceAll('-', ' ')}: ${eventLabel(call).toLowerCase()}`;

function changesText(line: ActivityLog): string | null {
  const count = changesIn(line).length;
  return count === 0 ? null : counted(count, 'field');
}
