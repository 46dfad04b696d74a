import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { clientConfig } from '../database/connection.ts';
import { openEmbeddedDatabase } from '../database/embedded/open-embedded-database.ts';

// Script for tests that need a second process: opens the data folder of its argument, stores a row and reports the result.
const dataDir = process.argv[2] ?? '';
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
const log = { info: () => {}, warn: () => {}, error: () => {} };

try {
  const { connection, where } = await openEmbeddedDatabase({ dataDir, log });
  const client = new pg.Client(clientConfig(connection, { name: 'fixture' }));
  await client.connect();
  await client.query('create table if not exists kept (pid int)');
  await client.query('insert into kept values ($1)', [process.pid]);
  say({ where });
  await wait(600_000);
} catch (problem) {
  say({ problem: problem instanceof Error ? problem.message : String(problem) });
}
