import type { ListedTimesheet } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { QuickView } from '../../../platform/table/quick-view.tsx';
import type { QuickViewState } from '../../../platform/table/row-look.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { LazyReopenDialog } from '../timesheet-panel/lazy-reopen-dialog.ts';
import { periodText } from '../timesheet-texts.ts';
import { SheetOverview } from './sheet-overview.tsx';
import styles from './timesheet-quick-view.module.css';

/** A timesheet beside the list: its decision, and the days that it is about. */
export function TimesheetQuickView({ row, to, onApprove, ...state }: TimesheetQuickViewProps) {
  return (
    <QuickView
      state={state}
      title={row.employee.name}
      below={`${periodText(row)} · ${row.client}`}
      avatar={<Initials name={row.employee.name} size={36} />}
      footer={<Link to={to}>View record</Link>}
    >
      <SheetDecision row={row} onApprove={onApprove} />
      <SheetOverview id={row.id} />
    </QuickView>
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
  readonly row: ListedTimesheet;
  /** The address that opens its panel. */
  readonly to: string;
  readonly onApprove: () => void;
}
