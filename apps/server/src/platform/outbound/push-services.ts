import { createHttpClient, type HttpClient } from './http-client.ts';

/** Where browsers get their messages from: Chrome and its relatives, Firefox, Safari, Edge. */
const hosts = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'];
const networks = ['.push.apple.com', '.notify.windows.com'];

const isPushHost = (host: string) => hosts.includes(host) || networks.some((network) => host.endsWith(network));

export interface PushServices {
  /** Whether messages may go to this address, which a browser names when it subscribes (reliability row 40). */
  accepts(endpoint: URL): boolean;
  readonly send: HttpClient['send'];
}

/** `more`: the origins of WEB_PUSH_URLS. */
export function createPushServices(more: readonly URL[]): PushServices {
  const origins = new Set(more.map(({ origin }) => origin));
  const { send } = createHttpClient(more, undefined, undefined, isPushHost);
  return {
    send,
    accepts: ({ origin, protocol, port, hostname, username }) =>
      username === '' && (origins.has(origin) || (protocol === 'https:' && port === '' && isPushHost(hostname))),
  };
}
