import { pushAddress, pushSocket } from '@muster/contract/constants.ts';
import type { PushFacts } from '@muster/contract/page-data.ts';
import { assertPushKey } from './push-key.ts';

export interface PushOptions {
  readonly key: string;
  readonly cluster: 'mt1';
  readonly wsHost: string;
  readonly wsPort: number;
  readonly wssPort: number;
  readonly forceTLS: boolean;
  readonly enabledTransports: ['ws', 'wss'];
}

/**
 * Where the push client connects (section 9): port 6001 on local hosts, unless the page names another, 443 on the
 * host of DEV_HOST, otherwise 6002. If the page names a push host, that host's port applies. @throws Error without a
 * key (section 8).
 */
export function pushOptions(push: PushFacts, pageHost: string): PushOptions {
  assertPushKey(push);
  const wsHost = push.host ?? pageHost;
  const usual = pushAddress(wsHost, push.devHost);
  const isNamed = push.port > 0 && (push.host !== null || !usual.forceTls);
  const port = isNamed ? push.port : usual.port;
  const [first, second] = pushSocket.transports;
  return {
    key: push.key,
    cluster: push.cluster,
    wsHost,
    wsPort: port,
    wssPort: port,
    forceTLS: usual.forceTls,
    enabledTransports: [first, second],
  };
}
