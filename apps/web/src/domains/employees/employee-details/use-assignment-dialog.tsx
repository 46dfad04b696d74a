import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import type { AssignmentKind } from '@muster/contract/domains/employees/employee-assignment.schemas.ts';
import { isSeparated } from '@muster/contract/states.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';

const AssignmentDialog = lazyPanel(() => import('./assignment-dialog.tsx').then((part) => part.AssignmentDialog));

/** The dialog for dated values. `ask` is null for viewers who may not change them, and for a former employee. */
export function useAssignmentDialog(employee: EmployeeDetails) {
  const { open, panel } = useLazyPanel((kind: AssignmentKind, state) => (
    <AssignmentDialog employee={employee} kind={kind} {...state} />
  ));
  const isOpen = employee.abilities.update && !isSeparated(employee.employee_status_type_group.name);
  return {
    ask: isOpen ? open : null,
    dialog: panel,
  };
}
