import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { employeeHistories } from '../domains/employees/index.ts';
import { createAuditKeys } from '../platform/audit/audit-keys.ts';
import { keepKeyChecks, refuseWrongKeys } from '../platform/audit/check-app-keys.ts';
import { headPlaceOf } from '../platform/audit/head-place.ts';
import { startSealer } from '../platform/audit/sealer.ts';
import { readConfig } from '../platform/config/config.ts';
import { type AppKeys, createKeyRing } from '../platform/crypto/key-ring.ts';
import { datedProblems } from '../platform/dated/dated-report.repository.ts';
import { buildTestApp, type TestPortal } from '../testing/build-test-app.ts';
import { createEmployee } from '../testing/factories/employees.ts';
import { auditVerify } from './audit-verify.ts';
import { type Command, type CommandContext, exitCodeOf, type GivenArguments } from './command.ts';
import { databaseBackup } from './database-backup.ts';
import { databaseRestore } from './database-restore.ts';
import { datedReport } from './dated-report.ts';
import { listCalls } from './list-calls.ts';
import { listScreens } from './list-screens.ts';
import { seedMany } from './seed-many.ts';
import { userCreate } from './user-create.ts';

const keys = { current: { version: 1, key: Buffer.alloc(32, 11) }, older: [] };
const folder = mkdtempSync(join(tmpdir(), 'muster-commands-'));
let portal: TestPortal;
let other: TestPortal;

beforeAll(async () => {
  portal = await buildTestApp();
  other = await buildTestApp();
});
afterAll(async () => {
  await portal.close();
  await other.close();
});

async function say(
  command: Command,
  given: Partial<GivenArguments> = {},
  on = portal,
  hear: (line: string) => void = () => undefined,
  held: AppKeys = keys,
): Promise<string> {
  const lines: string[] = [];
  const ctx: CommandContext = {
    config: readConfig({ DATA_DIR: folder }),
    database: { connection: on.connection, where: 'a test', stop: async () => undefined },
    keys: held,
    services: on.services,
    say: (line) => {
      lines.push(line);
      hear(line);
    },
  };
  const arguments_ = { values: {}, positionals: [], ...given };
  if (command.runAlone) await command.runAlone(arguments_, ctx.say);
  else await command.run?.(arguments_, ctx);
  return lines.join('\n');
}

async function failureOf(said: Promise<string>) {
  const problem = await said.then(
    () => null,
    (error: unknown) => error,
  );
  return {
    exitCode: problem === null ? 0 : exitCodeOf(problem),
    message: problem instanceof Error ? problem.message : '',
  };
}

async function sealLog(): Promise<void> {
  const sealer = startSealer({
    db: portal.db,
    keys: createAuditKeys(createKeyRing(keys).audit),
    clock: portal.clock,
    log: portal.services.log,
    ...(await headPlaceOf({ dataDir: folder, database: { kind: 'embedded' } })),
  });
  await sealer.close();
}

it('user:create adds a user who must change the printed password', async () => {
  const printed = await say(userCreate, {
    values: { email: 'ana@muster.test', name: 'Ana Reyes', role: ['hr', 'employee'] },
  });
  expect(printed).toMatch(/^Added ana@muster\.test with the password [\w-]{20}$/);
  const user = await portal.db
    .selectFrom('app_user')
    .selectAll()
    .where('email_key', '=', 'ana@muster.test')
    .executeTakeFirstOrThrow();
  expect(user).toMatchObject({ name: 'Ana Reyes', is_auto_password: true, status: 'active' });
  expect(user.password_hash).toMatch(/^\$argon2id\$/);
});

it('user:create links the account to the employee with its address', async () => {
  const { id } = await createEmployee(portal.db, { work_email: 'Liza.Cruz@muster.test' });
  await say(userCreate, { values: { email: 'liza.cruz@muster.test', name: 'Liza Cruz', role: ['hr'] } });
  const user = await portal.db
    .selectFrom('app_user')
    .select('employee_id')
    .where('email_key', '=', 'liza.cruz@muster.test')
    .executeTakeFirstOrThrow();
  expect(user.employee_id).toBe(id);
});

