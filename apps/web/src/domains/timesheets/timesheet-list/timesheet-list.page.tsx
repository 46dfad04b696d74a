import { countText } from '@muster/contract/counted.ts';
import type { ListedTimesheet } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import { timesheetAccess } from '@muster/contract/domains/timesheets/timesheets.policy.ts';
import { messages } from '@muster/contract/messages.ts';
import { IconCheck, IconEye, IconLock } from '@tabler/icons-react';
import { type ReactNode, useCallback } from 'react';
import { useLast } from '../../../platform/address/use-last.ts';
import { timesheetsEndpoints } from '../../../platform/api/endpoints/timesheets.generated.ts';
import { showProblem } from '../../../platform/feedback/show-problem.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { useMay } from '../../../platform/session/use-session.ts';
import { DataTable } from '../../../platform/table/data-table.tsx';
import type { WholeResults } from '../../../platform/table/row-picks.ts';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { Button } from '../../../ui/button/button.tsx';
import type { MenuEntry } from '../../../ui/menu/menu-entry.ts';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { PaperLine } from '../../../ui/page/paper-line.tsx';
import { periodOnPaper } from '../timesheet-texts.ts';
import { timesheetListQuery } from '../timesheets.queries.ts';
import { PeriodPicker } from './period-picker.tsx';
import { SheetTiles } from './sheet-tiles.tsx';
import { type TimesheetPage, timesheetColumnsFor } from './timesheet-columns.tsx';
import { useListAddress } from './use-list-address.ts';
import { selectionOf, useTimesheetActions } from './use-timesheet-actions.tsx';

const TimesheetPanel = lazyPanel(() =>
  import('../timesheet-panel/timesheet.panel.tsx').then((part) => part.TimesheetPanel),
);

const TimesheetQuickView = lazyPanel(() =>
  import('./timesheet-quick-view.tsx').then((part) => part.TimesheetQuickView),
);

const refreshed = [timesheetsEndpoints.list, timesheetsEndpoints.details];

/** `/timesheets`: the timesheets of half a month, to be approved and locked for payroll. */
export function TimesheetListPage() {
  const [mayApprove, mayLock] = [useMay(timesheetAccess.approve), useMay(timesheetAccess.lock)];
  const { period, sheet, hrefOf, goTo, close } = useListAddress();
  const columns = useCallback((answer?: TimesheetPage) => timesheetColumnsFor(hrefOf, answer?.teams), [hrefOf]);
  const list = useRecordList({
    name: 'timesheets',
    query: (request) => timesheetListQuery(request, period),
    columns,
    hasDigest: true,
  });
  const { answer, selection } = list;
  // The period can still be changed after its call failed.
  const known = useLast(answer ?? null);
  const shown = answer?.period.first ?? period ?? known?.period.first ?? null;
  useRefreshOn('timesheets.changed', refreshed);
  const { approve, lock, dialog } = useTimesheetActions(selection.clear);
  /** All that match the filters, as they were when the reader selected them. */
  const wholeOf = (results: WholeResults) => ({
    all: { ...(answer && { period: answer.period.first }), dt_params: JSON.stringify(list.parameters) },
    ...results,
  });
  const lockPeriod = async () => {
    try {
      const results = await list.readWhole?.();
      if (results) await lock(wholeOf(results));
    } catch (problem) {
      showProblem(problem);
    }
  };
  const lockSome = (rows: readonly ListedTimesheet[]) => {
    if (answer) void lock({ period: answer.period.first, ids: rows.map(({ id }) => id) });
  };
  const rowActions = (row: ListedTimesheet): readonly MenuEntry[] => [
    { label: 'View', icon: <IconEye aria-hidden="true" />, onSelect: () => goTo({ sheet: row.id }) },
    ...(row.abilities.approve
      ? [{ label: 'Approve', icon: <IconCheck aria-hidden="true" />, onSelect: () => void approve(selectionOf([row])) }]
      : []),
    ...(row.abilities.lock
      ? [{ label: 'Lock', icon: <IconLock aria-hidden="true" />, onSelect: () => lockSome([row]) }]
      : []),
  ];
  return (
    <Page fill>
      <PageHeader
        title="Timesheets"
        count={list.total}
        actions={
          mayLock ? (
            <Button
              tone="primary"
              icon={<IconLock aria-hidden="true" />}
              disabled={!answer || answer.total === 0}
              onClick={() => void lockPeriod()}
            >
              Lock period
            </Button>
          ) : null
        }
      />
      <PaperLine text={periodOnPaper(shown)} />
      <SheetTiles counts={answer?.counts} view={list.view} onViewChange={list.setView} />
      <DataTable
        label="Timesheets"
        list={list}
        rowName={(row) => row.employee.name}
        rowHref={hrefOf}
        quickView={(row, state) => (
          <TimesheetQuickView
            row={row}
            to={hrefOf(row)}
            onApprove={() => void approve(selectionOf([row]))}
            {...state}
          />
        )}
        rowActions={rowActions}
        avatar={(row) => <Initials name={row.employee.name} size={36} />}
        searchPlaceholder="Search: Name, Position, Client"
        filters={
          <PeriodPicker
            period={shown}
            periods={known?.periods ?? (shown === null ? [] : [shown])}
            onChange={(next) => goTo({ period: next })}
          />
        }
        empty={{
          title: messages.toast.noneFound('timesheets'),
          hint: 'A timesheet appears when someone has a shift in the period. Choose another period to see earlier ones.',
        }}
        bulk={{
          canSelectAll: true,
          actions: ({ whole, rows }) => (
            <>
              {mayApprove ? (
                <StepButton
                  label="Approve"
                  icon={<IconCheck aria-hidden="true" />}
                  count={whole ? null : rows.filter(({ abilities }) => abilities.approve).length}
                  none="None of the selected timesheets waits for your approval."
                  onClick={() => void approve(whole ? wholeOf(whole) : selectionOf(rows))}
                />
              ) : null}
              {mayLock ? (
                <StepButton
                  label="Lock"
                  icon={<IconLock aria-hidden="true" />}
                  count={whole ? null : rows.filter(({ abilities }) => abilities.lock).length}
                  none="None of the selected timesheets is approved and settled."
                  onClick={() => (whole ? void lock(wholeOf(whole)) : lockSome(rows))}
                />
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

/** A step on the selected timesheets, with how many allow it. */
function StepButton({ label, icon, count, none, onClick }: StepButtonProps) {
  return (
    <Button icon={icon} disabled={count === 0} title={count === 0 ? none : undefined} onClick={onClick}>
      {count === null || count === 0 ? label : `${label} ${countText(count)}`}
    </Button>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** Null while all results are selected: the confirmation counts them. */
  readonly count: number | null;
  /** Why there is nothing to do. */
  readonly none: string;
  readonly onClick: () => void;
}
