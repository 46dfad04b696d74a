import { defaultPermissions, internalRoles, isClientOnly, mayAccess, type Role } from '@muster/contract';
import { allLists } from '@muster/contract/all-lists.ts';
import type { ListDeclaration } from '@muster/contract/list.ts';
import { cellOf, columnValue } from '@muster/contract/list-cells.ts';
import {
  columnNames,
  isExported,
  isFilterable,
  isSearchable,
  isSeen,
  isShown,
  isSortable,
  isTotalled,
  type ListColumn,
} from '@muster/contract/list-column.ts';
import { filteredKind } from '@muster/contract/list-parameters.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSheet } from '../platform/spreadsheet/spreadsheet.ts';
import { buildTestApp, type TestPortal } from './build-test-app.ts';
import type { Persona } from './create-persona.ts';
import { type KnownRecords, readingRequest } from './reading-requests.ts';
import { type EveryList, seedEveryList } from './seed-every-list.ts';

/** What all declared lists have in common. A new list is tested without a line here. */
let portal: TestPortal;
let admin: Persona;
let clientAdmin: Persona;
let known: KnownRecords;
let canaries: EveryList['canaries'];

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-12T02:00:00Z');
  admin = await portal.as({ roles: ['admin'] });
  ({ known, canaries } = await seedEveryList(portal, admin));
  clientAdmin = await portal.as({ roles: ['client-admin'], clientId: known.client, name: 'Zoë Ibáñez' });
});
afterAll(() => portal.close());

interface Answer {
  readonly data: readonly object[];
  readonly total: number;
  readonly totals?: Readonly<Record<string, number>>;
}

const ofAdmin = { roles: ['admin'] as const, permissions: defaultPermissions.admin };
/** Lists of the client area are closed to staff. */
const isOfStaff = ({ call }: ListDeclaration) => mayAccess(call.access, ofAdmin);
const readerOf = (list: ListDeclaration) => (isOfStaff(list) ? admin : clientAdmin);

async function ask(list: ListDeclaration, parameters: object, who = readerOf(list)) {
  const { call } = list;
  const request: { params?: object; query?: object } = readingRequest(call, known);
  const query = { ...request.query, dt_params: JSON.stringify(parameters) };
  const answer = await who.refused(call, { ...request, query } as never);
  return { status: answer.status, text: answer.text, body: JSON.parse(answer.text) as Answer };
}

async function exported(list: ListDeclaration, body: object, who = readerOf(list)) {
  const { exportCall } = list;
  const request: { params?: object; body?: object } = readingRequest(exportCall, known);
  return who.refused(exportCall, { ...request, body: { ...request.body, ...body } } as never);
}

/** At most five exports a minute are allowed. The session of the client admin, who asks for few lists, does not end meanwhile. */
async function nextMinute(): Promise<void> {
  portal.clock.advance({ seconds: 61 });
  const last_seen_at = portal.clock.now().toString();
  await portal.db.updateTable('session').set({ last_seen_at }).where('user_id', '=', clientAdmin.userId).execute();
}

async function linesOf(file: string): Promise<string[][]> {
  const lines: string[][] = [];
  await readSheet(Buffer.from(file), async (rows) => {
    lines.push(...rows.map(({ cells }) => withoutLastEmpty([...cells])));
  });
  return lines;
}

/** A file has no empty cells at the end of a line. */
const withoutLastEmpty = (cells: string[]) => cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);

/** The lines of the file that the list's own answer makes. */
function fileOf(list: ListDeclaration, rows: readonly object[]): string[][] {
  const { columns } = list;
  const viewer = isOfStaff(list) ? ofAdmin : { roles: ['client-admin'] as const, permissions: [] };
  const names = columnNames(columns, isExported).filter((name) => isSeen(columns, name, viewer));
  const lastTime = names.findLastIndex((name) => columns[name]?.kind === 'instant');
  const withZone = (cells: string[], zone: string) =>
    lastTime < 0 ? cells : [...cells.slice(0, lastTime + 1), zone, ...cells.slice(lastTime + 1)];
  const cellsOf = (row: object) =>
    names.map((name) => {
      const column = columns[name] as ListColumn;
      return String(cellOf(column, columnValue(column, name, row), 'Asia/Manila') ?? '');
    });
  return [
    withZone(
      names.map((name) => columns[name]?.label ?? ''),
      'Times in',
    ),
    ...rows.map((row) => withoutLastEmpty(withZone(cellsOf(row), 'Asia/Manila'))),
  ];
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
    await nextMinute();
    for (const field of ['nothing', 'toString', 'constructor']) {
      expect((await ask(list, { sort: [{ field, order: 1 }] })).status).toBe(422);
      expect((await ask(list, { filters: { [field]: { value: 'a' } } })).status).toBe(422);
      expect((await exported(list, { format: 'csv', columns: [field] })).status).toBe(422);
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
      const column = list.columns[field];
      const sample = column && samples[filteredKind(column)];
      const { status, text } = await ask(list, { filters: { [field]: sample } });
      if (status !== 200) wrong.push(`filter ${field}: ${text}`);
    }
    expect(wrong).toEqual([]);
  });

  it('keeps the total on a page past the end', async () => {
    const first = await ask(list, { rows: 1 });
    expect(first.status, first.text).toBe(200);
    expect(first.body.total).toBeGreaterThan(0);
    const past = await ask(list, { first: 100_000 });
    expect([past.body.data, past.body.total]).toEqual([[], first.body.total]);
  });

  it('answers the sums of its totalled columns over all results, not only over the page', async () => {
    const { body } = await ask(list, { rows: 100 });
    const sumOf = (name: string) =>
      body.data.reduce((sum, row) => sum + Number(columnValue(list.columns[name] as ListColumn, name, row)), 0);
    const names = columnNames(list.columns, isTotalled);
    const sums = names.length === 0 ? undefined : Object.fromEntries(names.map((name) => [name, sumOf(name)]));
    expect(body.totals).toEqual(sums);
    expect((await ask(list, { rows: 1, first: 1 })).body.totals).toEqual(sums);
  });

  it('exports the cells that it shows, as .csv and .xlsx', async () => {
    await nextMinute();
    // The activity log grows with each export.
    await portal.settle();
    const { body } = await ask(list, { rows: 100 });
    const csv = await exported(list, { format: 'csv' });
    expect(csv.status, csv.text).toBe(200);
    expect(await linesOf(csv.text)).toEqual(fileOf(list, body.data));
    const workbook = await exported(list, { format: 'xlsx' });
    expect([workbook.status, workbook.headers['content-type']]).toEqual([
      200,
      expect.stringContaining('spreadsheetml'),
    ]);
  });
});

