import type { BaseContext } from '../../platform/context/context.ts';
import { type EventListener, listen } from '../../platform/events/event-listeners.ts';
import { employeeDeactivated, employeeDeleted } from '../employees/index.ts';
import { releaseTicketsOf } from './release-tickets.ts';

export const releasedTicketsListeners: readonly EventListener<BaseContext>[] = [
  employeeDeactivated,
  employeeDeleted,
].map((kind) => listen(kind, 'tickets.release', releaseTicketsOf));
