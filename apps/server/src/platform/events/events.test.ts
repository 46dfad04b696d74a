import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Db } from '../../database/db.ts';
import { type OpenScratch, openScratch } from '../../testing/open-scratch.ts';
import { createLog } from '../log/log.ts';
import type { WorkLoop } from '../work/work-loop.ts';
import { announceIn } from './announce.ts';
import { createBell } from './bell.ts';
import { type DispatcherOptions, startDispatcher } from './dispatcher.ts';
import { type EventListener, listen, listenToAll } from './event-listeners.ts';
import { claimEvents } from './event-outbox.repository.ts';
import { defineEvent } from './events.ts';

interface TestContext {
  readonly db: Db;
}

const log = createLog({ level: 'silent' });
let scratch: OpenScratch;
let closing: { close(): Promise<void> }[];

beforeEach(async () => {
  scratch = await openScratch();
  closing = [];
});

afterEach(async () => {
  for (const part of closing.reverse()) await part.close();
  await scratch.close();
});

function dispatcher(
  listeners: EventListener<TestContext>[],
  more: Partial<DispatcherOptions<TestContext>> = {},
): WorkLoop {
  const loop = startDispatcher({ db: scratch.db, listeners, contextFor: (db) => ({ db }), log, ...more });
  closing.push(loop);
  return loop;
}

const made = defineEvent('thing.made', z.object({ id: z.int(), many: z.array(z.int()).optional() }));
const announce = (id: number) => announceIn(scratch.db)(made, { id });
const makeDue = () => sql`update event_outbox set next_try_at = now()`.execute(scratch.db);

async function outbox() {
  const { rows } = await sql<{ attempts: number; delivered: boolean; parked: boolean; last_error: string | null }>`
    select attempts, delivered_at is not null as delivered, parked_at is not null as parked, last_error from event_outbox order by id`.execute(
    scratch.db,
  );
  return rows;
}

