import type { ParkedEvent } from '@muster/contract/domains/notifications/notifications.calls.ts';
import { useQuery } from '@tanstack/react-query';
import { showSuccess } from '../../../platform/feedback/toasts.ts';
import { formatDateTime } from '../../../platform/format/dates.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { parkedEventsQuery, useRetryEvents } from './outbox.queries.ts';

/** Background work that failed five times, and a button to try it again. Nothing if all is well. */
export function ParkedEvents({ zone }: { readonly zone: string }) {
  const parked = useQuery(parkedEventsQuery);
  const retry = useRetryEvents();
  const events = parked.data?.data ?? [];
  if (events.length === 0) return null;
  const tryAgain = async () => {
    const { retried } = await retry.mutateAsync(events.map(({ id }) => id));
    showSuccess(`${retried} ${retried === 1 ? 'task is' : 'tasks are'} tried again.`);
  };
  return (
    <Card
      title={`Failed background tasks (${parked.data?.total ?? 0})`}
      flush
      actions={
        <Button small busy={retry.isPending} onClick={() => void tryAgain()}>
          Try all again
        </Button>
      }
    >
      <PlainTable
        label="Failed background tasks"
        columns={columnsFor(zone)}
        rows={events}
        rowId={({ id }) => String(id)}
        empty="Nothing failed."
      />
    </Card>
  );
}

const columnsFor = (zone: string): readonly PlainColumn<ParkedEvent>[] => [
  { header: 'Task', cell: ({ name }) => name },
  { header: 'Error', cell: ({ error }) => error },
  { header: 'Stopped', cell: ({ parked_at }) => formatDateTime(parked_at, zone), isUnbroken: true },
];
