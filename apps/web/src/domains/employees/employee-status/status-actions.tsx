import type { EmployeeDetails } from '@muster/contract/domains/employees/employee-answers.ts';
import { IconShieldCheck } from '@tabler/icons-react';
import { MenuButton } from '../../../ui/menu/menu-button.tsx';
import type { MenuEntry } from '../../../ui/menu/menu-entry.ts';
import { movesOfRecord } from './status-subject.ts';
import { useExemption } from './use-exemption.tsx';
import { useStatusMoves } from './use-status-moves.tsx';

/** The possible status changes; shows nothing if there are none. */
export function StatusActions({ employee }: { readonly employee: EmployeeDetails }) {
  const moves = useStatusMoves('details');
  const exemption = useExemption(employee);
  const entries: MenuEntry[] = [
    ...moves.entries(employee, movesOfRecord(employee)),
    ...(employee.abilities.exempt ? [{ ...exemption.entry, icon: <IconShieldCheck aria-hidden="true" /> }] : []),
  ];
  return (
    <>
      {entries.length > 0 ? (
        <MenuButton tone="default" entries={entries}>
          Status
        </MenuButton>
      ) : null}
      {exemption.dialog}
      {moves.panel}
    </>
  );
}
