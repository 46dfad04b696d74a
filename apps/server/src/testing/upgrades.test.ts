import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { employeesCalls } from '@muster/contract/domains/employees/employees.calls.ts';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { z } from 'zod';
import { type Connection, clientConfig } from '../database/connection.ts';
import { functionsFolder } from '../database/function-files.ts';
import { migrate } from '../database/migrate.ts';
import { migrationsFolder } from '../database/migration-files.ts';
import { makeScratchDatabase } from '../database/scratch-cluster.ts';
import { createLog } from '../platform/log/log.ts';
import { openDatabases } from '../platform/row-security/open-databases.ts';
import { upgradeDatabase } from '../upgrade-database.ts';
import { buildTestApp, testKeys } from './build-test-app.ts';

/**
 * Row 34: what an earlier release left behind starts on this one without a lost value. `npm run keep-release` adds the
 * next release (docs/decisions/087).
 */
const folder = join(import.meta.dirname, 'releases');
const releaseSchema = z.object({
  at: z.iso.datetime(),
  sign_in: z.object({ email: z.string(), password: z.string() }),
  /** As the release itself answered it. */
  employee: z.looseObject({ id: z.int(), bank_account_no: z.string(), basic_salary: z.string() }),
  /** Counted by a superuser, who sees what row security hides. */
  rows: z.record(z.string(), z.int()),
  sql: z.string(),
  files: z.record(z.string(), z.base64()),
});

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Which schema a database has, not what is stored in it. */
const aboutSchema = new Set(['schema_migration', 'schema_function']);
/** Columns that a migration removed, with the statement that finds a value which is nowhere else. */
const moved: Readonly<Record<string, string>> = {
  // 0142: decisions about corrections became decisions of the approvals engine.
  // 1190: a planned day is known by employee and date.
  'employee_schedule: id': `
    select employee_id, work_date from before.employee_schedule except select employee_id, work_date from employee_schedule`,
  'attendance_correction: decided_at, decided_by_user_id, decision_note': `
    select b.id from before.attendance_correction b where b.decided_at is not null and not exists (
      select from approval_request r join approval_decision d on d.request_id = r.id
      where r.kind = 'correction' and r.subject_id = b.id and d.decided_by_user_id = b.decided_by_user_id
        and d.decided_at = b.decided_at and coalesce(b.decision_note, '') in ('', d.comment))`,
  // 0351: label and fields are declared in the contract.
  'approval_policy: fields, label': 'select key from before.approval_policy except select key from approval_policy',
  // 0600: pay is a percentage.
  'leave_type: deleted_at, is_paid': `
    select b.id from before.leave_type b left join leave_type t on t.id = b.id
    where t.paid_percent is distinct from case when b.is_paid then 100 else 0 end`,
  // 0421: where a punch came from moved to a table that only staff read.
  'punch: address, device, is_unknown_network': `
    select id, address, device, is_unknown_network from before.punch
      where address is not null or device is not null or is_unknown_network
    except select punch_id, address, device, is_unknown_network from punch_origin`,
};
/** Tables that a migration removed, with the statement that finds a row which is nowhere else. */
const movedTables: Readonly<Record<string, string>> = {
  // 0601: credits became balances of the leave ledger.
  employee_leave_credit: `
    select b.id from before.employee_leave_credit b left join leave_account a using (employee_id, leave_type_id)
    where round(a.minutes / 4.8) is distinct from b.hundredths`,
  employee_leave_credit_entry: `
    select b.id from before.employee_leave_credit_entry b where not exists (
      select from leave_entry n where n.employee_id = b.employee_id and n.leave_type_id = b.leave_type_id
        and n.period_key = 'entry ' || b.id and n.created_at = b.created_at and sign(n.minutes) = sign(b.change_hundredths))`,
};
/** Rows that a start adds to a table of the release. */
const newKinds = "('pay-change', 'leave', 'holiday-swap', 'ticket')";
const ofNewKinds = `policy_version_id in (select id from approval_policy_version where policy_key in ${newKinds})`;
const added: Readonly<Record<string, string>> = {
  // 0600: statutory leaves.
  leave_type: 'country is not null',
  // 0700: a type of the provider's list.
  ticket_type: "code = 'COE'",
  // 1061: the default period of candidates.
  organization_setting: "key in ('impersonation_reason', 'candidate_retention_months')",
  // 0451, 0620, 0670 and 0781: the policies of new kinds.
  approval_policy: `key in ${newKinds}`,
  approval_policy_version: `policy_key in ${newKinds}`,
  approval_step: ofNewKinds,
  // 1050: the right of every group of tickets.
  role_permission: "permission_id = (select id from permission where name = 'can view assigned tickets')",
  approval_step_approver: ofNewKinds,
};

/** Columns that triggers keep from another table, whose rows are compared. */
const followed: Readonly<Record<string, readonly string[]>> = { role: ['permission_names'] };

