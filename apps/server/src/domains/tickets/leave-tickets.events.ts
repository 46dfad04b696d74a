import type { BaseContext } from '../../platform/context/context.ts';
import { type EventListener, listen } from '../../platform/events/event-listeners.ts';
import { leaveRequestChanged } from '../leave/index.ts';
import { followLeave } from './follow-leave.ts';

export const leaveTicketsListeners: readonly EventListener<BaseContext>[] = [
  listen(leaveRequestChanged, 'tickets.follow-leave', followLeave),
];
