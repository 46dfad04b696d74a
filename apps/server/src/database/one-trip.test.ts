import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../testing/build-test-app.ts';
import type { Db } from './db.ts';
import { commitWith, holdUntilCommit, inOneTrip, runByCommit } from './one-trip.ts';

let portal: TestPortal;
let db: Db;
beforeAll(async () => {
  portal = await buildTestApp();
  db = portal.services.databases.system;
  await sql`create table trip (id integer primary key, later integer,
    constraint trip_later foreign key (later) references trip deferrable initially deferred)`.execute(portal.db);
});
afterAll(() => portal.close());
beforeEach(() => sql`delete from trip`.execute(db));

const add = (id: number, later: number | null = null) =>
  sql<{ id: number }>`insert into trip (id, later) values (${id}, ${later}::integer) returning id`;
const stored = async () =>
  (await sql<{ id: number }>`select id from trip order by id`.execute(db)).rows.map(({ id }) => id);
/** Whether two statements of the pool's next connection share a transaction. */
async function isInTransaction(): Promise<boolean> {
  const ids: number[] = [];
  for (const _ of [1, 2]) {
    const { rows } = await sql<{ id: number }>`select txid_current()::integer as id`.execute(db);
    ids.push(...rows.map(({ id }) => id));
  }
  return new Set(ids).size === 1;
}

describe('statements in one trip', () => {
  it('run in order, each sees those before it, and each answers its rows', async () => {
    const [one, two, all] = await db
      .transaction()
      .execute((within) =>
        inOneTrip(within, [add(1), add(2), sql<{ id: number }>`select count(*)::integer as id from trip`]),
      );
    expect([one, two, all]).toEqual([[{ id: 1 }], [{ id: 2 }], [{ id: 2 }]]);
    expect(await stored()).toEqual([1, 2]);
  });

  it('store nothing if one of them fails, and answer its error', async () => {
    const filed = db.transaction().execute((within) => inOneTrip(within, [add(1), add(1), add(2)]));
    await expect(filed).rejects.toMatchObject({ code: '23505', constraint: 'trip_pkey' });
    expect(await stored()).toEqual([]);
    expect(await isInTransaction()).toBe(false);
  });
});

describe('the beginning of a transaction', () => {
  it('travels with its first statement, with values or without', async () => {
    for (const first of [add(1), sql`insert into trip (id) values (2)`]) {
      const failing = db.transaction().execute(async (within) => {
        await first.execute(within);
        throw new Error('Undone');
      });
      await expect(failing).rejects.toThrow('Undone');
    }
    expect(await stored()).toEqual([]);
  });

  it('keeps its access mode', async () => {
    const written = db
      .transaction()
      .setAccessMode('read only')
      .execute((within) => add(1).execute(within));
    await expect(written).rejects.toMatchObject({ code: '25006' });
  });

  it('with a wrong statement leaves a connection that runs that statement once it is right', async () => {
    const ask = () =>
      db.transaction().execute((within) => sql`insert into trip_two (id) values (${1})`.execute(within));
    await expect(ask()).rejects.toMatchObject({ code: '42P01' });
    await sql`create table trip_two (id integer)`.execute(portal.db);
    await ask();
    await ask();
    await expect(db.transaction().execute(async () => 'nothing sent')).resolves.toBe('nothing sent');
    expect(await isInTransaction()).toBe(false);
  });
});

