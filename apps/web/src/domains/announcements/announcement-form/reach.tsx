import { counted } from '@muster/contract/counted.ts';
import { audienceBody } from '@muster/contract/domains/announcements/announcements.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { problemText } from '../../../platform/api/problem-error.ts';
import { Card } from '../../../ui/card/card.tsx';
import { audienceQuery } from '../announcements.queries.ts';
import styles from './announcement-form.module.css';
import { type AnnouncementFormValues, audienceOf } from './announcement-form-values.ts';

/** The current number of recipients. */
export function Reach() {
  const [audience, client_ids, statuses, roles] = useWatch<
    AnnouncementFormValues,
    ['audience', 'client_ids', 'statuses', 'roles']
  >({ name: ['audience', 'client_ids', 'statuses', 'roles'] });
  const body = audienceOf({ audience, client_ids, statuses, roles });
  const isWhole = audienceBody.safeParse(body).success;
  const reach = useQuery({ ...audienceQuery(body), enabled: isWhole });
  return (
    <Card title="Reaches">
      <p className={styles.figure} aria-live="polite">
        {isWhole && reach.data ? counted(reach.data.recipients, 'person', 'people') : '–'}
      </p>
      <p className={styles.note}>{noteOf(isWhole, reach)}</p>
    </Card>
  );
}

function noteOf(isWhole: boolean, { data, error }: { data: { clients: number } | undefined; error: Error | null }) {
  if (!isWhole) return 'Choose an audience.';
  if (error) return problemText(error);
  if (!data) return 'Counting…';
  return data.clients === 0
    ? 'No one in this audience can sign in yet.'
    : `at ${counted(data.clients, 'client')}, with portal access`;
}
