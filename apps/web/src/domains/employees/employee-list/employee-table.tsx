import type { EmployeeRow } from '@muster/contract/domains/employees/employee-answers.ts';
import { employeeAccess } from '@muster/contract/domains/employees/employees.policy.ts';
import { messages } from '@muster/contract/messages.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';
import { useEffect, useMemo } from 'react';
import { employeesEndpoints } from '../../../platform/api/endpoints/employees.generated.ts';
import { useLookup } from '../../../platform/form/lookup.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useRefreshOn } from '../../../platform/realtime/use-refresh-on.ts';
import { Can } from '../../../platform/session/can.tsx';
import { DataTable } from '../../../platform/table/data-table.tsx';
import { useRecordList } from '../../../platform/table/use-record-list.ts';
import { Button } from '../../../ui/button/button.tsx';
import { timezones } from '../../lookups/index.ts';
import { EmployeePhoto, EmployeePhotos } from '../employee-photos.tsx';
import { employeeListQuery, showInactives } from '../employees.queries.ts';
import { employeeColumnsFor, hasLeft, nameFilter } from './employee-columns.tsx';
import { HiddenStatuses } from './hidden-statuses.tsx';
import { useEmployeeActions } from './use-employee-actions.tsx';

const IncompleteDialog = lazyPanel(() => import('./incomplete-dialog.tsx').then((part) => part.IncompleteDialog));
const EmployeeQuickView = lazyPanel(() => import('./employee-quick-view.tsx').then((part) => part.EmployeeQuickView));

/** The filter of the column itself is that of incomplete configurations. */
const otherFilters = [nameFilter];

/** Without what only HR and payroll look at. */
const compact = {
  label: 'Compact',
  hidden: [
    'personal_email',
    'latest_employee_active_date.reason',
    'latest_employee_active_date.clearance_status',
    'latest_employee_active_date.rehire',
  ],
};

const toggles = [{ name: showInactives, label: messages.employeeList.toggleInactive }];

export function EmployeeTable({ onTotal, onAdd, onUpdate }: EmployeeTableProps) {
  const warning = useLazyPanel((employee: EmployeeRow, state) => <IncompleteDialog employee={employee} {...state} />);
  const columns = useEmployeeColumns(warning.open);
  const list = useRecordList({ name: 'employees', query: employeeListQuery, columns, toggles, otherFilters });
  useRefreshOn('employees.changed', [employeesEndpoints.table]);
  const { rowActions, dialogs } = useEmployeeActions({ onUpdate });
  const { total } = list;
  useEffect(() => onTotal(total), [onTotal, total]);
  return (
    <>
      <EmployeePhotos people={list.rows}>
        <DataTable
          label="Employees"
          list={list}
          rowName={(row) => row.name}
          rowHref={detailsHref}
          quickView={(row, state) => (
            <EmployeeQuickView list={list} row={row} onUpdate={() => onUpdate(row)} {...state} />
          )}
          rowActions={rowActions}
          isDimmed={hasLeft}
          builtInViews={[compact]}
          filters={<HiddenStatuses view={list.view} onViewChange={list.setView} />}
          avatar={(row) => <EmployeePhoto person={row} size={36} />}
          searchPlaceholder={messages.employeeList.searchPlaceholder}
          empty={{
            title: messages.employeeList.empty,
            hint: list.view.toggles[showInactives]
              ? 'No employees to show.'
              : 'No employees yet. Add one, or import a list. Turn on "Show inactive / terminated" to see former staff.',
            action: (
              <Can rule={employeeAccess.create}>
                <Button onClick={onAdd}>Add the first employee</Button>
              </Can>
            ),
          }}
          bulk={{ canSelectAll: true }}
        />
      </EmployeePhotos>
      {dialogs}
      {warning.panel}
    </>
  );
}

interface EmployeeTableProps {
  readonly onTotal: (total: number | undefined) => void;
  readonly onAdd: () => void;
  readonly onUpdate: (row: EmployeeRow) => void;
}

function useEmployeeColumns(onWarning: (row: EmployeeRow) => void) {
  const { rows: zones } = useLookup(timezones);
  return useMemo(() => {
    const options = zones.map((zone) => ({ value: String(zone.id), label: zone.name }));
    return employeeColumnsFor({ timezones: options, detailsHref, onWarning });
  }, [zones, onWarning]);
}

const detailsHref = ({ id }: EmployeeRow) => pathOf('employeeDetails', { id });
