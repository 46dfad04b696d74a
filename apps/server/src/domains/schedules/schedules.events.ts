import type { BaseContext } from '../../platform/context/context.ts';
import { type EventListener, listen } from '../../platform/events/event-listeners.ts';
import { approvalWaiting } from '../approvals/index.ts';
import { notifyWaitingDeciders } from './swap-notices.ts';

export const schedulesListeners: readonly EventListener<BaseContext>[] = [
  listen(approvalWaiting, 'schedules.notify-deciders', notifyWaitingDeciders),
];
