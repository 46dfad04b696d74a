import type { OvertimeRow } from '@muster/contract/domains/attendance/overtime-answers.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { overtimeEndpoints } from '../../../platform/api/endpoints/overtime.generated.ts';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { plainColumnsOf } from '../../../platform/table/columns-of.ts';
import { pageQueryOf } from '../../../platform/table/page-query.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { overtimeQuery } from '../attendance.queries.ts';
import { LazyOvertimeDialog } from '../overtime/lazy-overtime-dialog.ts';
import { overtimeRequestColumns } from '../overtime/overtime-columns.tsx';

const refreshed = [overtimeEndpoints.list];
const pageSize = 30;

/** For team leads: overtime of their employees. Not shown while none waits. */
export function OvertimeToDecide() {
  const [page, setPage] = useState(1);
  const { open, panel } = useLazyPanel((requests: readonly OvertimeRow[], state) => (
    <LazyOvertimeDialog requests={requests} {...state} />
  ));
  const zone = useViewerZone();
  const question = overtimeQuery(pageQueryOf({ page, rows: pageSize }), 'waiting');
  const { data: answer } = useQuery({ ...question, placeholderData: keepPreviousData });
  useRefreshOn('schedule.changed', refreshed);
  if (!answer || answer.total === 0) return panel;
  const decidable = answer.data.filter(({ abilities }) => abilities.decide);
  return (
    <Card
      title="Overtime to approve"
      actions={
        decidable.length > 1 ? (
          <Button small onClick={() => open(decidable)}>
            Review all {decidable.length}
          </Button>
        ) : null
      }
      flush
    >
      <PlainTable
        isBroad
        label="Pending overtime"
        columns={plainColumnsOf(overtimeRequestColumns, zone)}
        rows={answer.data}
        rowId={(row) => row.id}
        empty="No overtime to decide."
        actions={(row) =>
          row.abilities.decide ? (
            <Button small onClick={() => open([row])}>
              Review
            </Button>
          ) : null
        }
      />
      <Pagination page={page} size={pageSize} total={answer.total} onPage={setPage} />
      {panel}
    </Card>
  );
}
