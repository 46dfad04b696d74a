import type { Channel } from '@muster/contract/domains/notifications/notification-type.ts';

export interface TypeValues {
  readonly title: string;
  readonly text: string;
  readonly outside: string;
  readonly channels: readonly Channel[];
}
