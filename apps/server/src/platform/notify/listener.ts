import pg from 'pg';
import { type Connection, clientConfig } from '../../database/connection.ts';
import type { Log } from '../log/log.ts';

/** One connection that receives the notifications of other processes (LISTEN and NOTIFY). */
export interface Listener {
  /** Before `start`. The handler gets the payload; what it throws is logged. */
  on(channel: NotifyChannel, handler: (payload: string) => void): void;
  /** Called after a reconnect. Notifications sent in between were lost, so check for changes. */
  onGap(handler: () => void): void;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Every channel in use; payloads stay below 8,000 bytes and carry ids, never sensitive values. */
export type NotifyChannel =
  | 'mail_outbox'
  | 'sms_outbox'
  | 'push'
  | 'session_ended'
  | 'session_rights'
  | 'import_job'
  | 'client_notification'
  | 'notification_delivery';

const retryMs = { first: 100, most: 5000 };
/** Polling detects a dead connection that nobody closed. */
const probeMs = 30_000;

export function createListener({ connection, log }: { connection: Connection; log: Log }): Listener {
  const handlers = new Map<string, ((payload: string) => void)[]>();
  const gapHandlers: (() => void)[] = [];
  let client: pg.Client | null = null;
  let isClosing = false;
  let delayMs = retryMs.first;
  let retry: NodeJS.Timeout | null = null;
  let probe: NodeJS.Timeout | null = null;

  const connect = async () => {
    const fresh = new pg.Client({ ...clientConfig(connection, { name: 'listener' }), query_timeout: 10_000 });
    fresh.on('error', (error) => lost(fresh, error.message));
    fresh.on('end', () => lost(fresh, 'the connection ended'));
    fresh.on('notification', ({ channel, payload }) => hear(channel, payload ?? ''));
    client = fresh;
    await fresh.connect();
    for (const channel of handlers.keys()) await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
    delayMs = retryMs.first;
  };

  const hear = (channel: string, payload: string) => {
    for (const handler of handlers.get(channel) ?? []) {
      try {
        handler(payload);
      } catch (error) {
        log.error({ channel, error }, 'A notification from another server could not be handled.');
      }
    }
  };

  const lost = (which: pg.Client, reason: string) => {
    if (isClosing || which !== client) return;
    client = null;
    which.end().catch(() => undefined);
    log.warn({ reason, retryMs: delayMs }, 'The connection for notifications between servers was lost; reconnecting.');
    retry = setTimeout(again, delayMs);
    delayMs = Math.min(delayMs * 2, retryMs.most);
  };

  const again = () => {
    connect().then(
      () => {
        for (const handler of gapHandlers) handler();
      },
      (error: Error) => client && lost(client, error.message),
    );
  };

  const ask = () => {
    const current = client;
    current?.query('select 1').catch((error: Error) => lost(current, error.message));
  };

  return {
    on(channel, handler) {
      handlers.set(channel, [...(handlers.get(channel) ?? []), handler]);
    },
    onGap(handler) {
      gapHandlers.push(handler);
    },
    async start() {
      await connect();
      probe = setInterval(ask, probeMs);
      probe.unref();
    },
    async close() {
      isClosing = true;
      if (retry) clearTimeout(retry);
      if (probe) clearInterval(probe);
      await client?.end();
    },
  };
}
