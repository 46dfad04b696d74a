import type { PositionStatus } from '@muster/contract/states.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api/call-api.ts';
import { openPositionsEndpoints } from '../../platform/api/endpoints/open-positions.generated.ts';
import { showProblem } from '../../platform/feedback/show-problem.ts';
import { showSuccess } from '../../platform/feedback/toasts.ts';
import { lazyPanel } from '../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../platform/panel/use-lazy-panel.tsx';
import { type MovedPosition, movedText } from './moved-position.ts';
import { refreshOpenPositions } from './open-positions.queries.ts';

const MovePositionDialog = lazyPanel(() =>
  import('./move-position-dialog.tsx').then((part) => part.MovePositionDialog),
);

/** Moves a position: at once between the statuses of work, by a dialog where something is asked. Render `panel`. */
export function useMovePosition() {
  const queries = useQueryClient();
  const dialog = useLazyPanel(({ position, to }: Move, state) => (
    <MovePositionDialog position={position} to={to} {...state} />
  ));
  const send = async (position: MovedPosition, to: PositionStatus) => {
    const { id, version } = position;
    try {
      await callApi(openPositionsEndpoints.move, { params: { id }, body: { version, status: to } });
      showSuccess(movedText(position, to));
    } catch (problem) {
      showProblem(problem);
    }
    await refreshOpenPositions(queries);
  };
  const move = (position: MovedPosition, to: PositionStatus) => {
    if (asks(position.status, to)) dialog.open({ position, to });
    else void send(position, to);
  };
  return { move, panel: dialog.panel };
}

interface Move {
  readonly position: MovedPosition;
  readonly to: PositionStatus;
}

/** Pausing, filling and reopening change more than the status. */
const asks = (from: PositionStatus, to: PositionStatus) => to === 'pause' || to === 'filled' || from === 'filled';