const searched = allLists.filter(({ columns }) => textsOf(columns).length > 0);

/** Columns that the search looks through and the list shows as they are stored. */
function textsOf(columns: ListDeclaration['columns']): string[] {
  return columnNames(columns, (column) => isSearchable(column) && isShown(column) && column.kind === 'text');
}

it.each(searched.map((list) => [list.name, list] as const))(
  '%s finds every word of a search in any order, without case and accents',
  async (_name, list) => {
    const { body } = await ask(list, { rows: 100 });
    const wordsIn = (row: object) =>
      textsOf(list.columns).flatMap((name) => {
        const value = columnValue(list.columns[name] as ListColumn, name, row);
        return typeof value === 'string' ? value.split(/\s+/).filter((word) => word.length > 2) : [];
      });
    const row = body.data.find((one) => wordsIn(one).length > 1) ?? body.data.find((one) => wordsIn(one).length > 0);
    const words = row ? wordsIn(row) : [];
    expect(words.length).toBeGreaterThan(0);
    const plain = [words.at(-1), words[0]].join(' ').normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
    const found = async (value: string) => (await ask(list, { rows: 100, filters: { global: { value } } })).body;
    expect((await found(plain)).data).toContainEqual(row);
    expect((await found(`${plain} zzqxj`)).total).toBe(0);
    for (const wildcard of ['%', '_', '\\']) expect((await found(`zzqxj${wildcard}`)).total).toBe(0);
  },
);

const readerWith = (roles: readonly Role[]) =>
  portal.as({ roles: [...roles], ...(isClientOnly(roles) && { clientId: known.client }) });

interface HiddenColumn {
  readonly list: ListDeclaration;
  readonly name: string;
  readonly roles: readonly Role[];
}

/**
 * Staff, then the role of a client that sees lists of staff for its own company. What is hidden from client users is hidden from staff with
 * such a role as well.
 */
const readers: readonly (readonly Role[])[] = [
  ...internalRoles.map((role) => [role]),
  ['client'],
  ...internalRoles.map((role) => [role, 'client-admin'] as const),
];

/** Each column that is hidden from some roles, with such roles that may see the list. */
const hiddenColumns = allLists.flatMap((list) =>
  columnNames(list.columns, (column) => column.seenBy !== undefined).flatMap((name): HiddenColumn[] => {
    const roles = readers.find((some) => {
      const viewer = { roles: some, permissions: some.flatMap((role) => defaultPermissions[role]) };
      return mayAccess(list.call.access, viewer) && !isSeen(list.columns, name, viewer);
    });
    return roles === undefined ? [] : [{ list, name, roles }];
  }),
);

it('knows a viewer for every column that is hidden from somebody', () => {
  const columns = allLists.flatMap(({ columns: all }) => columnNames(all, ({ seenBy }) => seenBy !== undefined));
  expect(hiddenColumns.map(({ name }) => name)).toEqual(columns);
});

describe.each(hiddenColumns.map((hidden) => [`${hidden.list.name}: ${hidden.name}`, hidden] as const))(
  '%s, hidden',
  (_name, { list, name, roles }) => {
    const column = list.columns[name] as ListColumn;

    it('is in no row and no file', async () => {
      const viewer = await readerWith(roles);
      const { body } = await ask(list, { rows: 100 }, viewer);
      expect(body.total).toBeGreaterThan(0);
      const held = body.data.map((row) => columnValue(column, name, row)).filter((value) => value !== undefined);
      expect(held.filter((value) => value !== null)).toEqual([]);
      if (!isExported(column)) return;
      await nextMinute();
      const { text } = await exported(list, { format: 'csv' }, viewer);
      expect((await linesOf(text))[0]).not.toContain(column.label);
      expect((await exported(list, { format: 'csv', columns: [name] }, viewer)).status).toBe(422);
    });

    it('takes no part in sort, filter and search', async () => {
      const viewer = await readerWith(roles);
      const plain = (await ask(list, { rows: 100 }, viewer)).body;
      const asked = async (parameters: object) => {
        const { body } = await ask(list, { rows: 100, ...parameters }, viewer);
        return [body.total, body.data];
      };
      if (isSortable(column)) {
        for (const order of [1, -1])
          expect(await asked({ sort: [{ field: name, order }] })).toEqual([plain.total, plain.data]);
      }
      if (isFilterable(column) && isShown(column)) {
        expect(await asked({ filters: { [name]: samples[filteredKind(column)] } })).toEqual([plain.total, plain.data]);
      }
      const search = { filters: { global: { value: canaries[name] ?? '' } } };
      if (!isSearchable(column)) return;
      expect((await ask(list, search, await portal.as({ roles: ['admin'] }))).body.total).toBe(1);
      expect(await asked(search)).toEqual([0, []]);
    });
  },
);
