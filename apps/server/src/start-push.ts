import type { PageData } from '@muster/contract';
import type { Config } from './platform/config/config.ts';
import type { KeyRing } from './platform/crypto/key-ring.ts';
import type { CallServices } from './platform/http/call-services.ts';
import { createPushServer, type PushServer } from './platform/realtime/push-server.ts';
import { validSessions } from './platform/realtime/valid-sessions.repository.ts';

export interface OpenPush {
  /** Null if an external server is configured. */
  readonly server: PushServer | null;
  readonly facts: PageData['push'];
  /** For the page's content policy. */
  readonly origins: readonly string[];
}

/** Opens the embedded push endpoint on its port, or gives the page the address of the external one (section 9). */
export async function openPush(config: Config, ring: KeyRing, services: CallServices): Promise<OpenPush> {
  if (config.push.kind === 'external') {
    const { url, key } = config.push;
    const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
    return {
      server: null,
      facts: { key, host: url.hostname, port, cluster: 'mt1', devHost: config.devHost },
      origins: [socketOrigin(url.hostname, port)],
    };
  }
  const server = createPushServer({
    app: ring.push,
    origins: services.ownOrigins,
    validSessions: (ids) => validSessions(services.systemPool, ids, services.clock.now()),
    log: services.log,
  });
  const port = await server.listen(config.push.port, config.host);
  const facts = { key: ring.push.key, host: null, port, cluster: 'mt1', devHost: config.devHost } as const;
  return { server, facts, origins: localOrigins(config, port) };
}

/** On the local machine the page uses the port, behind TLS those of section 9. */
function localOrigins(config: Config, port: number): string[] {
  const { hostname } = new URL(config.appUrl);
  const hosts = hostname === '127.0.0.1' || hostname === 'localhost' ? ['127.0.0.1', 'localhost'] : [hostname];
  return hosts.flatMap((host) => [
    `ws://${host}:${port}`,
    socketOrigin(host, port),
    socketOrigin(host, 6002),
    socketOrigin(host, 443),
  ]);
}

function socketOrigin(host: string, port: number): string {
  return `wss://${host}:${port}`;
}
