import type { ListedTimesheet } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import { timesheetAccess } from '@muster/contract/domains/timesheets/timesheets.policy.ts';
import { IconCheck, IconEye, IconLock } from '@tabler/icons-react';
import { useCallback } from 'react';
import { timesheetsEndpoints } from '../../../platform/api/endpoints/timesheets.generated.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { useMay } from '../../../platform/session/use-session.ts';
import { DataTable } from '../../../platform/table/data-table.tsx';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { Button } from '../../../ui/button/button.tsx';
import type { MenuEntry } from '../../../ui/menu/menu-entry.ts';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { timesheetListQuery } from '../timesheets.queries.ts';
import { PeriodPicker } from './period-picker.tsx';
import { SheetTiles } from './sheet-tiles.tsx';
import { type TimesheetPage, timesheetColumnsFor } from './timesheet-columns.tsx';
import { useListAddress } from './use-list-address.ts';
import { useTimesheetActions } from './use-timesheet-actions.tsx';

const TimesheetPanel = lazyPanel(() =>
  import('../timesheet-panel/timesheet.panel.tsx').then((part) => part.TimesheetPanel),
);

const refreshed = [timesheetsEndpoints.list, timesheetsEndpoints.details];

/** `/timesheets`: the timesheets of half a month, to be approved and locked for payroll. */
export function TimesheetListPage() {
  const [mayApprove, mayLock] = [useMay(timesheetAccess.approve), useMay(timesheetAccess.lock)];
  const { period, sheet, hrefOf, goTo, close } = useListAddress();
  const columns = useCallback((answer?: TimesheetPage) => timesheetColumnsFor(hrefOf, answer?.teams), [hrefOf]);
  const list = useRecordList({
    screen: 'timesheets',
    query: (request) => timesheetListQuery(request, period),
    columns,
  });
  const { answer, selection } = list;
  useRefreshOn('timesheets.changed', refreshed);
  const { approve, lock, dialog } = useTimesheetActions(selection.clear);
  const lockFound = (ids?: readonly number[]) => {
    if (!answer) return;
    const { filters } = list.parameters;
    void lock({ period: answer.period.first, filters: ids ? {} : filters, ...(ids && { ids: [...ids] }) });
  };
  const rowActions = (row: ListedTimesheet): readonly MenuEntry[] => [
    { label: 'Show', icon: <IconEye aria-hidden="true" />, onSelect: () => goTo({ sheet: row.id }) },
    ...(row.abilities.approve
      ? [{ label: 'Approve', icon: <IconCheck aria-hidden="true" />, onSelect: () => approve([row]) }]
      : []),
    ...(row.abilities.lock
      ? [{ label: 'Lock', icon: <IconLock aria-hidden="true" />, onSelect: () => lockFound([row.id]) }]
      : []),
  ];
  return (
    <Page fill>
      <PageHeader
        title="Timesheets"
        count={list.total}
        actions={
          answer ? (
            <>
              <PeriodPicker
                period={answer.period.first}
                periods={answer.periods}
                onChange={(next) => goTo({ period: next })}
              />
              {mayLock ? (
                <Button tone="primary" icon={<IconLock aria-hidden="true" />} onClick={() => lockFound()}>
                  Lock period
                </Button>
              ) : null}
            </>
          ) : null
        }
      />
      {answer || list.status === 'loading' ? (
        <SheetTiles counts={answer?.counts} view={list.view} onViewChange={list.setView} />
      ) : null}
      <DataTable
        label="Timesheets"
        list={list}
        rowName={(row) => row.employee.name}
        rowActions={rowActions}
        avatar={(row) => <Initials name={row.employee.name} size={36} />}
        searchPlaceholder="Search: Name, Position, Client"
        empty={{ title: 'No timesheets found.', hint: 'Choose another period, or clear the filters.' }}
        bulk={{
          actions: ({ rows }) => (
            <>
              {mayApprove ? (
                <Button icon={<IconCheck aria-hidden="true" />} onClick={() => approve(rows)}>
                  Approve
                </Button>
              ) : null}
              {mayLock ? (
                <Button icon={<IconLock aria-hidden="true" />} onClick={() => lockFound(rows.map(({ id }) => id))}>
                  Lock
                </Button>
              ) : null}
            </>
          ),
        }}
      />
      {dialog}
      {sheet.id === null ? null : <TimesheetPanel id={sheet.id} opened={sheet.opened} onClose={close} />}
    </Page>
  );
}