it.each([
  ['an unknown role', { email: 'b@muster.test', name: 'B', role: ['boss'] }, /"boss" is not a role/],
  ['no role', { email: 'b@muster.test', name: 'B' }, /at least one --role/],
  ['no name', { email: 'b@muster.test', role: ['hr'] }, /--name/],
  ['a wrong client', { email: 'b@muster.test', name: 'B', role: ['client'], client: 'x' }, /--client/],
])('user:create refuses %s', async (_what, values, sentence) => {
  await expect(say(userCreate, { values })).rejects.toThrow(sentence);
});

it('seed adds as many employees as requested, and refuses an invalid number', async () => {
  expect(await say(seedMany, { values: { employees: '25' } })).toContain('Added 25 employees');
  const wrong = await failureOf(say(seedMany, { values: { employees: 'many' } }));
  expect(wrong).toMatchObject({ exitCode: 2, message: expect.stringContaining('whole number') });
});

it('db:backup and db:restore copy a database', async () => {
  const file = join(folder, 'all.muster');
  // Random, so that the backup has several parts, of which each is checked before it is used.
  const content = randomBytes(600_000);
  const key = await portal.services.files.keep(Readable.from([content]));
  const last = await portal.services.files.keep(Readable.from([content]));
  const size_bytes = content.length;
  await portal.db
    .insertInto('stored_file')
    .values([
      { key, size_bytes },
      { key: last, size_bytes },
    ])
    .execute();
  // An upload that is not finished: its row does not exist yet.
  await portal.services.files.keep(Readable.from([content]));
  await say(databaseBackup, { positionals: [file] });
  expect(readFileSync(file).includes('Ana Reyes')).toBe(false);
  expect(await say(databaseRestore, { positionals: [file] }, other)).toMatch(/^Restored [\d,]+ rows and 2 files/);
  expect(Buffer.concat(await Array.fromAsync(await other.services.files.read(key)))).toEqual(content);
  const { rows } = await sql<{ name: string }>`select name from app_user where email_key = 'ana@muster.test'`.execute(
    other.db,
  );
  expect(rows).toEqual([{ name: 'Ana Reyes' }]);
  await expect(say(databaseRestore, { positionals: [file] }, other)).rejects.toThrow(/in use/);
});

it('db:backup to one file from two processes at once writes two whole files, and removes what a killed one left', async () => {
  const file = join(folder, 'twice.muster');
  const left = `${file}.4194304.00000000-0000-4000-8000-000000000000.part`;
  writeFileSync(left, 'half');
  const lines = await Promise.all([1, 2].map(() => say(databaseBackup, { positionals: [file] })));
  expect(lines).toEqual([1, 2].map(() => expect.stringContaining('Backup written')));
  expect(readdirSync(folder).filter((name) => name.startsWith('twice.muster'))).toEqual(['twice.muster']);
  const empty = await buildTestApp();
  expect(await say(databaseRestore, { positionals: [file] }, empty)).toMatch(/^Restored [\d,]+ rows/);
  await empty.close();
});

it('db:backup names each missing or damaged file, keeps the rest, and db:restore says the same', async () => {
  const employee = await createEmployee(portal.db);
  const keep = async (name: string) => {
    const key = await portal.services.files.keep(Readable.from([Buffer.from(name)]));
    await portal.db.insertInto('stored_file').values({ key, size_bytes: name.length }).execute();
    const file = {
      file_name: name,
      storage_key: key,
      sha256: 'a'.repeat(64),
      size_bytes: 1,
      media_type: 'application/pdf',
    };
    await portal.db
      .insertInto('attachment')
      .values({ ...file, employee_id: employee.id })
      .execute();
    return key;
  };
  await portal.services.files.remove(await keep('contract.pdf'));
  const cut = await keep('id card.png');
  const [day = '', name = ''] = cut.split('/');
  writeFileSync(join(portal.services.files.incoming, '..', 'files', day, name), 'damaged');
  const file = join(folder, 'gaps.muster');
  const lines: string[] = [];
  const hear = (line: string) => lines.push(line);
  const gaps = await failureOf(say(databaseBackup, { positionals: [file] }, portal, hear));
  expect(gaps).toMatchObject({ exitCode: 1, message: expect.stringMatching(/^2 files could not be read/) });
  const owner = await sql<{ name: string }>`select name from employee where id = ${employee.id}`.execute(portal.db);
  expect(lines.filter((line) => line.includes(` of ${owner.rows[0]?.name} (`))).toHaveLength(2);
  const empty = await buildTestApp();
  const restored = await failureOf(say(databaseRestore, { positionals: [file] }, empty, hear));
  expect(restored).toMatchObject({ exitCode: 1, message: expect.stringContaining('lacks 2 files') });
  expect(lines.filter((line) => line.startsWith('id card.png of '))).toHaveLength(2);
  expect(lines).toContainEqual(expect.stringMatching(/^Restored [\d,]+ rows and 2 files/));
  await empty.close();
  const inMissing = { positionals: [join(folder, 'missing', 'a.muster')] };
  await expect(say(databaseBackup, inMissing)).rejects.toThrow(
    /cannot be written \(ENOENT\): name a file in an existing/,
  );
});

