import { counted, countText } from '@muster/contract/counted.ts';
import { Link } from 'react-router';
import { Card } from '../../../ui/card/card.tsx';
import type { HomeFigures } from '../home.queries.ts';
import styles from './home.module.css';

/** Unsent messages and failed tasks, for admins; nothing where there are none. */
export function OutboxCard({ figures }: { readonly figures: NonNullable<HomeFigures['outbox']> }) {
  const { mails, messages, failed_tasks: tasks } = figures;
  const unsent = [
    ...(mails > 0 ? [counted(mails, 'email')] : []),
    ...(messages > 0 ? [counted(messages, 'text message')] : []),
  ].join(' and ');
  const parts = [
    ...(unsent === '' ? [] : [`${unsent} not sent`]),
    ...(tasks > 0 ? [`${countText(tasks)} failed background ${tasks === 1 ? 'task' : 'tasks'}`] : []),
  ];
  if (parts.length === 0) return null;
  return (
    <Card flush>
      <p className={styles.outbox}>
        {parts.join(' · ')}
        <Link to="/outbox">Open the outbox</Link>
      </p>
    </Card>
  );
}
