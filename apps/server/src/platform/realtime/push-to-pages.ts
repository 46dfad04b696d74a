import { type StaffPushEvent, staffPushEvents, type UserPushEvent } from '@muster/contract/push-events.ts';
import { userChannel } from '@muster/contract/user-channel.ts';
import type { Db } from '../../database/db.ts';
import { type PushData, publish, publishEach, publishOn } from './publish.ts';

/** When the transaction commits, to the open pages of all users who may subscribe to the channel of this event. */
export async function pushToStaff(db: Db, event: StaffPushEvent, data: PushData = {}): Promise<void> {
  await publish(db, staffPushEvents[event], event, data);
}

/** An event with several data, in one statement. */
export async function pushEachToStaff(db: Db, event: StaffPushEvent, all: readonly PushData[]): Promise<void> {
  const channels = [staffPushEvents[event]];
  await publishEach(
    db,
    event,
    all.map((data) => ({ channels, data })),
  );
}

export async function pushToUsers(
  db: Db,
  uuids: readonly string[],
  event: UserPushEvent,
  data: PushData,
): Promise<void> {
  await publishOn(db, uuids.map(userChannel), event, data);
}

/** An event with several data, each for its users, in one statement. */
export async function pushEachToUsers(
  db: Db,
  event: UserPushEvent,
  all: readonly { readonly uuids: readonly string[]; readonly data: PushData }[],
): Promise<void> {
  await publishEach(
    db,
    event,
    all.map(({ uuids, data }) => ({ channels: uuids.map(userChannel), data })),
  );
}
