import type { CorrectionRow } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { IconChecks } from '@tabler/icons-react';
import { useEffect, useMemo } from 'react';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { DataTable } from '../../../platform/table/data-table.tsx';
import { isNarrowed } from '../../../platform/table/table-view.ts';
import { useListScope } from '../../../platform/table/use-list-scope.ts';
import { type TotalReport, useRecordList } from '../../../platform/table/use-record-list.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { RequestViewSwitch } from '../../approvals/index.ts';
import { correctionsQuery } from '../attendance.queries.ts';
import { LazyCorrectionQuickView } from '../employee-attendance/lazy-day-quick-view.tsx';
import { decidedColumns, waitingColumnsFor } from './correction-columns.tsx';
import { LazyDecideDialog } from './lazy-decide-dialog.ts';
import { useDayCorrection } from './use-day-correction.tsx';

/**
 * Corrections that the viewer has to decide, or decided ones: `?show=corrections` or `?show=decided`. A row opens beside
 * the list: its decision, and its day.
 */
export function CorrectionList({ onTotal }: TotalReport) {
  const { open: reject, panel } = useLazyPanel((correction: CorrectionRow, state) => (
    <LazyDecideDialog isRejection correction={correction} {...state} />
  ));
  const correcting = useDayCorrection();
  const [{ show }, change] = useListScope(['show']);
  const view = show === 'decided' ? 'decided' : 'waiting';
  const columns = useMemo(() => (view === 'waiting' ? waitingColumnsFor(reject) : decidedColumns), [view, reject]);
  const list = useRecordList({
    name: 'corrections',
    query: (request) => correctionsQuery(request, view),
    columns,
  });
  const { total } = list;
  useEffect(() => onTotal(total), [onTotal, total]);
  return (
    <>
      <DataTable
        label={labels[view]}
        list={list}
        rowName={({ employee, work_date }) => `${employee.name}, ${work_date}`}
        avatar={({ employee }) => <Initials name={employee.name} size={36} />}
        quickView={(row, state) => (
          <LazyCorrectionQuickView
            key={row.id}
            correction={row}
            onReject={reject}
            onCorrect={correcting.open}
            {...state}
          />
        )}
        searchPlaceholder="Search: Name, Client, Reason"
        filters={
          <RequestViewSwitch label="Corrections" view={view} onChange={(next) => change({ show: addresses[next] })} />
        }
        empty={{
          icon: <IconChecks aria-hidden="true" />,
          title: emptyTitle(view, isNarrowed(list.view)),
        }}
      />
      {panel}
      {correcting.panel}
    </>
  );
}

const emptyTitle = (view: 'waiting' | 'decided', narrowed: boolean) => {
  if (narrowed) return 'No corrections found.';
  return view === 'waiting' ? 'No correction waits for you.' : 'No correction was decided yet.';
};

const addresses = { waiting: 'corrections', decided: 'decided' } as const;
const labels = { waiting: 'Pending corrections', decided: 'Decided corrections' } as const;
