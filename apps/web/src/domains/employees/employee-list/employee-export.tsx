import type { EmployeeRow } from '@muster/contract/domains/employees/employee-answers.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { employeeExportEndpoints } from '../../../platform/api/endpoints/employee-export.generated.ts';
import { ExportMenu } from '../../../platform/table/export-menu.tsx';
import type { RecordList } from '../../../platform/table/use-record-list.ts';
import { exportBody } from '../employees.queries.ts';

/** The shown columns of everybody found, or of the selected people. */
export function EmployeeExport({ list, isSelection = false }: EmployeeExportProps) {
  const { view, parameters, selection } = list;
  const columns = list.shown.map(({ id }) => id);
  const ids = isSelection && !selection.all ? selection.ids : undefined;
  return (
    <ExportMenu
      name="employees"
      isSelection={isSelection}
      download={(format) =>
        callApi(employeeExportEndpoints.list, { body: exportBody(format, { view, parameters, columns, ids }) })
      }
    />
  );
}

interface EmployeeExportProps {
  readonly list: RecordList<EmployeeRow>;
  readonly isSelection?: boolean;
}
