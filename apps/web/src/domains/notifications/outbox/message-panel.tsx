import type { OutboxMessage } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { SidePanel } from '../../../ui/overlay/side-panel.tsx';
import styles from '../notifications.module.css';
import { subjectOf } from './outbox.columns.tsx';
import { outboxMessageQuery } from './outbox.queries.ts';

/** A kept message as it would have been sent. The server asks for the password first, because its links open accounts. */
export function MessagePanel({ message, zone, opened, onClose }: MessagePanelProps) {
  const found = useQuery({ ...outboxMessageQuery(message), enabled: opened });
  return (
    <SidePanel
      opened={opened}
      onClose={onClose}
      title={subjectOf(message)}
      description={message.kind === 'mail' ? 'Email' : 'SMS'}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <div className={styles.facts}>
        <DescriptionList
          facts={[
            { label: 'To', value: message.to },
            { label: 'Written', value: formatDateTime(message.created_at, zone) },
          ]}
        />
        <Loaded of={found} thing="message">
          {({ text }) => <p className={styles.message}>{text}</p>}
        </Loaded>
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