it('a statement that waits too long to be parsed runs on the same connection once it can', async () => {
  const ask = (one: Db) =>
    one.transaction().execute((within) => sql`select later from trip where id = ${7}`.execute(within));
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = '200ms'`.execute(one);
    await portal.db.transaction().execute(async (other) => {
      await sql`lock table trip in access exclusive mode`.execute(other);
      await expect(ask(one)).rejects.toMatchObject({ code: '57014' });
    });
    await sql`reset statement_timeout`.execute(one);
    for (const _ of [1, 2]) expect((await ask(one)).rows).toEqual([]);
  });
});

describe('a setting of the scope', () => {
  const set = (scope: string) => sql`select set_config('app.scope', ${scope}, true)`;
  const scopeIn = async (within: Db) => {
    const { rows } = await sql<{ scope: string }>`select current_setting('app.scope') as scope`.execute(within);
    return rows[0]?.scope;
  };

  it('travels with the next statement, the last one counts, and the connection forgets it with the transaction', async () => {
    const seen: unknown[] = [];
    await db.transaction().execute(async (within) => {
      await set('none').execute(within);
      await set('client:1').execute(within);
      seen.push(await scopeIn(within));
      await set('client:2').execute(within);
      await add(1).execute(within);
      seen.push(await scopeIn(within));
      await set('client:3').execute(within);
    });
    await db.transaction().execute((within) => set('client:4').execute(within));
    await db.transaction().execute(async (within) => {
      await set('client:5').execute(within);
      await commitWith(within, [add(2)]);
    });
    expect([...seen, await scopeIn(db)]).toEqual(['client:1', 'client:2', 'system']);
    expect(await stored()).toEqual([1, 2]);
    expect(await isInTransaction()).toBe(false);
  });

  it('is undone by a rollback to a savepoint, also where it was not sent yet', async () => {
    const seen: unknown[] = [];
    await db.transaction().execute(async (within) => {
      await set('client:1').execute(within);
      await sql`savepoint before`.execute(within);
      await set('client:2').execute(within);
      await expect(sql`select 1 / 0`.execute(within)).rejects.toMatchObject({ code: '22012' });
      await set('client:3').execute(within);
      await sql`rollback to savepoint before`.execute(within);
      seen.push(await scopeIn(within));
    });
    expect(seen).toEqual(['client:1']);
  });

  it('outside of a transaction reaches no later one', async () => {
    const seen: unknown[] = [];
    await db.connection().execute(async (one) => {
      await set('client:1').execute(one);
      await one.transaction().execute(async (within) => void seen.push(await scopeIn(within)));
      await one.transaction().execute(async (within) => {
        await add(1).execute(within);
        await set('client:2').execute(within);
      });
      await one.transaction().execute(async (within) => void seen.push(await scopeIn(within)));
    });
    expect(seen).toEqual(['system', 'system']);
  });

  it('that fails takes the next statement with it', async () => {
    const failing = db.transaction().execute(async (within) => {
      // Not sent yet.
      await sql`select set_config('app.scope', (1 / ${0}::integer)::text, true)`.execute(within);
      await expect(add(1).execute(within)).rejects.toMatchObject({ code: '22012' });
      await add(2).execute(within);
    });
    await expect(failing).rejects.toMatchObject({ code: '25P02' });
    expect(await stored()).toEqual([]);
  });

  it('answers the first error', async () => {
    const failing = db.transaction().execute(async (within) => {
      await set('client:1').execute(within);
      await inOneTrip(within, [add(1), add(1)]);
    });
    await expect(failing).rejects.toMatchObject({ constraint: 'trip_pkey' });
    expect(await scopeIn(db)).toBe('system');
  });
});

describe('a commit with the last statements', () => {
  it('stores them, and ends the transaction', async () => {
    await db.transaction().execute(async (within) => {
      await add(1).execute(within);
      await commitWith(within, [add(2)]);
    });
    expect(await stored()).toEqual([1, 2]);
    await db.transaction().execute((within) => add(3).execute(within));
    expect(await stored()).toEqual([1, 2, 3]);
  });

  it('stores nothing if one of them fails, and answers its error', async () => {
    const done = db.transaction().execute(async (within) => {
      await add(1).execute(within);
      await commitWith(within, [add(1)]);
    });
    await expect(done).rejects.toMatchObject({ constraint: 'trip_pkey' });
    expect(await stored()).toEqual([]);
  });

  it('answers the error of the commit itself', async () => {
    const done = db.transaction().execute((within) => commitWith(within, [add(1, 9)]));
    await expect(done).rejects.toMatchObject({ constraint: 'trip_later' });
    expect(await stored()).toEqual([]);
    expect(await isInTransaction()).toBe(false);
  });

  it('is the end: a statement after it is refused', async () => {
    const late = db.transaction().execute(async (within) => {
      await commitWith(within, [add(1)]);
      await add(2).execute(within);
    });
    await expect(late).rejects.toThrow('has been committed');
    expect(await stored()).toEqual([1]);
  });
});

describe('statements by the commit', () => {
  it('run before the last ones where the transaction holds them, and at once where it does not', async () => {
    const seen: number[] = [];
    const countIn = async (within: Db) => {
      const { rows } = await sql<{ found: number }>`select count(*)::integer as found from trip`.execute(within);
      seen.push(...rows.map(({ found }) => found));
    };
    await db.transaction().execute(async (within) => {
      holdUntilCommit(within);
      await runByCommit(within, [add(1)]);
      await runByCommit(within, [add(2, 1)]);
      await countIn(within);
      await commitWith(within, [add(3, 2)]);
    });
    await db.transaction().execute(async (within) => {
      await runByCommit(within, [add(4)]);
      await countIn(within);
    });
    expect(seen).toEqual([0, 4]);
    expect(await stored()).toEqual([1, 2, 3, 4]);
  });

  it('store nothing if one of them fails, and answer its error', async () => {
    const done = db.transaction().execute(async (within) => {
      await add(1).execute(within);
      holdUntilCommit(within);
      await runByCommit(within, [add(1), add(2)]);
      await commitWith(within, [add(3)]);
    });
    await expect(done).rejects.toMatchObject({ constraint: 'trip_pkey' });
    expect(await stored()).toEqual([]);
  });

  it('are forgotten with a transaction that fails before', async () => {
    const done = db.transaction().execute(async (within) => {
      holdUntilCommit(within);
      await runByCommit(within, [add(1)]);
      throw new Error('refused');
    });
    await expect(done).rejects.toThrow('refused');
    expect(await stored()).toEqual([]);
    expect(await isInTransaction()).toBe(false);
  });
});
