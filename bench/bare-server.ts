import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { type Connection, clientConfig } from '../apps/server/src/database/connection.ts';
import { type BareWork, runStatements } from './statements.ts';

/**
 * A minimal server in its own process: `node:http`, a pool, the same statements, JSON. No session, no
 * rights, no validation, no log. The parent process sends it the database and receives the port.
 */
process.once('message', (connection: Connection) => {
  const pool = new pg.Pool({
    ...clientConfig(connection, { name: 'bare', settings: { 'app.scope': 'staff' }, statementTimeoutMs: 60_000 }),
    max: 10,
  });
  const server = createServer((request, response) => {
    answer(pool, request).then(
      (body) => {
        const text = JSON.stringify(body);
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
        response.end(text);
      },
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  // A connection is idle between its turns.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });
  });
});
process.once('disconnect', () => process.exit(0));

/** GET /WORK?values=JSON for reads, POST /WORK with the values as JSON for writes. */
async function answer(pool: pg.Pool, request: IncomingMessage): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bare');
  const values: unknown[] = JSON.parse(searchParams.get('values') ?? (await textOf(request)));
  const client = await pool.connect();
  try {
    return await runStatements(client, pathname.slice(1) as BareWork, values);
  } finally {
    client.release();
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}
