import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenScratch, openScratch } from '../../testing/open-scratch.ts';
import { createTestClock, type TestClock } from '../../testing/test-clock.ts';
import { sensitive } from '../crypto/sensitive.ts';
import { createLog } from '../log/log.ts';
import type { AuditEntry } from './audit-entry.ts';
import type { AuditFacts } from './audit-facts.ts';
import { createAuditKeys } from './audit-keys.ts';
import { createReadLog } from './log-reads.ts';
import { type Sealer, startSealer } from './sealer.ts';
import { verifyAuditLog } from './verify.ts';
import { createAuditWriter } from './write-audit.ts';

const first = { version: 1, key: randomBytes(32) };
const keys = createAuditKeys({ current: first, older: [] });
const writer = createAuditWriter(keys);
const log = createLog({ level: 'silent' });
const facts: AuditFacts = {
  actor: { userId: 7, name: 'Maria Santos' },
  impersonator: { userId: 1, name: 'Root' },
  requestId: 'r-1',
  at: Temporal.Instant.from('2026-03-02T08:00:00.123456789Z'),
};

let scratch: OpenScratch;
let folder: string;
let headFile: string;
let sealer: Sealer;
let clock: TestClock;

beforeEach(async () => {
  scratch = await openScratch();
  folder = await mkdtemp(join(tmpdir(), 'muster-audit-'));
  headFile = join(folder, 'audit-head.json');
  clock = createTestClock(facts.at);
  sealer = startSealer({ db: scratch.db, keys, clock, log, headFile, place: 'here' });
});

afterEach(async () => {
  await sealer.close();
  await scratch.close();
  await rm(folder, { recursive: true });
});

const entry = (number: number): AuditEntry => ({
  event: 'thing.changed',
  subject: { kind: 'thing', id: String(number) },
  before: { name: `old ${number}`, size: number / 3 },
  after: { name: `new ${number}`, size: number, tags: ['a', { b: null }] },
  details: { reason: 'because', count: number },
});
const verify = () => verifyAuditLog({ db: scratch.db, keys, headFile, place: 'here', now: clock.now() });

async function writeSealed(count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) await writer.write(scratch.db, facts, entry(number));
  await sealer.sealNow();
}

/** As a database user with all rights could do. */
async function tamper(statement: string): Promise<void> {
  await sql.raw('alter table activity_log disable trigger user').execute(scratch.db);
  // One at a time: a prepared statement holds a single command.
  for (const command of statement.split(';')) await sql.raw(command).execute(scratch.db);
  await sql.raw('alter table activity_log enable trigger user').execute(scratch.db);
}

