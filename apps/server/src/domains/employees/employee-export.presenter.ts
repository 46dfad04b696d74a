import { capitalized } from '@muster/contract/capitalized.ts';
import type { EmployeeColumn } from '@muster/contract/domains/employees/employee-columns.ts';
import { messages } from '@muster/contract/messages.ts';
import { isSeparated, workLocationLabel } from '@muster/contract/states.ts';
import type { EmployeeListRow } from './employee-list.repository.ts';

export interface ExportColumn {
  readonly header: string;
  /** Characters. */
  readonly width: number;
  readonly text: (row: EmployeeListRow) => string | null;
}

const { column, rehire } = messages.employeeList;

/** Cells hold what the list shows, and nothing else. */
export const exportColumns: Readonly<Record<EmployeeColumn, ExportColumn>> = {
  name: { header: column.name, width: 30, text: (row) => row.name },
  position: { header: column.position, width: 26, text: (row) => row.position },
  'client.legal_business_name': { header: column.clientName, width: 30, text: (row) => row.client_name },
  timezone_id: { header: column.timezone, width: 20, text: (row) => row.timezone_name },
  'shift.shift.name': {
    header: column.shiftSchedule,
    width: 24,
    text: (row) => (row.shift_id === null ? null : row.shift_name),
  },
  personal_email: { header: column.personalEmail, width: 30, text: (row) => row.personal_email },
  primary_work_location: {
    header: column.location,
    width: 18,
    text: (row) => workLocationLabel(row.primary_work_location),
  },
  'employee_status_type_group.name': {
    header: column.status,
    width: 14,
    text: ({ status_group: status }) => capitalized(status),
  },
  'latest_employee_active_date.reason': {
    header: column.reason,
    width: 30,
    text: (row) => (isSeparated(row.status_group) ? row.reason : null),
  },
  'latest_employee_active_date.clearance_status': {
    header: column.clearanceStatus,
    width: 18,
    text: (row) => (isSeparated(row.status_group) ? row.clearance_status : null),
  },
  'latest_employee_active_date.rehire': {
    header: column.rehire,
    width: 10,
    text: (row) =>
      isSeparated(row.status_group) && row.rehire !== null ? (row.rehire ? rehire.yes : rehire.no) : null,
  },
};
