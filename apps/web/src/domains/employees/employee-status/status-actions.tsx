import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import { movesFrom, type StatusMove } from '@muster/contract/domains/employees/employee-status.rules.ts';
import { employeeAccess } from '@muster/contract/domains/employees/employees.policy.ts';
import { IconDoorExit, IconPlayerPause, IconRotateClockwise, IconShieldCheck, IconUserPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { useMay } from '../../../platform/session/use-session.ts';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import type { MenuEntry } from '../../../ui/menu/menu-entry.ts';
import { moveTexts } from './move-texts.ts';
import { useExemption } from './use-exemption.tsx';

const StatusDialog = lazyPanel(() => import('./status-dialog.tsx').then((part) => part.StatusDialog));

/** The possible status changes; shows nothing if there are none. */
export function StatusActions({ employee }: { readonly employee: EmployeeDetails }) {
  const { open, panel } = useLazyPanel((move: StatusMove, state) => (
    <StatusDialog move={move} employee={employee} {...state} />
  ));
  const mayExempt = useMay(employeeAccess.exempt);
  const exemption = useExemption(employee);
  const moves = employee.abilities.update ? movesFrom(factsOf(employee)) : [];
  const entries: MenuEntry[] = [
    ...moves.map((move) => ({
      label: moveTexts[move].entry,
      icon: icons[move],
      danger: move === 'separate',
      onSelect: () => open(move),
    })),
    ...(mayExempt ? [{ ...exemption.entry, icon: <IconShieldCheck aria-hidden="true" /> }] : []),
  ];
  return (
    <>
      {entries.length > 0 ? (
        <MenuButton tone="default" entries={entries}>
          Status
        </MenuButton>
      ) : null}
      {exemption.dialog}
      {panel}
    </>
  );
}

const icons: Readonly<Record<StatusMove, ReactNode>> = {
  deactivate: <IconPlayerPause aria-hidden="true" />,
  separate: <IconDoorExit aria-hidden="true" />,
  reactivate: <IconRotateClockwise aria-hidden="true" />,
  rehire: <IconUserPlus aria-hidden="true" />,
};

function factsOf({ employee_status_type_group: { name }, employee_active_dates: periods }: EmployeeDetails) {
  return { status: name, rehire: periods[0]?.rehire ?? null };
}
