import { z } from 'zod';
import type { BaseContext } from '../../platform/context/context.ts';
import { type EventListener, listen } from '../../platform/events/event-listeners.ts';
import { defineEvent } from '../../platform/events/events.ts';
import { pushToStaff } from '../../platform/realtime/push-to-pages.ts';

export const leaveBalanceChanged = defineEvent('leave-balance.changed', z.object({ employeeId: z.int() }));

export const leaveBalancesListeners: readonly EventListener<BaseContext>[] = [
  listen(leaveBalanceChanged, 'refresh-open-leave-balances', ({ db }, { employeeId }) =>
    pushToStaff(db, 'leave-balances.changed', { id: employeeId }),
  ),
];
