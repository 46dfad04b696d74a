import type { ListedTimesheet } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import { IconCheck } from '@tabler/icons-react';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import type { QuickViewState } from '../../../platform/table/row-look.ts';
import { RowQuickView } from '../../../platform/table/row-quick-view.tsx';
import type { RecordList } from '../../../platform/table/use-record-list.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { LazyReopenDialog } from '../timesheet-panel/lazy-reopen-dialog.ts';
import styles from './timesheet-quick-view.module.css';

/** A timesheet beside the list, with its decision. Its days are in the panel. */
export function TimesheetQuickView({ list, row, to, onApprove, ...state }: TimesheetQuickViewProps) {
  return (
    <RowQuickView
      list={list}
      row={row}
      title={row.employee.name}
      below={row.client}
      avatar={<Initials name={row.employee.name} size={36} />}
      to={to}
      state={state}
    >
      <SheetDecision row={row} onApprove={onApprove} />
    </RowQuickView>
  );
}

/** Of a submitted one. */
function SheetDecision({ row, onApprove }: Pick<TimesheetQuickViewProps, 'row' | 'onApprove'>) {
  const { open, panel } = useLazyPanel((sheet: ListedTimesheet, state) => (
    <LazyReopenDialog sheet={sheet} {...state} />
  ));
  const { approve, reopen } = row.abilities;
  if (row.state !== 'submitted' || !(approve || reopen)) return panel;
  return (
    <section className={styles.decide} aria-label="Decision">
      {reopen ? <Button onClick={() => open(row)}>Send back…</Button> : null}
      {approve ? (
        <Button tone="primary" icon={<IconCheck aria-hidden="true" />} onClick={onApprove}>
          Approve
        </Button>
      ) : null}
      {panel}
    </section>
  );
}

interface TimesheetQuickViewProps extends QuickViewState {
  readonly list: Pick<RecordList<ListedTimesheet>, 'columns' | 'zone'>;
  readonly row: ListedTimesheet;
  /** The address that opens its panel. */
  readonly to: string;
  readonly onApprove: () => void;
}
