import { countText } from '@muster/contract/counted.ts';
import { Link } from 'react-router';
import { Card } from '../../../ui/card/card.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import type { HomeFigures } from '../home.queries.ts';
import styles from './home.module.css';

/** Unsent messages and failed tasks, for admins. */
export function OutboxCard({ figures }: { readonly figures: NonNullable<HomeFigures['outbox']> }) {
  return (
    <Card
      title="Unsent messages and failed tasks"
      actions={
        <Link to="/outbox" className={styles.cardLink}>
          Open the outbox
        </Link>
      }
    >
      <DescriptionList
        facts={[
          { label: 'Email', value: countText(figures.mails) },
          { label: 'SMS', value: countText(figures.messages) },
          { label: 'Failed background tasks', value: countText(figures.failed_tasks) },
        ]}
      />
    </Card>
  );
}
