import { useQuery } from '@tanstack/react-query';
import { correctionsEndpoints } from '../../../platform/api/endpoints/corrections.generated.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { StatusBadge } from '../../../ui/badge/status-badge.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { correctionsQuery } from '../attendance.queries.ts';
import { CorrectionList } from '../corrections/correction-list.tsx';

const refreshed = [correctionsEndpoints.list];

/** For team leads: corrections of their employees. */
export function ToDecide() {
  const { data } = useQuery(correctionsQuery({ view: 'waiting', page: 1 }));
  useRefreshOn('schedule.changed', refreshed);
  return (
    <Card
      title="To approve"
      actions={data && data.waiting > 0 ? <StatusBadge tone="amber">{`${data.waiting} waiting`}</StatusBadge> : null}
      flush
    >
      <CorrectionList view="waiting" />
    </Card>
  );
}
