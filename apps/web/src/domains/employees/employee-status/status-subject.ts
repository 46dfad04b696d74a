import type { EmployeeDetails, EmployeeRow } from '@muster/contract/domains/employees/employee-answers.ts';
import { movesFrom, type StatusMove } from '@muster/contract/domains/employees/employee-status.rules.ts';

/** The employee whose status is changed. The list does not know the planned last day. */
export type StatusSubject = Pick<EmployeeDetails, 'id' | 'version' | 'name' | 'client_id'> &
  Partial<Pick<EmployeeDetails, 'planned_ending'>>;

export const movesOfRecord = ({
  abilities,
  employee_status_type_group: { name: status },
  employee_active_dates: [latest],
}: EmployeeDetails): readonly StatusMove[] =>
  abilities.update ? movesFrom({ status, rehire: latest?.rehire ?? null }) : [];

export const movesOfRow = ({
  abilities,
  employee_status_type_group: { name: status },
  latest_employee_active_date: latest,
}: EmployeeRow): readonly StatusMove[] =>
  abilities.update ? movesFrom({ status, rehire: latest?.rehire ?? null }) : [];
