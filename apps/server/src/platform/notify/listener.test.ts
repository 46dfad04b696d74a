import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type OpenScratch, openScratch } from '../../testing/open-scratch.ts';
import { createLog } from '../log/log.ts';
import { createListener, type Listener } from './listener.ts';
import { notify } from './notify.ts';

let scratch: OpenScratch;
let listener: Listener;

beforeEach(async () => {
  scratch = await openScratch();
  listener = createListener({ connection: scratch.connection, log: createLog({ level: 'silent' }) });
});

afterEach(async () => {
  await listener.close();
  await scratch.close();
});

it('delivers messages, survives a failing handler, and reconnects after its connection ended', async () => {
  const heard: string[] = [];
  let gaps = 0;
  listener.on('push', () => {
    throw new Error('bad handler');
  });
  listener.on('push', (payload) => heard.push(payload));
  listener.onGap(() => {
    gaps += 1;
  });
  await listener.start();
  await notify(scratch.db, 'push', 'one');
  await vi.waitFor(() => expect(heard).toEqual(['one']));
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'muster listener' and datname = current_database()`.execute(scratch.db);
  await vi.waitFor(() => expect(gaps).toBe(1), 5000);
  await notify(scratch.db, 'push', 'two');
  await vi.waitFor(() => expect(heard).toEqual(['one', 'two']));
});

it('refuses payloads that PostgreSQL does not accept', async () => {
  await expect(notify(scratch.db, 'push', 'é'.repeat(4000))).rejects.toThrow(/8000 bytes, more than 7999/);
  await notify(scratch.db, 'push', 'x'.repeat(7999));
});
