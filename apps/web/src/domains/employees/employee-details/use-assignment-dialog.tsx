import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import type { AssignmentKind } from '@muster/contract/domains/employees/employee-assignment.schemas.ts';
import { isSeparated } from '@muster/contract/states.ts';
import { lazy, Suspense, useState } from 'react';

const AssignmentDialog = lazy(() =>
  import('./assignment-dialog.tsx').then((part) => ({ default: part.AssignmentDialog })),
);

/** The dialog for what holds from a day on. `ask` is null for those who may not change it, and for somebody who left. */
export function useAssignmentDialog(employee: EmployeeDetails) {
  const [asked, setAsked] = useState<{ kind: AssignmentKind; turn: number; opened: boolean } | null>(null);
  const isOpen = employee.abilities.update && !isSeparated(employee.employee_status_type_group.name);
  return {
    ask: isOpen
      ? (kind: AssignmentKind) => setAsked((before) => ({ kind, turn: (before?.turn ?? 0) + 1, opened: true }))
      : null,
    dialog: asked ? (
      <Suspense>
        <AssignmentDialog
          key={asked.turn}
          employee={employee}
          kind={asked.kind}
          opened={asked.opened}
          onClose={() => setAsked({ ...asked, opened: false })}
        />
      </Suspense>
    ) : null,
  };
}
