import { counted, countText } from '@muster/contract/counted.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Card } from '../../../ui/card/card.tsx';
import { type HomeFigures, homeFiguresQuery } from '../home.queries.ts';
import { useSetup } from '../setup/use-setup.ts';
import styles from './home.module.css';

/** Unsent messages and failed tasks, for admins; nothing where there are none, or while the steps of a new portal say why. */
export function OutboxCard() {
  const { data: figures } = useQuery(homeFiguresQuery);
  const { steps, isLoading } = useSetup();
  const setsUpEmail = steps?.some(({ step, is_done }) => step === 'email' && !is_done) === true;
  if (!figures?.outbox || isLoading || setsUpEmail) return null;
  const parts = waitingIn(figures.outbox);
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

function waitingIn({ mails, messages, failed_tasks: tasks }: NonNullable<HomeFigures['outbox']>): readonly string[] {
  const unsent = [
    ...(mails > 0 ? [counted(mails, 'email')] : []),
    ...(messages > 0 ? [counted(messages, 'text message')] : []),
  ].join(' and ');
  return [
    ...(unsent === '' ? [] : [`${unsent} not sent`]),
    ...(tasks > 0 ? [`${countText(tasks)} failed background ${tasks === 1 ? 'task' : 'tasks'}`] : []),
  ];
}
