import { messages } from '@muster/contract/messages.ts';
import type { PushFacts } from '@muster/contract/page-data.ts';

/** @throws Error if the page has no key: the portal then does not start (section 8). */
export function assertPushKey(push: PushFacts): void {
  if (push.key === '') throw new Error(messages.push.missingKey);
}