describe('an entry of the activity log', () => {
  it('logs the user, the impersonator, the change and the time, and hides sensitive values', async () => {
    await writer.write(scratch.db, facts, {
      event: 'employee.updated',
      subject: { kind: 'employee', id: '12' },
      clientId: 3,
      before: { name: 'Ana', personal_email: 'ana@example.org', sss: null },
      after: {
        name: 'An\0a\ud800',
        personal_email: 'ana2@example.org',
        sss: sensitive('34-1'),
        pay: { basicSalary: 5, grade: 2 },
      },
      details: { resetToken: 'abc', seal: `1.${'x'.repeat(40)}`, count: 2 },
    });
    const { rows } = await sql<Record<string, unknown>>`select *, at::text as at from activity_log`.execute(scratch.db);
    expect(rows[0]).toMatchObject({
      at: '2026-03-02 08:00:00.123456+00',
      actor_user_id: 7,
      actor_name: 'Maria Santos',
      impersonator_user_id: 1,
      request_id: 'r-1',
      event: 'employee.updated',
      subject_kind: 'employee',
      subject_id: '12',
      client_id: 3,
      before: { name: 'Ana', personal_email: '[hidden]', sss: null },
      after: {
        name: 'Ana\ufffd',
        personal_email: '[hidden]',
        sss: '[hidden]',
        pay: { basicSalary: '[hidden]', grade: 2 },
      },
      details: { resetToken: '[hidden]', seal: '[hidden]', count: 2 },
    });
    await writer.write(
      scratch.db,
      { ...facts, actor: null, impersonator: null, requestId: null },
      { event: 'login.failed' },
    );
    const { rows: plain } = await sql`select * from activity_log where event = 'login.failed' and before is null
      and after is null and subject_id is null and actor_name = 'Not signed in'`.execute(scratch.db);
    expect(plain).toHaveLength(1);
    await sealer.sealNow();
    expect(await verify()).toMatchObject({ isIntact: true, verified: 2, findings: [] });
  });

  it('is rolled back with its transaction', async () => {
    const undone = scratch.db.transaction().execute(async (transaction) => {
      await writer.write(transaction, facts, entry(1));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await sealer.sealNow()).toBe(0);
  });

  it('costs a write less than two milliseconds', async () => {
    const costs: number[] = [];
    for (let number = 0; number < 200; number += 1) {
      const start = performance.now();
      await writer.write(scratch.db, facts, entry(number));
      costs.push(performance.now() - start);
    }
    // Of the fastest, so that other work on this machine does not count.
    expect(costs.sort((one, other) => one - other)[10]).toBeLessThan(2);
  });

  it('for a read is kept in memory for a moment and then written, also after a failure', async () => {
    let isBroken = true;
    const flaky = {
      ...writer,
      writeAll: async (...given: Parameters<typeof writer.writeAll>) => {
        if (isBroken) throw new Error('no database');
        await writer.writeAll(...given);
      },
    };
    const notes = createReadLog({ db: scratch.db, writer: flaky, log });
    notes.note(facts, entry(1));
    notes.note(facts, entry(2));
    await notes.flush();
    expect(await sealer.sealNow()).toBe(0);
    isBroken = false;
    await notes.close();
    expect(await sealer.sealNow()).toBe(0);
    expect(await verify()).toMatchObject({ isIntact: true, verified: 2, unsealed: 0, findings: [] });
  });
});

describe('the chain', () => {
  it('has no gaps under twenty writers and two sealers', async () => {
    const other = startSealer({ db: scratch.db, keys, clock, log, headFile, place: 'here' });
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        for (let number = 0; number < 10; number += 1) {
          await scratch.db.transaction().execute((transaction) => writer.write(transaction, facts, entry(number)));
          await writer.writeAll(scratch.db, [{ facts, entry: entry(number) }]);
          if (number % 3 === 0) await Promise.all([sealer.sealNow(), other.sealNow()]);
        }
      }),
    );
    await other.close();
    await sealer.sealNow();
    expect(await verify()).toMatchObject({ isIntact: true, verified: 400, unsealed: 0, findings: [] });
  });

  it.each([
    ['an edit', `update activity_log set after = '{"name":"other"}' where sequence = 4`, 4],
    [
      'an edit of the time by a microsecond',
      `update activity_log set at = at + interval '1 microsecond' where sequence = 4`,
      4,
    ],
    ['a deletion', 'delete from activity_log where sequence = 4', 5],
    [
      'a swap',
      `update activity_log set sequence = -sequence where sequence in (4, 6);
       update activity_log set sequence = case sequence when -4 then 6 else 4 end where sequence < 0`,
      4,
    ],
    [
      'an inserted row',
      `update activity_log set sequence = -(sequence + 1) where sequence > 3;
       update activity_log set sequence = -sequence where sequence < 0;
       insert into activity_log (actor_name, event, sequence, seal, mark)
         select actor_name, event, 4, seal, mark from activity_log where sequence = 5`,
      4,
    ],
    ['a truncated end', 'delete from activity_log where sequence > 8', 9],
    [
      'a truncated end with a corrected head',
      `delete from activity_log where sequence > 8;
       update activity_seal_head set sequence = 8, seal = (select seal from activity_log where sequence = 8)`,
      9,
    ],
    ['a new seal', `update activity_log set seal = '1.' || repeat('0', 64) where sequence = 4`, 4],
    ['emptying', `truncate activity_log; update activity_seal_head set sequence = 0, seal = ''`, 1],
  ])('detects %s and names the place', async (_, statement, position) => {
    await writeSealed(10);
    await sealer.keepHead();
    expect(await verify()).toMatchObject({ isIntact: true, verified: 10 });
    await tamper(statement);
    const report = await verify();
    expect(report.isIntact).toBe(false);
    expect(report.findings[0]).toMatchObject({ sequence: position });
  });

  it('detects a row that was inserted or changed before it was sealed', async () => {
    await writeSealed(2);
    await sql`insert into activity_log (actor_name, event) values ('Maria Santos', 'invoice.paid')`.execute(scratch.db);
    await sealer.sealNow();
    await writer.write(scratch.db, facts, entry(3));
    await tamper(`update activity_log set actor_name = 'Somebody' where seal is null`);
    await sealer.sealNow();
    const report = await verify();
    expect(report.findings.map(({ sequence }) => sequence)).toEqual([3, 4]);
    expect(report.findings[0]?.what).toMatch(/not written by the portal/);
  });

  it('detects a chain rebuilt with another key, and a restored older database', async () => {
    await writeSealed(3);
    await sealer.keepHead();
    const forger = createAuditKeys({ current: { version: 1, key: randomBytes(32) }, older: [] });
    expect(
      (
        await verifyAuditLog({
          db: scratch.db,
          keys: forger,
          headFile: join(folder, 'none'),
          place: 'elsewhere',
          now: clock.now(),
        })
      ).findings.filter(({ about }) => about === 'chain'),
    ).toHaveLength(6);
    const newer = await readFile(headFile, 'utf8');
    await tamper('delete from activity_log where sequence = 3; update activity_seal_head set sequence = 2');
    await sealer.keepHead();
    expect(await readFile(headFile, 'utf8')).toBe(newer);
    expect((await verify()).findings[0]).toMatchObject({
      sequence: 3,
      what: expect.stringMatching(/end of the chain is missing/),
    });
    await writeFile(headFile, newer.replace('"sequence":3', '"sequence":2'));
    expect((await verify()).findings[0]?.what).toMatch(/kept outside the database was changed/);
  });

  it('can still be verified after a rotation, and detects a later seal with an old key', async () => {
    await writeSealed(2);
    await sealer.close();
    const rotated = createAuditKeys({ current: { version: 2, key: randomBytes(32) }, older: [first] });
    const later = startSealer({ db: scratch.db, keys: rotated, clock, log, headFile, place: 'here' });
    await createAuditWriter(rotated).write(scratch.db, facts, entry(3));
    await later.close();
    expect(
      await verifyAuditLog({ db: scratch.db, keys: rotated, headFile, place: 'here', now: clock.now() }),
    ).toMatchObject({
      isIntact: true,
      verified: 3,
    });
    await writer.write(scratch.db, facts, entry(4));
    await sealer.sealNow();
    const report = await verifyAuditLog({ db: scratch.db, keys: rotated, headFile, place: 'here', now: clock.now() });
    expect(report.findings).toMatchObject([{ sequence: 4, what: expect.stringMatching(/older key/) }]);
  });
});

