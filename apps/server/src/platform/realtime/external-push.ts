import pg from 'pg';
import { type Connection, clientConfig } from '../../database/connection.ts';
import type { Log } from '../log/log.ts';
import type { Listener } from '../notify/listener.ts';
import { type Publication, readPublication } from './publish.ts';

/** An external push server that speaks the same protocol. */
export interface ExternalPush {
  readonly url: URL;
  readonly appId: string;
  readonly key: string;
  readonly secret: string;
}

export interface ExternalPushOptions {
  readonly push: ExternalPush;
  readonly listener: Listener;
  readonly connection: Connection;
  readonly log: Log;
}

const timeoutMs = 10_000;
const failedMessage = 'A message could not be sent to the push server of PUSH_HOST.';
/** Nothing else in the database locks this number. */
const leadingQuery = `select exists (
    select from pg_locks where locktype = 'advisory' and pid = pg_backend_pid() and classid = 0 and objid = 7253004
  ) or pg_try_advisory_lock(7253004) as leads`;

/**
 * Forwards published messages to an external push server. All processes receive them, and only the one whose database
 * session holds the lock forwards them; when it dies, another takes over. Call it before `listener.start()`.
 */
export function connectExternalPush({ push, listener, connection, log }: ExternalPushOptions): {
  close(): Promise<void>;
} {
  let session: Promise<pg.Client> | null = null;
  let line: Promise<void> = Promise.resolve();

  const leading = async (): Promise<boolean> => {
    session ??= openSession(connection, () => {
      session = null;
    });
    const client = await session;
    const { rows } = await client.query<{ leads: boolean }>(leadingQuery);
    return rows[0]?.leads ?? false;
  };

  const pass = async (payload: string) => {
    if (await leading()) await trigger(push, readPublication(payload));
  };

  listener.on('push', (payload) => {
    // One at a time, so that the messages keep their order.
    line = line.then(() => pass(payload)).catch((error: Error) => log.warn({ error }, failedMessage));
  });
  return {
    close: async () => {
      await session?.then((client) => client.end()).catch(() => undefined);
    },
  };
}

async function openSession(connection: Connection, lost: () => void): Promise<pg.Client> {
  const client = new pg.Client(clientConfig(connection, { name: 'external push' }));
  client.on('error', lost);
  client.on('end', lost);
  try {
    await client.connect();
  } catch (error) {
    lost();
    throw error;
  }
  return client;
}

async function trigger(
  { url, appId, key, secret }: ExternalPush,
  { channels, event, data }: Publication,
): Promise<void> {
  const { default: Pusher } = await import('pusher');
  const useTLS = url.protocol === 'https:';
  const port = url.port || (useTLS ? '443' : '80');
  await new Pusher({ appId, key, secret, useTLS, host: url.hostname, port, timeout: timeoutMs }).trigger(
    [...channels],
    event,
    data,
  );
}
