import type { ListedTimesheet } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import { timesheetAccess } from '@muster/contract/domains/timesheets/timesheets.policy.ts';
import { IconCheck, IconEye, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { timesheetsEndpoints } from '../../../platform/api/endpoints/timesheets.generated.ts';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { useMay } from '../../../platform/session/use-session.ts';
import { DataTable } from '../../../platform/table/data-table.tsx';
import { tableListOf } from '../../../platform/table/query-status.ts';
import { tableParametersOf } from '../../../platform/table/table-parameters.ts';
import { shapeOf } from '../../../platform/table/table-shape.ts';
import { useTableAddress } from '../../../platform/table/use-table-address.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { Button } from '../../../ui/button/button.tsx';
import type { MenuEntry } from '../../../ui/menu/menu-entry.ts';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { timesheetListQuery } from '../timesheets.queries.ts';
import { PeriodPicker } from './period-picker.tsx';
import { SheetTiles } from './sheet-tiles.tsx';
import { timesheetColumnsFor } from './timesheet-columns.tsx';
import { useListAddress } from './use-list-address.ts';
import { useTimesheetActions } from './use-timesheet-actions.tsx';

const TimesheetPanel = lazy(() =>
  import('../timesheet-panel/timesheet.panel.tsx').then((part) => ({ default: part.TimesheetPanel })),
);

const refreshed = [timesheetsEndpoints.list, timesheetsEndpoints.details];
/** Which teams there are changes no name in the address. */
const shape = shapeOf(timesheetColumnsFor(() => ''));
const noRows: ReadonlySet<string> = new Set();

/** `/timesheets`: what people handed in for half a month, to be approved and locked for payroll. */
export function TimesheetListPage() {
  const [mayApprove, mayLock] = [useMay(timesheetAccess.approve), useMay(timesheetAccess.lock)];
  const { period, sheet, hrefOf, goTo, close } = useListAddress();
  const [view, setView] = useTableAddress(shape);
  const list = useQuery(timesheetListQuery(view, shape, period));
  const teams = list.data?.teams;
  const columns = useMemo(() => timesheetColumnsFor(hrefOf, teams), [hrefOf, teams]);
  useRefreshOn('timesheets.changed', refreshed);
  const [selected, setSelected] = useState(noRows);
  const { approve, lock, dialog } = useTimesheetActions(() => setSelected(noRows));
  const { data } = list;
  const chosen = (data?.data ?? []).filter(({ id }) => selected.has(String(id)));
  const lockShown = (ids?: readonly number[]) => {
    if (!data) return;
    const { filters } = tableParametersOf(view, shape);
    void lock({ period: data.period.first, filters: ids ? {} : filters, ...(ids && { ids: [...ids] }) });
  };
  const rowActions = (row: ListedTimesheet): readonly MenuEntry[] => [
    { label: 'Show', icon: <IconEye aria-hidden="true" />, onSelect: () => goTo({ sheet: row.id }) },
    ...(row.abilities.approve
      ? [{ label: 'Approve', icon: <IconCheck aria-hidden="true" />, onSelect: () => approve([row]) }]
      : []),
    ...(row.abilities.lock
      ? [{ label: 'Lock', icon: <IconLock aria-hidden="true" />, onSelect: () => lockShown([row.id]) }]
      : []),
  ];
  return (
    <Page fill>
      <PageHeader
        title="Timesheets"
        count={data?.total}
        actions={
          data ? (
            <>
              <PeriodPicker
                period={data.period.first}
                periods={data.periods}
                onChange={(next) => {
                  setSelected(noRows);
                  goTo({ period: next });
                }}
              />
              {mayLock ? (
                <Button tone="primary" icon={<IconLock aria-hidden="true" />} onClick={() => lockShown()}>
                  Lock period
                </Button>
              ) : null}
            </>
          ) : null
        }
      />
      {data || list.isPending ? <SheetTiles counts={data?.counts} view={view} onViewChange={setView} /> : null}
      <DataTable
        label="Timesheets"
        columns={columns}
        {...tableListOf(list)}
        rowId={(row) => String(row.id)}
        rowName={(row) => row.employee.name}
        rowActions={rowActions}
        avatar={(row) => <Initials name={row.employee.name} size={36} />}
        view={view}
        onViewChange={setView}
        searchPlaceholder="Search: Name, Position, Client"
        empty={{ title: 'No timesheets found.', hint: 'Choose another period, or clear the filters.' }}
        storageKey="timesheets"
        selection={{
          selected,
          onSelect: setSelected,
          actions: (
            <>
              {mayApprove ? (
                <Button icon={<IconCheck aria-hidden="true" />} onClick={() => approve(chosen)}>
                  Approve
                </Button>
              ) : null}
              {mayLock ? (
                <Button icon={<IconLock aria-hidden="true" />} onClick={() => lockShown(chosen.map(({ id }) => id))}>
                  Lock
                </Button>
              ) : null}
            </>
          ),
        }}
      />
      {dialog}
      <Suspense>
        {sheet.id === null ? null : <TimesheetPanel id={sheet.id} opened={sheet.opened} onClose={close} />}
      </Suspense>
    </Page>
  );
}
