import pg from 'pg';
import { type Connection, clientConfig, type SessionOptions } from './connection.ts';

/**
 * A separate connection, outside the pools. When it breaks, its queries fail; without a listener the error would also
 * end the process.
 */
export async function openClient(connection: Connection, session: SessionOptions): Promise<pg.Client> {
  const client = new pg.Client(clientConfig(connection, session));
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
