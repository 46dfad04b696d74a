import type { EmployeeRow } from '@muster/contract/domains/employees/employee-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import type { QuickViewState } from '../../../platform/table/row-look.ts';
import { RowQuickView } from '../../../platform/table/row-quick-view.tsx';
import type { RecordList } from '../../../platform/table/use-record-list.ts';
import { EmployeePhoto } from '../employee-photos.tsx';

/** Of people who are not active. */
const factsOfLeaving = [
  'latest_employee_active_date.reason',
  'latest_employee_active_date.clearance_status',
  'latest_employee_active_date.rehire',
];

/** An employee beside the list. */
export function EmployeeQuickView({ list, row, ...state }: EmployeeQuickViewProps) {
  return (
    <RowQuickView
      list={list}
      row={row}
      title={row.name}
      below={row.client?.legal_business_name}
      avatar={<EmployeePhoto person={row} size={36} />}
      to={pathOf('employeeDetails', { id: row.id })}
      without={row.employee_status_type_group.name === 'active' ? factsOfLeaving : []}
      state={state}
    />
  );
}

interface EmployeeQuickViewProps extends QuickViewState {
  readonly list: Pick<RecordList<EmployeeRow>, 'columns' | 'zone'>;
  readonly row: EmployeeRow;
}
