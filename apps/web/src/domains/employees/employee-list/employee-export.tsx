import { callApi } from '../../../platform/api/call-api.ts';
import { employeeExportEndpoints } from '../../../platform/api/endpoints/employee-export.generated.ts';
import { ExportMenu } from '../../../platform/table/export-menu.tsx';
import type { TableShape } from '../../../platform/table/table-shape.ts';
import type { TableView } from '../../../platform/table/table-view.ts';
import { exportBody } from '../employees.queries.ts';

/** The columns that are shown of everybody found, or of those selected. */
export function EmployeeExport(props: EmployeeExportProps) {
  return (
    <ExportMenu
      name="employees"
      isSelection={props.selected !== undefined}
      download={(format) => callApi(employeeExportEndpoints.list, { body: exportBody(format, props) })}
    />
  );
}

interface EmployeeExportProps {
  readonly view: TableView;
  readonly shape: TableShape;
  /** Those that are shown, by id. */
  readonly columns: readonly string[];
  readonly selected?: ReadonlySet<string>;
}
