import type { StatusMove } from '@muster/contract/domains/employees/employee-status.rules.ts';
import { IconDoorExit, IconPlayerPause, IconRotateClockwise, IconUserPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import type { MenuEntry } from '../../../ui/menu/menu-entry.ts';
import { LazyStatusDialog } from './lazy-status-dialog.ts';
import { moveTexts } from './move-texts.ts';
import type { StatusSubject } from './status-subject.ts';

/** Menu entries of status changes, and the dialog that they open. Render `panel`. */
export function useStatusMoves(shownOn: 'list' | 'details') {
  const { open, panel } = useLazyPanel(({ move, employee }: MoveOf, state) => (
    <LazyStatusDialog move={move} employee={employee} shownOn={shownOn} {...state} />
  ));
  const entries = (employee: StatusSubject, moves: readonly StatusMove[]): MenuEntry[] =>
    moves.map((move) => ({
      label: moveTexts[move].entry,
      icon: icons[move],
      danger: move === 'separate',
      onSelect: () => open({ move, employee }),
    }));
  return { entries, panel };
}

interface MoveOf {
  readonly move: StatusMove;
  readonly employee: StatusSubject;
}

const icons: Readonly<Record<StatusMove, ReactNode>> = {
  deactivate: <IconPlayerPause aria-hidden="true" />,
  separate: <IconDoorExit aria-hidden="true" />,
  reactivate: <IconRotateClockwise aria-hidden="true" />,
  rehire: <IconUserPlus aria-hidden="true" />,
};
