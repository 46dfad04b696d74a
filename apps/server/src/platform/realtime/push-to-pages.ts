import { type StaffPushEvent, staffPushEvents, type UserPushEvent, userChannel } from '@muster/contract/push-events.ts';
import type { Db } from '../../database/db.ts';
import { type PushData, publish, publishOn } from './publish.ts';

/** When the transaction commits, to the open pages of all users who may subscribe to the channel of this event. */
export async function pushToStaff(db: Db, event: StaffPushEvent, data: PushData = {}): Promise<void> {
  await publish(db, staffPushEvents[event], event, data);
}

export async function pushToUsers(
  db: Db,
  uuids: readonly string[],
  event: UserPushEvent,
  data: PushData,
): Promise<void> {
  await publishOn(db, uuids.map(userChannel), event, data);
}