// A device that is always full; only Linux has it.
it.skipIf(!existsSync('/dev/full'))(
  'db:backup says in one sentence that the disk is full, and keeps the last backup',
  async () => {
    const file = join(folder, 'full.muster');
    writeFileSync(file, 'the last backup');
    const uuid = '00000000-0000-4000-8000-000000000000';
    const part = `${file}.${process.pid}.${uuid}.part`;
    symlinkSync('/dev/full', part);
    const known = {
      ...portal,
      services: { ...portal.services, random: { ...portal.services.random, uuid: () => uuid } },
    };
    await expect(say(databaseBackup, { positionals: [file] }, known)).rejects.toThrow(
      /^The disk of .*full\.muster is full: free some space or name a file on another disk\. No backup was written\.$/,
    );
    expect(readFileSync(file, 'utf8')).toBe('the last backup');
    expect(existsSync(part)).toBe(false);
  },
);

it('db:restore refuses a file that was changed', async () => {
  const empty = await buildTestApp();
  const file = join(folder, 'all.muster');
  const bytes = readFileSync(file);
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 40) ^ 1, bytes.length - 40);
  writeFileSync(join(folder, 'bad.muster'), bytes);
  const bad = { positionals: [join(folder, 'bad.muster')] };
  await expect(say(databaseRestore, bad, empty)).rejects.toThrow(/^The file was altered or damaged\.$/);
  writeFileSync(join(folder, 'bad.muster'), Buffer.concat([readFileSync(file), Buffer.from('more')]));
  await expect(say(databaseRestore, bad, empty)).rejects.toThrow(/something was added/);
  expect(await Array.fromAsync(empty.services.files.keysUntil('9999-12-31'))).toEqual([]);
  const otherKeys = { current: { version: 1, key: Buffer.alloc(32, 99) }, older: [] };
  await keepKeyChecks(empty.db, otherKeys);
  await expect(say(databaseRestore, { positionals: [file] }, empty, undefined, otherKeys)).rejects.toThrow(
    /another APP_KEY version 1/,
  );
  // The right key can be tried next.
  expect(await empty.db.selectFrom('key_check').selectAll().execute()).toEqual([]);
  await empty.close();
});

it('db:restore says in one sentence that the file is not there', async () => {
  const empty = await buildTestApp();
  const missing = await failureOf(say(databaseRestore, { positionals: [join(folder, 'no.muster')] }, empty));
  expect(missing).toEqual({
    exitCode: 2,
    message: expect.stringMatching(/no\.muster cannot be read \(ENOENT\): name the file of a backup\. Nothing was/),
  });
  await empty.close();
});

it('a start refuses an APP_KEY that is not the one of the database, also of an earlier release', async () => {
  const wrong = { current: { version: 1, key: Buffer.alloc(32, 12) }, older: [] };
  await sealLog();
  // An earlier release kept no constant: its activity log shows the key.
  await expect(keepKeyChecks(portal.db, wrong)).rejects.toThrow(/^APP_KEY is not the key of this database: set/);
  expect(await portal.db.selectFrom('key_check').selectAll().execute()).toEqual([]);
  await keepKeyChecks(portal.db, keys);
  await refuseWrongKeys(portal.db, keys);
  await expect(refuseWrongKeys(portal.db, wrong)).rejects.toThrow(/^APP_KEY version 1 is not the key of this database/);
});

