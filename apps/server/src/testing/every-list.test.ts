import { allLists } from '@muster/contract/all-lists.ts';
import type { ListDeclaration } from '@muster/contract/list.ts';
import { columnNames, isFilterable, isSortable, type ListColumn } from '@muster/contract/list-column.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSheet } from '../platform/spreadsheet/spreadsheet.ts';
import { buildTestApp, type TestPortal } from './build-test-app.ts';
import type { Persona } from './create-persona.ts';
import { createAnnouncement } from './factories/announcements.ts';
import { createImportJob } from './factories/imports.ts';
import { createTimesheet } from './factories/timesheets.ts';
import { type KnownRecords, readingRequest } from './reading-requests.ts';
import { createSingleRecords } from './single-records.ts';
import { type Twin, twinClients } from './twin-clients.ts';

/** What every declared list does alike. A new list enters by itself. */
let portal: TestPortal;
let admin: Persona;
let left: Twin;
let known: KnownRecords;

beforeAll(async () => {
  portal = await buildTestApp();
  ({ left } = await twinClients(portal.db, portal.services.cipher));
  admin = await portal.as({ roles: ['admin'] });
  const [employee = 0] = left.employeeIds;
  known = {
    employee,
    client: left.clientId,
    team: left.teamId,
    shift: left.shiftId,
    user: left.employeeUserId,
    session: admin.sessionId,
    userUuid: admin.uuid,
    attachment: 'contract.pdf',
    cardToken: 'none',
    importJob: (await createImportJob(portal.db, portal.services.files, admin)).id,
    announcement: (await createAnnouncement(portal.db)).id,
    timesheet: (await createTimesheet(portal.db, { id: employee }, '2026-02-16', 'submitted')).id,
    ...(await createSingleRecords(portal.db)),
  };
  await portal.settle();
});
afterAll(() => portal.close());

interface Answer {
  readonly data: readonly object[];
  readonly total: number;
}

async function ask({ call }: ListDeclaration, parameters: object, who = admin) {
  const request: { params?: object; query?: object } = readingRequest(call, known);
  const query = { ...request.query, dt_params: JSON.stringify(parameters) };
  const answer = await who.refused(call, { ...request, query } as never);
  return { status: answer.status, text: answer.text, body: JSON.parse(answer.text) as Answer };
}

async function exported({ exportCall }: ListDeclaration, format: string) {
  // At most five exports a minute are let through.
  portal.clock.advance({ seconds: 61 });
  const request: { params?: object; body?: object } = readingRequest(exportCall, known);
  return admin.refused(exportCall, { ...request, body: { ...request.body, format } } as never);
}

async function linesOf(file: string): Promise<number> {
  let lines = 0;
  await readSheet(Buffer.from(file), async (rows) => {
    lines += rows.length;
  });
  return lines;
}

const samples: Readonly<Record<ListColumn['kind'], object>> = {
  text: { value: 'a' },
  choice: { value: ['a'], matchMode: 'in' },
  yesNo: { value: 'true', matchMode: 'equals' },
  id: { value: [1], matchMode: 'in' },
  day: { value: ['2026-01-01', null], matchMode: 'between' },
  instant: { value: ['2026-01-01', '2026-12-31'], matchMode: 'between' },
  number: { value: [1, 5], matchMode: 'between' },
  minutes: { value: [null, 5], matchMode: 'between' },
  money: { value: 5, matchMode: 'equals' },
};

describe.each(allLists.map((list) => [list.name, list] as const))('%s', (_name, list) => {
  it('refuses unknown columns and empty filters', async () => {
    for (const field of ['nothing', 'toString', 'constructor']) {
      expect((await ask(list, { sort: [{ field, order: 1 }] })).status).toBe(422);
      expect((await ask(list, { filters: { [field]: { value: 'a' } } })).status).toBe(422);
    }
    for (const field of columnNames(list.columns, isFilterable)) {
      for (const value of ['', null, []]) {
        expect([field, (await ask(list, { filters: { [field]: { value } } })).status]).toEqual([field, 422]);
      }
    }
  });

  it('sorts by each column both ways, and filters by each', async () => {
    const wrong: string[] = [];
    for (const field of columnNames(list.columns, isSortable)) {
      for (const order of [1, -1]) {
        const { status, text } = await ask(list, { sort: [{ field, order }] });
        if (status !== 200) wrong.push(`sort ${field}: ${text}`);
      }
    }
    for (const field of columnNames(list.columns, isFilterable)) {
      const kind = list.columns[field]?.kind ?? 'text';
      const { status, text } = await ask(list, { filters: { [field]: samples[kind] } });
      if (status !== 200) wrong.push(`filter ${field}: ${text}`);
    }
    expect(wrong).toEqual([]);
  });

  it('keeps the total on a page past the end', async () => {
    const first = await ask(list, { rows: 1 });
    expect(first.status, first.text).toBe(200);
    const past = await ask(list, { first: 100_000 });
    expect([past.body.data, past.body.total]).toEqual([[], first.body.total]);
  });

  it('exports its rows as .csv and .xlsx', async () => {
    // The activity log grows by what is exported.
    await portal.settle();
    const { body } = await ask(list, { rows: 100 });
    const csv = await exported(list, 'csv');
    expect(csv.status, csv.text).toBe(200);
    expect(await linesOf(csv.text)).toBe(Math.min(body.total, 100) + 1);
    const workbook = await exported(list, 'xlsx');
    expect([workbook.status, workbook.headers['content-type']]).toEqual([
      200,
      expect.stringContaining('spreadsheetml'),
    ]);
  });
});

it('finds every word of a search in any order, without accents', async () => {
  await portal.db
    .updateTable('client')
    .set({ legal_business_name: 'Muñoz Álvarez Pty' })
    .where('id', '=', left.clientId)
    .execute();
  const clients = allLists.find(({ name }) => name === 'clients');
  const found = async (value: string) => clients && (await ask(clients, { filters: { global: { value } } })).body.total;
  expect(await found('alvarez MUNOZ')).toBe(1);
  expect(await found('muñoz pty')).toBe(1);
  expect(await found('munoz nobody')).toBe(0);
  expect(await found('%')).toBe(0);
  expect(await found('_')).toBe(0);
});
