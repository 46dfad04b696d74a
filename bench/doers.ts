import pg from 'pg';
import { type Connection, clientConfig } from '../apps/server/src/database/connection.ts';
import { type LineRequest, openLine } from '../apps/server/src/testing/http-line.ts';
import type { Doer } from './measure.ts';
import { isWrite, runStatements } from './statements.ts';
import type { BenchWork } from './works.ts';

export type Way = 'raw' | 'bare' | 'ours';

export interface Servers {
  readonly connection: Connection;
  readonly barePort: number;
  readonly ourPort: number;
}

/** Each doer has its own connection: to the database, the bare server or the portal. */
export async function openDoers(work: BenchWork, { connection, barePort, ourPort }: Servers, connections: number) {
  const many = (open: () => Promise<Doer>) => Promise.all(Array.from({ length: connections }, open));
  return {
    raw: await many(() => rawDoer(work, connection)),
    bare: await many(() => httpDoer(barePort, 200, (n) => bareRequest(work, n))),
    ours: await many(() => httpDoer(ourPort, work.status, work.request)),
  } satisfies Record<Way, Doer[]>;
}

function bareRequest({ statements, values }: BenchWork, n: number): LineRequest {
  if (isWrite(statements)) return { method: 'POST', path: `/${statements}`, body: values(n) };
  return { method: 'GET', path: `/${statements}?values=${encodeURIComponent(JSON.stringify(values(n)))}` };
}

async function rawDoer(work: BenchWork, connection: Connection): Promise<Doer> {
  const session = { name: 'bench', settings: { 'app.scope': 'staff' }, statementTimeoutMs: 60_000 };
  const client = new pg.Client(clientConfig(connection, session));
  await client.connect();
  return {
    once: async (n) => {
      await runStatements(client, work.statements, work.values(n));
    },
    close: () => void client.end(),
  };
}

async function httpDoer(port: number, status: number, request: BenchWork['request']): Promise<Doer> {
  const line = await openLine(port);
  return {
    once: async (n) => {
      const answer = await line.send(request(n));
      if (answer.status !== status) throw new Error(`Answered ${answer.status}: ${answer.text.slice(0, 400)}`);
    },
    close: () => line.close(),
  };
}
