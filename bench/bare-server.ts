import { createServer, type IncomingMessage, type Server } from 'node:http';
import type pg from 'pg';
import { statements } from './statements.ts';

/** The least that a server can be: `node:http`, a pool, the same statements, JSON. No session, no rights, no log. */
export async function openBareServer(pool: pg.Pool): Promise<{ port: number; server: Server }> {
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : 0 };
}

async function answer(pool: pg.Pool, request: IncomingMessage): Promise<unknown> {
  const url = new URL(request.url ?? '/', 'http://bare');
  if (url.pathname === '/one') {
    const { rows } = await pool.query({ name: 'one', text: statements.one, values: [url.searchParams.get('id')] });
    return rows[0];
  }
  const { number, clientId, officeId } = JSON.parse(await textOf(request));
  const { rows } = await pool.query({
    name: 'create',
    text: statements.create,
    values: [number, `Bench ${number}`, clientId, officeId, `${number}@bench.test`],
  });
  return rows[0];
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString();
}
