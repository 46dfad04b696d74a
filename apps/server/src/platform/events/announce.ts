import type { Db } from '../http/context.ts';
import { addEvent } from './event-outbox.repository.ts';
import type { Announce } from './events.ts';
import { notify } from './notify.ts';

/** Stores an event in the caller's transaction and wakes the dispatchers when that commits. */
export function announceIn(db: Db): Announce {
  return async (event) => {
    await addEvent(db, event);
    await notify(db, 'event_outbox');
  };
}
