import { employeeAccess } from '@muster/contract/domains/employees/employees.policy.ts';
import type { BoardRow } from '@muster/contract/domains/shifts/schedule.calls.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useMay } from '../../../platform/session/use-session.ts';
import type { QuickViewState } from '../../../platform/table/row-look.ts';
import { RowQuickView } from '../../../platform/table/row-quick-view.tsx';
import type { RecordList } from '../../../platform/table/use-record-list.ts';
import { Initials } from '../../../ui/avatar/initials.tsx';

/** The day of a person beside the list of today. */
export function BoardQuickView({ list, row, ...state }: BoardQuickViewProps) {
  const mayOpen = useMay(employeeAccess.read);
  const { id, name, position } = row.employee;
  return (
    <RowQuickView
      list={list}
      row={row}
      title={name}
      below={position}
      avatar={<Initials name={name} size={36} />}
      to={mayOpen ? pathOf('employeeDetails', { id }) : undefined}
      state={state}
    />
  );
}

interface BoardQuickViewProps extends QuickViewState {
  readonly list: Pick<RecordList<BoardRow>, 'columns' | 'zone'>;
  readonly row: BoardRow;
}
