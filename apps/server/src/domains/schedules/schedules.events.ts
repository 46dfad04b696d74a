import type { BaseContext } from '../../platform/context/context.ts';
import { type EventListener, listen } from '../../platform/events/event-listeners.ts';
import { approvalWaiting } from '../approvals/index.ts';
import { employeeDeactivated, employeeDeleted, employeeUpdated, employmentsImported } from '../employees/index.ts';
import { notifyWaitingDeciders } from './swap-notices.ts';
import { undoUnservedSwaps } from './undo-unserved-swaps.ts';

const changesOfEmployment = [employeeUpdated, employeeDeactivated, employeeDeleted];

export const schedulesListeners: readonly EventListener<BaseContext>[] = [
  listen(approvalWaiting, 'schedules.notify-deciders', notifyWaitingDeciders),
  ...changesOfEmployment.map((kind) =>
    listen(kind, 'schedules.undo-unserved-swaps', (ctx: BaseContext, { employeeId }) =>
      undoUnservedSwaps(ctx, [employeeId]),
    ),
  ),
  listen(employmentsImported, 'schedules.undo-unserved-swaps', (ctx, { employeeIds }) =>
    undoUnservedSwaps(ctx, employeeIds),
  ),
];
