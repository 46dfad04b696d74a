import { counted } from '@muster/contract/counted.ts';
import type { OvertimeRow } from '@muster/contract/domains/attendance/overtime-answers.ts';
import { IconChecks } from '@tabler/icons-react';
import { useEffect, useMemo } from 'react';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { DataTable } from '../../../platform/table/data-table.tsx';
import { isNarrowed } from '../../../platform/table/table-view.ts';
import { useListScope } from '../../../platform/table/use-list-scope.ts';
import { type TotalReport, useRecordList } from '../../../platform/table/use-record-list.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { RequestViewSwitch } from '../../approvals/index.ts';
import { overtimeQuery } from '../attendance.queries.ts';
import { useDayCorrection } from '../corrections/use-day-correction.tsx';
import { LazyOvertimeQuickView } from '../employee-attendance/lazy-day-quick-view.tsx';
import { LazyOvertimeDialog } from './lazy-overtime-dialog.ts';
import { decidedOvertimeColumns, waitingOvertimeColumnsFor } from './overtime-columns.tsx';

/**
 * Overtime that the viewer has to decide on, or that was decided: `?show=overtime` or `?show=decided-overtime`. A row
 * opens beside the list: its decision, and its day.
 */
export function OvertimeList({ onTotal }: TotalReport) {
  const { open, panel } = useLazyPanel((requests: readonly OvertimeRow[], state) => (
    <LazyOvertimeDialog requests={requests} {...state} />
  ));
  const { open: reject, panel: rejecting } = useLazyPanel((requests: readonly OvertimeRow[], state) => (
    <LazyOvertimeDialog isRejection requests={requests} {...state} />
  ));
  const correcting = useDayCorrection();
  const [{ show }, change] = useListScope(['show']);
  const view = show === 'decided-overtime' ? 'decided' : 'waiting';
  const columns = useMemo(
    () => (view === 'waiting' ? waitingOvertimeColumnsFor(reject) : decidedOvertimeColumns),
    [view, reject],
  );
  const list = useRecordList({ name: 'overtime', query: (request) => overtimeQuery(request, view), columns });
  const { total } = list;
  useEffect(() => onTotal(total), [onTotal, total]);
  const decide = (rows: readonly OvertimeRow[]) => {
    open(rows.filter(({ abilities }) => abilities.decide));
    list.selection.clear();
  };
  return (
    <>
      <DataTable
        label={labels[view]}
        list={list}
        rowName={({ employee, work_date }) => `${employee.name}, ${work_date}`}
        avatar={({ employee }) => <Initials name={employee.name} size={36} />}
        quickView={(row, state) => (
          <LazyOvertimeQuickView
            key={row.id}
            overtime={row}
            onReject={(one) => reject([one])}
            onCorrect={correcting.open}
            {...state}
          />
        )}
        searchPlaceholder="Search: Name, Client"
        filters={
          <RequestViewSwitch label="Overtime" view={view} onChange={(next) => change({ show: addresses[next] })} />
        }
        empty={{
          icon: <IconChecks aria-hidden="true" />,
          title: emptyTitle(view, isNarrowed(list.view)),
        }}
        bulk={{
          actions: ({ rows }) => {
            const count = rows.filter(({ abilities }) => abilities.decide).length;
            return view === 'waiting' && count > 0 ? (
              <Button tone="primary" onClick={() => decide(rows)}>{`Decide on ${counted(count, 'day')}…`}</Button>
            ) : null;
          },
        }}
      />
      {panel}
      {rejecting}
      {correcting.panel}
    </>
  );
}

const emptyTitle = (view: 'waiting' | 'decided', narrowed: boolean) => {
  if (narrowed) return 'No overtime found.';
  return view === 'waiting' ? 'No overtime waits for you.' : 'No overtime was decided yet.';
};

const addresses = { waiting: 'overtime', decided: 'decided-overtime' } as const;
const labels = { waiting: 'Pending overtime', decided: 'Decided overtime' } as const;