it('audit:verify adopts a new head for a lost one, and the log records who did it and why', async () => {
  await sealLog();
  rmSync(join(folder, 'audit-head.json'), { force: true });
  const heard: string[] = [];
  const failure = await failureOf(say(auditVerify, {}, portal, (line) => heard.push(line)));
  expect(failure).toEqual({ exitCode: 1, message: 'The activity log is NOT intact.' });
  expect(heard.at(-1)).toMatch(/run: audit:verify --adopt "REASON" --by "NAME"$/);
  await expect(say(auditVerify, { values: { adopt: 'Restored on a new machine' } })).rejects.toThrow(/--by/);
  const values = { adopt: 'Restored on a new machine', by: 'Maria Santos' };
  expect(await say(auditVerify, { values })).toMatch(/The head at number \d+ is now the one kept outside/);
  const row = await portal.db
    .selectFrom('activity_log')
    .select(['actor_name', 'details'])
    .where('event', '=', 'audit.adopt-head')
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    actor_name: 'Maria Santos (command line)',
    details: { reason: values.adopt, findings: expect.stringMatching(/is missing/) },
  });
  await sealLog();
  expect(await say(auditVerify)).toContain('The activity log is intact.');
  await expect(say(auditVerify, { values })).rejects.toThrow(/nothing to adopt/);
});

it('audit:verify reports an intact log, and the place of tampering', async () => {
  await sealLog();
  expect(await say(auditVerify)).toContain('The activity log is intact.');
  await sql`alter table activity_log disable trigger user`.execute(portal.db);
  await sql`update activity_log set actor_name = 'Somebody Else' where sequence = 1`.execute(portal.db);
  await expect(say(auditVerify)).rejects.toThrow(/NOT intact/);
  const values = { adopt: 'It looks fine', by: 'Somebody' };
  await expect(say(auditVerify, { values })).rejects.toThrow(/chain itself is not intact/);
});

it('screens and calls print every address with its rule', async () => {
  const screens = JSON.parse(await say(listScreens, { values: { json: true } }));
  expect(screens.length).toBeGreaterThanOrEqual(137);
  expect(screens).toContainEqual(expect.objectContaining({ path: '/employees', built: true, example: '/employees' }));
  expect(screens).toContainEqual(expect.objectContaining({ path: '/invoices', built: false, example: null }));
  const calls = JSON.parse(await say(listCalls, { values: { json: true } }));
  expect(calls).toContainEqual(
    expect.objectContaining({ method: 'POST', path: '/login', built: true, rule: 'public' }),
  );
});

it('dated:report finds gaps in histories that must have none, and two values on one day', async () => {
  expect(await say(datedReport)).toContain('No overlaps and no gaps');
  const { id } = await createEmployee(portal.db, { position: 'Clerk' });
  await sql`update employee_position set valid = '[2020-01-01,2025-02-01)' where employee_id = ${id}`.execute(
    portal.db,
  );
  await sql`insert into employee_position (employee_id, position, valid) values (${id}, 'Nurse', '[2025-03-01,)')`.execute(
    portal.db,
  );
  await expect(say(datedReport)).rejects.toThrow('Found 1 problems');
  const positions = employeeHistories.find(({ name }) => name === 'position of employee');
  const gap = { owner: id, problem: 'gap', from: '2025-02-01', until: '2025-03-01' };
  expect(positions && (await datedProblems(portal.db, positions, 10))).toEqual([gap]);
  await sql`alter table employee_position drop constraint employee_position_no_overlap`.execute(portal.db);
  await sql`insert into employee_position (employee_id, position, valid) values (${id}, 'Lead', '[2024-12-01,2025-03-10)')`.execute(
    portal.db,
  );
  expect(positions && (await datedProblems(portal.db, positions, 10))).toEqual([
    { owner: id, problem: 'overlap', from: '2024-12-01', until: '2025-02-01' },
    { owner: id, problem: 'overlap', from: '2025-03-01', until: '2025-03-10' },
  ]);
});