describe('an event', () => {
  it('reaches its listeners immediately after commit, and never after a rollback', async () => {
    const heard: unknown[] = [];
    const bell = createBell();
    dispatcher([listen(made, 'note', async (_, _payload, event) => void heard.push(event))], { bell });
    await scratch.db.transaction().execute(async (transaction) => {
      await announceIn(transaction)(made, { id: 1, many: [1, 2] });
      bell.ring();
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(heard).toEqual([]);
    });
    bell.ring();
    await vi.waitFor(() => expect(heard).toMatchObject([{ name: 'thing.made', payload: { id: 1, many: [1, 2] } }]));
    const undone = scratch.db.transaction().execute(async (transaction) => {
      await announceIn(transaction)(made, { id: 2 });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await vi.waitFor(async () => expect(await outbox()).toMatchObject([{ delivered: true, attempts: 1 }]));
    await announceIn(scratch.db)(defineEvent('thing.without-listener', z.object({})), {});
    bell.ring();
    await vi.waitFor(async () => expect(await outbox()).toMatchObject([{ delivered: true }, { delivered: true }]));
  });

  it("is retried for the listener that failed, and the other listener's work takes effect once", async () => {
    const heard: string[] = [];
    let isBroken = true;
    const loop = dispatcher([
      listen(made, 'good', async () => void heard.push('good')),
      listen(made, 'flaky', async ({ db }) => {
        await sql`insert into organization_setting (key, value) values ('flaky', '1')`.execute(db);
        if (isBroken) throw new Error('not now');
        heard.push('flaky');
      }),
    ]);
    await announce(1);
    await loop.drain();
    expect(await outbox()).toMatchObject([{ attempts: 1, delivered: false, last_error: 'flaky: not now' }]);
    expect((await sql`select from organization_setting where key = 'flaky'`.execute(scratch.db)).rows).toEqual([]);
    await loop.drain();
    expect((await outbox())[0]?.attempts).toBe(1);
    isBroken = false;
    await makeDue();
    await loop.drain();
    expect(heard).toEqual(['good', 'flaky']);
    expect(await outbox()).toMatchObject([{ attempts: 2, delivered: true, last_error: null }]);
  });

  it('is parked after five failures and does not block others', async () => {
    const heard: number[] = [];
    const loop = dispatcher([
      listen(made, 'poisoned', async (_, { id }) => {
        if (id === 1) throw new Error('always');
        heard.push(id);
      }),
    ]);
    await announce(1);
    await announce(2);
    for (let round = 0; round < 7; round += 1) {
      await loop.drain();
      await makeDue();
    }
    expect(heard).toEqual([2]);
    expect(await outbox()).toMatchObject([
      { attempts: 5, parked: true, delivered: false },
      { delivered: true, parked: false },
    ]);
  });

  it('is parked immediately when its stored payload does not match its definition', async () => {
    const heard: number[] = [];
    const loop = dispatcher([listen(made, 'good', async (_, { id }) => void heard.push(id))]);
    await sql`insert into event_outbox (name, payload) values ('thing.made', '{"id": "seven"}')`.execute(scratch.db);
    await announce(2);
    await loop.drain();
    expect(heard).toEqual([2]);
    expect(await outbox()).toMatchObject([
      {
        attempts: 1,
        parked: true,
        last_error: expect.stringMatching(/^The payload of thing\.made does not match its definition\. id: .*number/),
      },
      { delivered: true, parked: false },
    ]);
    expect((await sql`select from event_effect`.execute(scratch.db)).rows).toHaveLength(1);
  });

  it('is delivered once although many dispatchers run in parallel', async () => {
    const heard: number[] = [];
    const listeners = [listen(made, 'count', async (_: TestContext, { id }) => void heard.push(id))];
    const loops = [1, 2, 3].map(() => dispatcher(listeners));
    await Promise.all(Array.from({ length: 100 }, (_, id) => announce(id)));
    await Promise.all(loops.map((loop) => loop.drain()));
    await Promise.all(loops.map((loop) => loop.drain()));
    expect(heard.length).toBe(100);
    expect(new Set(heard).size).toBe(100);
  });

  it('taken by one process is skipped by the others without waiting', async () => {
    await announce(1);
    await announce(2);
    await scratch.db.transaction().execute(async (transaction) => {
      expect(await claimEvents(transaction, 1)).toMatchObject([{ payload: { id: 1 }, attempts: 1 }]);
      expect(await claimEvents(scratch.db, 10)).toMatchObject([{ payload: { id: 2 } }]);
    });
  });

  it('of a dead process is taken over, and its completed work is not repeated', async () => {
    const heard: string[] = [];
    await announce(1);
    await sql`update event_outbox set attempts = 1, next_try_at = now() + interval '60 seconds'`.execute(scratch.db);
    await sql`insert into event_effect (event_id, listener) select id, 'done' from event_outbox`.execute(scratch.db);
    const loop = dispatcher([
      listen(made, 'done', async () => void heard.push('done')),
      listen(made, 'open', async () => void heard.push('open')),
    ]);
    await loop.drain();
    expect(heard).toEqual([]);
    await makeDue();
    await loop.drain();
    expect(heard).toEqual(['open']);
  });
});

describe('events of a listener that takes several at once', () => {
  const note = sql`insert into organization_setting (key, value) values ('noted', '1')`;
  const noted = async () => (await sql`select from organization_setting where key = 'noted'`.execute(scratch.db)).rows;

  it('arrive together, in their order, in one transaction', async () => {
    const heard: number[][] = [];
    const backends = new Set<string>();
    const all = (key: string) =>
      listenToAll(made, key, async ({ db }: TestContext, payloads) => {
        const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(db);
        backends.add(rows[0]?.id ?? '');
        heard.push(payloads.map(({ id }) => id));
      });
    for (const id of [1, 2, 3]) await announce(id);
    await dispatcher([all('one'), all('other')]).drain();
    expect(heard).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
    expect(backends.size).toBe(1);
    expect(await outbox()).toMatchObject(Array.from({ length: 3 }, () => ({ attempts: 1, delivered: true })));
    expect((await sql`select from event_effect`.execute(scratch.db)).rows).toHaveLength(6);
  });

  it('are delivered one by one if that fails: only the bad one is tried again, and nothing takes effect twice', async () => {
    const heard: number[] = [];
    const counted = listenToAll(made, 'count', async ({ db }: TestContext, payloads) => {
      for (const { id } of payloads)
        await sql`insert into organization_setting (key, value) values (${`count ${id}`}, '1')`.execute(db);
    });
    const flaky = listenToAll(made, 'flaky', async (_: TestContext, payloads) => {
      if (payloads.some(({ id }) => id === 2)) throw new Error('not this one');
      heard.push(...payloads.map(({ id }) => id));
    });
    for (const id of [1, 2, 3]) await announce(id);
    const loop = dispatcher([counted, flaky]);
    await loop.drain();
    expect(heard).toEqual([1, 3]);
    const bad = { attempts: 1, delivered: false, last_error: 'flaky: not this one' };
    expect(await outbox()).toMatchObject([{ delivered: true }, bad, { delivered: true }]);
    for (let round = 0; round < 5; round += 1) {
      await makeDue();
      await loop.drain();
    }
    expect(await outbox()).toMatchObject([{ attempts: 1 }, { attempts: 5, parked: true }, { attempts: 1 }]);
    const { rows } = await sql`select from organization_setting where key like 'count %'`.execute(scratch.db);
    expect(rows).toHaveLength(3);
  });

  it('skip the work that was done before', async () => {
    await announce(1);
    await announce(2);
    await sql`insert into event_effect (event_id, listener) select id, 'done' from event_outbox where payload @> '{"id": 1}'`.execute(
      scratch.db,
    );
    const heard: number[][] = [];
    const done = listenToAll(made, 'done', async (_: TestContext, all) => void heard.push(all.map(({ id }) => id)));
    await dispatcher([done]).drain();
    expect(heard).toEqual([[2]]);
    expect(await outbox()).toMatchObject([{ delivered: true }, { delivered: true }]);
  });

  it('leave no trace of work whose transaction fails at its end', async () => {
    let isBroken = true;
    const listener = listenToAll(made, 'late', async ({ db }: TestContext) => {
      await note.execute(db);
      if (isBroken) await sql`select 1 / 0`.execute(db).catch(() => undefined);
    });
    await announce(1);
    const loop = dispatcher([listener]);
    await loop.drain();
    expect(await noted()).toHaveLength(0);
    isBroken = false;
    await makeDue();
    await loop.drain();
    expect(await noted()).toHaveLength(1);
    expect(await outbox()).toMatchObject([{ attempts: 2, delivered: true }]);
  });

  it('follow the listeners that take one event at a time, for all events of the round', async () => {
    const heard: string[] = [];
    let isBroken = true;
    const own = listen(made, 'own', async (_: TestContext, { id }) => {
      if (id === 2 && isBroken) throw new Error('not now');
      heard.push(`own ${id}`);
    });
    const all = listenToAll(
      made,
      'all',
      async (_: TestContext, some) => void heard.push(`all ${some.map(({ id }) => id)}`),
    );
    for (const id of [1, 2, 3]) await announce(id);
    const loop = dispatcher([all, own]);
    await loop.drain();
    expect(heard.toSorted()).toEqual(['all 1,3', 'all 2', 'own 1', 'own 3']);
    expect(heard.at(-1)).toBe('all 1,3');
    const bad = { attempts: 1, delivered: false, last_error: 'own: not now' };
    expect(await outbox()).toMatchObject([{ delivered: true }, bad, { delivered: true }]);
    isBroken = false;
    await makeDue();
    await loop.drain();
    expect(heard.slice(4)).toEqual(['own 2']);
    expect((await outbox())[1]).toMatchObject({ attempts: 2, delivered: true });
  });

  it('keep their place between events of other listeners', async () => {
    const heard: string[] = [];
    const moved = defineEvent('thing.moved', z.object({ id: z.int() }));
    const loop = dispatcher([
      listenToAll(made, 'made', async (_: TestContext, all) => void heard.push(`made ${all.map(({ id }) => id)}`)),
      listen(moved, 'moved', async (_: TestContext, { id }) => void heard.push(`moved ${id}`)),
    ]);
    await scratch.db.transaction().execute(async (db) => {
      await announceIn(db)(made, { id: 1 });
      await announceIn(db)(made, { id: 2 });
      await announceIn(db)(moved, { id: 1 });
      await announceIn(db)(made, { id: 1 });
    });
    await loop.drain();
    expect(heard).toEqual(['made 1,2', 'moved 1', 'made 1']);
  });

  it('gather while a round has little to do', async () => {
    const heard: number[][] = [];
    const bell = createBell();
    const listener = listenToAll(made, 'all', async (_: TestContext, all) => void heard.push(all.map(({ id }) => id)));
    dispatcher([listener], { bell, gatherMs: 400 });
    for (const id of [1, 2, 3, 4]) {
      await announce(id);
      bell.ring();
    }
    await vi.waitFor(() => expect(heard.flat()).toEqual([1, 2, 3, 4]), { timeout: 5_000 });
    expect(heard.length).toBeLessThanOrEqual(2);
  });
});