describe('the head outside the database', () => {
  const heads = async () => (await verify()).findings.map(({ about, what }) => [about, what]);

  it('is reported as missing and is not written again', async () => {
    await writeSealed(3);
    await sealer.keepHead();
    await rm(headFile);
    await sealer.keepHead();
    expect(await heads()).toEqual([['head', 'The head kept outside the database is missing; it was at number 3.']]);
  });

  it('is reported as older than the one kept last, and stays as it is', async () => {
    await writeSealed(3);
    await sealer.keepHead();
    const older = await readFile(headFile, 'utf8');
    await writeSealed(2);
    await sealer.keepHead();
    await writeFile(headFile, older);
    await sealer.keepHead();
    expect(await readFile(headFile, 'utf8')).toBe(older);
    expect(await heads()).toEqual([
      ['head', 'The head kept outside the database is older than the one kept last: number 3 instead of 5.'],
    ]);
  });

  it('is kept by each of two portals in a folder of its own, and missed in that folder alone', async () => {
    const otherPlace = { place: 'there', headFile: join(folder, 'other', 'audit-head.json') };
    const verifyOther = () => verifyAuditLog({ db: scratch.db, keys, now: clock.now(), ...otherPlace });
    await writeSealed(3);
    await sealer.keepHead();
    const other = startSealer({ db: scratch.db, keys, clock, log, ...otherPlace });
    await other.keepHead();
    await writeSealed(2);
    await sealer.keepHead();
    expect([await heads(), (await verifyOther()).findings]).toEqual([[], []]);
    const events = scratch.db
      .selectFrom('activity_log')
      .select(['event', 'details'])
      .where('actor_name', '=', 'Muster');
    expect(await events.execute()).toEqual([
      { event: 'audit.keep-head-in-new-folder', details: { place: 'there', folder: join(folder, 'other') } },
    ]);
    await rm(otherPlace.headFile);
    expect([await heads(), (await verifyOther()).findings.map(({ what }) => what)]).toEqual([
      [],
      ['The head kept outside the database is missing; it was at number 3.'],
    ]);
    await other.close();
  });

  it('is taken over from a release that knew one folder, by the folder that has it', async () => {
    await writeSealed(3);
    await sealer.keepHead();
    await tamper(`update activity_head_place set id = 'unclaimed'`);
    const fresh = { place: 'there', headFile: join(folder, 'other', 'audit-head.json') };
    const other = startSealer({ db: scratch.db, keys, clock, log, ...fresh });
    await other.close();
    await sealer.keepHead();
    const places = scratch.db.selectFrom('activity_head_place').select('id').orderBy('id');
    expect((await places.execute()).map(({ id }) => id)).toEqual(['here', 'there']);
    await rm(headFile);
    expect(await heads()).toEqual([['head', 'The head kept outside the database is missing; it was at number 4.']]);
  });

  it('is reported when it does not cover rows of more than ten minutes ago', async () => {
    await writeSealed(3);
    await sealer.keepHead();
    await writeSealed(2);
    expect(await heads()).toEqual([]);
    clock.advance({ minutes: 11 });
    const [[, what] = []] = await heads();
    expect(what).toMatch(/older than the log: it does not cover 2 rows since 2026-03-02T08:00:00/);
  });

  it('has a copy for each of the last thirty days, which the chain must agree with', async () => {
    await writeSealed(3);
    for (let day = 0; day < 33; day += 1) {
      await sealer.keepHead();
      clock.advance({ hours: 24 });
    }
    const copies = (await readdir(join(folder, 'audit-heads'))).toSorted();
    expect([copies.length, copies[0], copies.at(-1)]).toEqual([30, '2026-03-05.json', '2026-04-03.json']);
    expect(await heads()).toEqual([]);
    // Somebody with the database and the newest file, but not with the copies.
    await tamper(`delete from activity_log where sequence = 3;
      update activity_seal_head set sequence = 2, seal = (select seal from activity_log where sequence = 2);
      delete from activity_head_place`);
    await rm(headFile);
    expect((await heads())[0]).toEqual([
      'head',
      'The head kept on 2026-03-05 is at number 3, beyond the end of the chain.',
    ]);
    await writeFile(join(folder, 'audit-heads', '2026-04-03.json'), '{}');
    expect((await heads()).at(-1)).toEqual(['head', 'The kept head 2026-04-03.json was changed.']);
  });
});
