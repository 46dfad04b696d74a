import { allNotificationTypes, notificationType } from '@muster/contract/all-notification-types.ts';
import {
  type Channel,
  channels,
  type NotificationType,
} from '@muster/contract/domains/notifications/notification-type.ts';
import type { Db } from '../../database/db.ts';
import { type ChangedType, changedTypes } from './notification-types.repository.ts';

/** A type with the texts and channels that admins and HR gave it. */
export interface CurrentType extends NotificationType {
  readonly version: number;
  /** Channels that nobody can switch off. */
  readonly locked: readonly Channel[];
  /** As the portal has it. */
  readonly original: NotificationType;
}

export async function currentTypes(db: Db): Promise<CurrentType[]> {
  const changed = await changedTypes(db);
  return allNotificationTypes.map((type) => currentType(type, changed.get(type.code)));
}

/** Those of the codes that there are. */
export async function typesOf(db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, CurrentType>> {
  const changed = await changedTypes(db, [...new Set(codes)]);
  return new Map(
    [...new Set(codes)].flatMap((code) => {
      const type = notificationType(code);
      return type ? [[code, currentType(type, changed.get(code))] as const] : [];
    }),
  );
}

export function currentType(original: NotificationType, changed: ChangedType | undefined): CurrentType {
  const locked = original.isCritical ? original.on : [];
  const chosen = changed?.channels ?? original.on;
  return {
    ...original,
    ...(changed && { title: changed.title, text: changed.text, outside: changed.outside }),
    on: channels.filter((channel) => chosen.includes(channel) || locked.includes(channel)),
    version: changed?.version ?? 1,
    locked,
    original,
  };
}
