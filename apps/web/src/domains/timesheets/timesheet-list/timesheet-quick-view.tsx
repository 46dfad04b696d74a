import type { ListedTimesheet } from '@muster/contract/domains/timesheets/timesheet-answers.ts';
import type { QuickViewState } from '../../../platform/table/row-look.ts';
import { RowQuickView } from '../../../platform/table/row-quick-view.tsx';
import type { RecordList } from '../../../platform/table/use-record-list.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';

/** A timesheet beside the list. Its days are in the panel. */
export function TimesheetQuickView({ list, row, to, ...state }: TimesheetQuickViewProps) {
  return (
    <RowQuickView
      list={list}
      row={row}
      title={row.employee.name}
      below={row.client}
      avatar={<Initials name={row.employee.name} size={36} />}
      to={to}
      state={state}
    />
  );
}

interface TimesheetQuickViewProps extends QuickViewState {
  readonly list: Pick<RecordList<ListedTimesheet>, 'columns' | 'zone'>;
  readonly row: ListedTimesheet;
  /** The address that opens its panel. */
  readonly to: string;
}
