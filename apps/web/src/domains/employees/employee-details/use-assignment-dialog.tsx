import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import type { AssignmentKind } from '@muster/contract/domains/employees/employee-assignment.schemas.ts';
import { isSeparated } from '@muster/contract/states.ts';
import { lazy, Suspense } from 'react';
import { useOpening } from '../../../platform/form/use-opening.ts';

const AssignmentDialog = lazy(() =>
  import('./assignment-dialog.tsx').then((part) => ({ default: part.AssignmentDialog })),
);

/** The dialog for dated values. `ask` is null for viewers who may not change them, and for a former employee. */
export function useAssignmentDialog(employee: EmployeeDetails) {
  const { opening, open, close } = useOpening<AssignmentKind>();
  const isOpen = employee.abilities.update && !isSeparated(employee.employee_status_type_group.name);
  return {
    ask: isOpen ? open : null,
    dialog: opening ? (
      <Suspense>
        <AssignmentDialog
          key={opening.turn}
          employee={employee}
          kind={opening.subject}
          opened={opening.opened}
          onClose={close}
        />
      </Suspense>
    ) : null,
  };
}
