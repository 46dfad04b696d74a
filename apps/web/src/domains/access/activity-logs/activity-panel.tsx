import type { ActivityLog } from '@muster/contract/domains/access/activity.calls.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CardNote } from '../../../ui/card/card-note.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { SidePanel } from '../../../ui/overlay/side-panel.tsx';
import { personText, recordText } from './activity.columns.tsx';
import styles from './activity-logs.module.css';
import { changesIn, detailsOf, type FieldChange, fieldLabel } from './changes-in.ts';
import { eventArea, eventLabel } from './event-label.ts';

/** One entry of the log in full: before and after, field by field. The server sends sensitive values masked. */
export function ActivityPanel({ line, zone, opened, onClose }: ActivityPanelProps) {
  const changes = changesIn(line);
  const details = detailsOf(line);
  return (
    <SidePanel
      opened={opened}
      onClose={onClose}
      title={eventLabel(line.event)}
      description={formatDateTime(line.at, zone)}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <section className={styles.section} aria-label="Event">
        <DescriptionList
          facts={[
            { label: 'Person', value: personText(line) },
            { label: 'Area', value: eventArea(line.event) },
            { label: 'Record', value: recordText(line) },
            { label: 'Event name', value: <code className={styles.name}>{line.event}</code> },
          ]}
        />
      </section>
      {details.length > 0 ? (
        <section className={styles.section}>
          <h3 className={styles.heading}>Details</h3>
          <DescriptionList facts={details} />
        </section>
      ) : null}
      <section className={styles.section}>
        <h3 className={styles.heading}>Changes</h3>
        {changes.length > 0 ? <ChangeTable changes={changes} /> : <CardNote inBody>No fields changed.</CardNote>}
      </section>
    </SidePanel>
  );
}

interface ActivityPanelProps {
  readonly line: ActivityLog;
  readonly zone: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

function ChangeTable({ changes }: { readonly changes: readonly FieldChange[] }) {
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.field}>
            <th scope="row">{fieldLabel(change.field)}</th>
            <td data-side="before">{change.before ?? '–'}</td>
            <td data-side="after">{change.after ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
