import { setTimeout as wait } from 'node:timers/promises';
import type { ImportAnswer } from '@muster/contract/domains/imports/import-answers.ts';
import type pg from 'pg';
import { writeWorkbook } from '../apps/server/src/platform/spreadsheet/spreadsheet.ts';
import { openLine } from '../apps/server/src/testing/http-line.ts';
import type { PortalProcess } from '../apps/server/src/testing/portal-process.ts';
import { type BenchRecords, createdMark } from './bench-records.ts';
import { copyIn, copyOut } from './copy-rows.ts';
import type { Finding } from './report.ts';

const importRows = 10_000;

export interface ImportBench {
  readonly portal: PortalProcess;
  readonly pool: pg.Pool;
  readonly records: BenchRecords;
  readonly authorization: string;
}

/** An import of ten thousand employees compared with a COPY of the same rows, and how slow the list is for other users meanwhile. */
export async function measureImport(bench: ImportBench, note: (finding: Finding) => void): Promise<void> {
  const file = await importFile(bench);
  const memory = watchMemory(bench.portal);
  const others = askMeanwhile(bench);
  const phases = await importIt(bench, file);
  const times = await others.stop();
  const grown = memory.stop();
  const { copyMs, recordMs } = await copyAgain(bench.pool);
  const title = `import of ${importRows.toLocaleString('en')} employees`;
  note({
    name: 'import',
    title: `${title}, against COPY of the same rows`,
    figure: phases.importMs / copyMs,
    goal: 12,
    unit: 'x COPY',
    details: { ...phases, copyMs, recordMs },
    shown: `upload and look ${shown(phases.submitMs)}  check ${shown(phases.checkMs)}  import ${shown(phases.importMs)}  COPY ${shown(copyMs)} ms (${shown(recordMs)} without the list)`,
  });
  note({
    name: 'import-memory',
    title: `${title}, memory beside`,
    figure: grown,
    goal: 300,
    unit: 'MiB',
    details: {},
    shown: '',
  });
  note({
    name: 'import-others',
    title: `${title}, the list for others meanwhile, p99`,
    figure: percentile(times, 0.99),
    goal: 500,
    unit: 'ms',
    details: { calls: times.length },
    shown: `p50 ${shown(percentile(times, 0.5))} ms of ${times.length} calls`,
  });
}

async function importFile({ pool, records }: ImportBench): Promise<Buffer> {
  const { rows } = await pool.query<{ client: string; office: string }>(
    `select (select legal_business_name from client where id = $1) as client, (select name from office where id = $2) as office`,
    [records.clientId, records.officeId],
  );
  const { client = '', office = '' } = rows[0] ?? {};
  const people = Array.from({ length: importRows }, (_, index) => {
    const number = `${createdMark}${records.mark}-i${index}`;
    return {
      'Employee ID': number,
      Name: `Hazel Anne Navarro ${index}`,
      Client: client,
      Position: 'Medical Biller',
      'Work email': `${number}@work.test`,
      Office: office,
      Timezone: 'Asia/Manila',
      'Primary work location': 'wfo',
      'Secondary work location': 'wfh',
      Shift: 'Day Shift',
      'Birth date': '1994-05-17',
      'Start date': '2026-03-02',
      'Orientation date': '2026-03-02',
      'Payment method': 'Bank Account',
      'Personal email': `${number}@home.test`,
      'Personal phone': '09171234567',
      'Address line 1': '12 Mabini Street',
      City: 'Makati',
      'ZIP code': '1200',
      'Bank name': 'BDO Unibank',
      'Bank type': 'Savings',
      'Bank account number': '001234567890',
      'SSS number': '34-1234567-8',
      'Basic salary': '25000.00',
    };
  });
  const headers = Object.keys(people[0] ?? {});
  return writeWorkbook({
    name: 'People',
    columns: headers.map((header) => ({ header })),
    rows: people.map((one) => Object.values(one)),
  });
}

