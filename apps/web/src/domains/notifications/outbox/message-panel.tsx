import type { OutboxMessage } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { SidePanel } from '../../../ui/overlay/side-panel.tsx';
import styles from '../notifications.module.css';
import { subjectOf } from './outbox.columns.tsx';

/** A kept message as it would have been sent. */
export function MessagePanel({ message, zone, opened, onClose }: MessagePanelProps) {
  return (
    <SidePanel
      opened={opened}
      onClose={onClose}
      title={subjectOf(message)}
      description={message.kind === 'mail' ? 'Mail' : 'SMS'}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <div className={styles.facts}>
        <DescriptionList
          facts={[
            { label: 'To', value: message.to },
            { label: 'Written', value: formatDateTime(message.created_at, zone) },
          ]}
        />
        <p className={styles.message}>{message.text}</p>
      </div>
    </SidePanel>
  );
}

interface MessagePanelProps {
  readonly message: OutboxMessage;
  readonly zone: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}
