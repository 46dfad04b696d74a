import type { Channel, NotificationType } from '@muster/contract/domains/notifications/notification-type.ts';
import type { Db } from '../../database/db.ts';
import { currentType } from './current-types.ts';
import { usersWanting } from './notification-settings.repository.ts';
import { changedTypes } from './notification-types.repository.ts';

interface Wanted {
  readonly userIds: readonly number[];
  readonly type: NotificationType;
  readonly channel: Channel;
}

/** For a type that has its own mail: who gets it now. Call it in the scope `system`. */
export async function usersWhoWant(db: Db, { userIds, type, channel }: Wanted): Promise<number[]> {
  const { on, locked } = currentType(type, (await changedTypes(db, [type.code])).get(type.code));
  if (locked.includes(channel)) return [...userIds];
  return usersWanting(db, { userIds, type: type.code, channel, isOn: on.includes(channel) });
}
