import type { CorrectionRow } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { correctionsEndpoints } from '../../../platform/api/endpoints/corrections.generated.ts';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Loaded } from '../../../platform/record/loaded.tsx';
import { useViewerZone } from '../../../platform/session/account-queries.ts';
import { plainColumnsOf } from '../../../platform/table/columns-of.ts';
import { pageQueryOf } from '../../../platform/table/page-query.ts';
import { StateBadge } from '../../../ui/badge/state-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { PlainTable } from '../../../ui/plain-table/plain-table.tsx';
import { correctionsQuery } from '../attendance.queries.ts';
import { requestColumns } from '../corrections/correction-columns.tsx';
import { LazyDecideDialog } from '../corrections/lazy-decide-dialog.ts';
import { EnterTimesButton } from '../enter-times/enter-times-button.tsx';
import styles from './my-timesheets.module.css';

const refreshed = [correctionsEndpoints.list];
const pageSize = 30;

/** For team leads: corrections of their employees. */
export function ToDecide() {
  const [page, setPage] = useState(1);
  const { open, panel } = useLazyPanel((correction: CorrectionRow, state) => (
    <LazyDecideDialog correction={correction} {...state} />
  ));
  const zone = useViewerZone();
  const question = correctionsQuery(pageQueryOf({ page, rows: pageSize }), 'waiting');
  const list = useQuery({ ...question, placeholderData: keepPreviousData });
  useRefreshOn('schedule.changed', refreshed);
  const waiting = list.data?.waiting ?? 0;
  return (
    <Card
      title="To approve"
      actions={
        <div className={styles.actions}>
          {waiting > 0 ? <StateBadge word="Pending">{`${waiting} pending`}</StateBadge> : null}
          <EnterTimesButton small />
        </div>
      }
      flush
    >
      <Loaded of={list} thing="corrections">
        {({ data, total }) => (
          <>
            <PlainTable
              isBroad
              label="Pending corrections"
              columns={plainColumnsOf(requestColumns, zone)}
              rows={data}
              rowId={(row) => row.id}
              empty="No corrections to decide."
              actions={
                data.some(({ abilities }) => abilities.decide)
                  ? (row) =>
                      row.abilities.decide ? (
                        <Button small onClick={() => open(row)}>
                          Review
                        </Button>
                      ) : null
                  : undefined
              }
            />
            <Pagination page={page} size={pageSize} total={total} onPage={setPage} />
            {panel}
          </>
        )}
      </Loaded>
    </Card>
  );
}