async function importIt({ portal, authorization }: ImportBench, file: Buffer) {
  const ask = async (method: 'GET' | 'POST', path: string, body?: FormData): Promise<ImportAnswer> => {
    const answer = await fetch(`${portal.origin}${path}`, {
      method,
      headers: { authorization },
      ...(body && { body }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as ImportAnswer;
  };
  const finished = async (id: number): Promise<void> => {
    for (;;) {
      const { data, error, errors } = await ask('GET', `/api/import-jobs/${id}`);
      if (data.status === 'completed') return;
      if (data.status === 'failed') throw new Error(`The import failed: ${error} ${errors.file[0]}`);
      await wait(25);
    }
  };
  const form = new FormData();
  form.set('attachment', new File([new Uint8Array(file)], 'people.xlsx'));
  form.set('mode', 'check');
  const startedAt = performance.now();
  const { data } = await ask('POST', '/api/import-employees', form);
  const sentAt = performance.now();
  await finished(data.id);
  const checkedAt = performance.now();
  await ask('POST', `/api/import-jobs/${data.id}/apply`);
  await finished(data.id);
  const doneAt = performance.now();
  return { submitMs: sentAt - startedAt, checkMs: checkedAt - sentAt, importMs: doneAt - checkedAt };
}

/** Another user opens the list repeatedly. */
function askMeanwhile({ portal, authorization }: ImportBench) {
  const times: number[] = [];
  let isOver = false;
  const asking = (async () => {
    const line = await openLine(portal.port);
    while (!isOver) {
      const at = performance.now();
      await line.send({ method: 'GET', path: '/api/get-all-employees-for-table', headers: { authorization } });
      times.push(performance.now() - at);
      await wait(20);
    }
    line.close();
  })();
  return {
    async stop(): Promise<number[]> {
      isOver = true;
      await asking;
      return times.toSorted((one, other) => one - other);
    },
  };
}

function watchMemory(portal: PortalProcess) {
  const base = portal.memory()?.now ?? 0;
  let most = base;
  const timer = setInterval(() => {
    most = Math.max(most, portal.memory()?.now ?? 0);
  }, 50);
  return {
    stop: (): number => {
      clearInterval(timer);
      return most - base;
    },
  };
}

/** Every table that the import wrote, with the column that refers to the employee. */
const written = {
  employee: 'id',
  employee_sensitive: 'employee_id',
  employee_active_date: 'employee_id',
  employee_status_history: 'employee_id',
  employee_client: 'employee_id',
  employee_shift: 'employee_id',
  employee_policy: 'employee_id',
  employee_list: 'employee_id',
  employee_search: 'employee_id',
} as const;

/** Removes the imported rows and restores them with COPY, table by table; rolled back at the end. */
async function copyAgain(pool: pg.Pool): Promise<{ copyMs: number; recordMs: number }> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const contents: { readonly text: string; readonly rows: Buffer; readonly isList: boolean }[] = [];
    for (const [table, key] of Object.entries(written)) {
      await client.query(`alter table ${client.escapeIdentifier(table)} no force row level security`);
      const columns = await columnsOf(client, table);
      const chosen = `${key} in (select id from employee where third_party_employee_id like '${createdMark}%-i%')`;
      const rows = await copyOut(client, `copy (select ${columns} from ${table} where ${chosen}) to stdout`);
      contents.push({ text: `copy ${table} (${columns}) from stdin`, rows, isList: /_(list|search)$/.test(table) });
    }
    await client.query(`delete from employee where third_party_employee_id like '${createdMark}%-i%'`);
    let copyMs = 0;
    let recordMs = 0;
    for (const { text, rows, isList } of contents) {
      const startedAt = performance.now();
      await copyIn(client, text, rows);
      const took = performance.now() - startedAt;
      copyMs += took;
      if (!isList) recordMs += took;
    }
    return { copyMs, recordMs };
  } finally {
    await client.query('rollback');
    client.release();
  }
}

async function columnsOf(client: pg.PoolClient, table: string): Promise<string> {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows[0]?.columns ?? '';
}

const percentile = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
const shown = (ms: number) => ms.toFixed(0);