it.each(readdirSync(folder))(
  'starts what the release %s left behind, with every row, file and sealed value, also after a start that failed',
  async (name) => {
    const release = releaseSchema.parse(JSON.parse(brotliDecompressSync(readFileSync(join(folder, name))).toString()));
    const database = await makeScratchDatabase(inject('databaseCluster'), 'template0');
    const { connection } = database;
    await within(connection, (client) => client.query(release.sql));
    const tables = Object.keys(release.rows).filter((table) => !aboutSchema.has(table));
    await within(connection, (client) => copyTables(client, tables, release.rows));

    const before = await within(connection, schemaOf);
    await expect(migrate(connection, quiet, withBrokenMigration())).rejects.toThrow(/Nothing was changed/);
    expect(await within(connection, schemaOf)).toEqual(before);

    const opened = openDatabases(connection, createLog({ level: 'silent' }));
    await upgradeDatabase(connection, opened.databases.system, testKeys);
    await opened.close();
    expect(await within(connection, (client) => differences(client, tables))).toEqual([]);

    const dataDir = mkdtempSync(join(tmpdir(), 'muster-upgrade-'));
    storeFiles(join(dataDir, 'files'), release.files);
    const portal = await buildTestApp({ database, dataDir });
    portal.clock.set(release.at);
    const hr = await portal.signIn(release.sign_in.email, release.sign_in.password);
    const answer = await hr.call(employeesCalls.details, { params: { id: release.employee.id } });
    // A newer release adds fields, and a change of the schema counts as a change of the record.
    const { version: _version, abilities: _abilities, ...employee } = release.employee;
    expect(answer.body).toMatchObject(employee);
    const attachments = await portal.db.selectFrom('attachment').select(['storage_key', 'sha256']).execute();
    expect(attachments.length).toBeGreaterThan(0);
    for (const { storage_key, sha256 } of attachments) {
      const bytes = Buffer.concat(await Array.fromAsync(await portal.services.files.read(storage_key)));
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    }
    await portal.close();
  },
);

async function within<T>(connection: Connection, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(clientConfig(connection, { name: 'upgrade', settings: { 'app.scope': 'system' } }));
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

async function copyTables(client: pg.Client, tables: readonly string[], rows: Readonly<Record<string, number>>) {
  await client.query('create schema before');
  for (const table of tables) {
    const copied = await client.query(`create table before.${table} as select * from public.${table}`);
    expect(copied.rowCount, table).toBe(rows[table]);
  }
}

/** One sentence for each way in which the tables are not those of the copy. */
async function differences(client: pg.Client, tables: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of tables) {
    const before = await columnsOf(client, 'before', table);
    const now = await columnsOf(client, 'public', table);
    if (now.length === 0) {
      const lost = movedTables[table];
      if (lost === undefined) found.push(`${table} is gone`);
      else found.push(...(await firstRows(client, lost)).map((row) => `${table} lost ${row}`));
      continue;
    }
    const gone = before.filter((column) => !now.includes(column)).sort();
    const lost = gone.length > 0 ? moved[`${table}: ${gone.join(', ')}`] : undefined;
    if (gone.length > 0 && lost === undefined) found.push(`${table} lost the columns ${gone.join(', ')}`);
    if (lost !== undefined) found.push(...(await firstRows(client, lost)).map((row) => `${table} lost ${row}`));
    const kept = before
      .filter((column) => now.includes(column) && !followed[table]?.includes(column))
      .map((column) => `${client.escapeIdentifier(column)}::text`)
      .join();
    const old = `select ${kept} from before.${table}`;
    const current = `select ${kept} from public.${table}`;
    const changes = {
      lost: `${old} except all ${current}`,
      gained: `${current} where not (${added[table] ?? false}) except all ${old}`,
    };
    for (const [what, rows] of Object.entries(changes)) {
      found.push(...(await firstRows(client, rows)).map((row) => `${table} ${what} ${row}`));
    }
  }
  return found;
}

/** What the release must find after an upgrade that failed. */
async function schemaOf(client: pg.Client): Promise<string[]> {
  return firstRows(
    client,
    `select 'column', table_name, column_name, data_type, column_default from information_schema.columns where table_schema = 'public'
    union all select 'function', proname, prosrc, null, null from pg_proc where pronamespace = 'public'::regnamespace
    union all select 'policy', tablename, policyname, qual, with_check from pg_policies
    union all select 'trigger', tgrelid::regclass::text, tgname, pg_get_triggerdef(oid), null from pg_trigger
    union all select 'constraint', conrelid::regclass::text, conname, pg_get_constraintdef(oid), null from pg_constraint
    union all select 'migration', name, checksum, applied_at::text, null from schema_migration
    union all select 'function file', name, checksum, null, null from schema_function
    order by 1, 2, 3, 4, 5`,
    'all',
  );
}

/** Those of this release, and one after them that fails. */
function withBrokenMigration() {
  const migrations = join(mkdtempSync(join(tmpdir(), 'muster-broken-')), 'migrations');
  cpSync(migrationsFolder, migrations, { recursive: true });
  writeFileSync(join(migrations, '9999-platform-broken.sql'), 'select * from missing;');
  return { migrations, functions: functionsFolder };
}

async function columnsOf(client: pg.Client, schema: string, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select column_name as name from information_schema.columns where table_schema = $1 and table_name = $2 order by 1',
    [schema, table],
  );
  return rows.map(({ name }) => name);
}

async function firstRows(client: pg.Client, rows: string, most: '3' | 'all' = '3'): Promise<string[]> {
  const found = await client.query<{ row: string }>(`select to_jsonb(r)::text as row from (${rows}) r limit ${most}`);
  return found.rows.map(({ row }) => row);
}

function storeFiles(into: string, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(into, name)), { recursive: true });
    writeFileSync(join(into, name), Buffer.from(content, 'base64'));
  }
}
