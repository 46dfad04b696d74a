import { importsCalls } from '@muster/contract/domains/imports/imports.calls.ts';
import { importKinds } from '@muster/contract/domains/imports/imports.constants.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archiveOf, textCell, workbookParts } from '../../platform/spreadsheet/archive.fixture.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { changedTables, digestState } from '../../testing/state-digest.ts';
import { csvOf, formOf, importCalls, importFile, type Sent, templateCalls } from './imports.fixture.ts';

let portal: TestPortal;
let admin: Persona;

beforeAll(async () => {
  portal = await buildTestApp();
  admin = await portal.as({ roles: ['admin'] });
});
afterAll(() => portal.close());

const send = (kind: keyof typeof importCalls, content: Buffer | null, sent?: Sent) => {
  portal.clock.advance({ seconds: 61 });
  return admin.refused(importCalls[kind], { form: formOf(content, sent) });
};

it('accepts five files a minute, and says so with the time to wait', async () => {
  const sender = await portal.as({ roles: ['hr'] });
  const send = () => sender.refused(importCalls.leave_credits, { form: formOf(null) });
  for (let round = 0; round < 5; round += 1) expect((await send()).status).toBe(422);
  const refused = await send();
  expect([refused.status, refused.body.message]).toEqual([
    429,
    expect.stringMatching(/^You can send at most 5 import files a minute\. Please wait 1 minute and try again\.$/),
  ]);
});

describe('import.calls.1: each import is a multipart POST with an attachment, each template a GET that answers a file', () => {
  it.each(importKinds)('%s', async (kind) => {
    const { status, bytes, headers } = await admin.call(templateCalls[kind]);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain('attachment');
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    expect(importCalls[kind]).toMatchObject({ method: 'POST', multipart: { files: ['attachment'] } });
  });

  it.each(importKinds)('reports a missing file: %s (import.rules.1 import.rules.2)', async (kind) => {
    const text =
      kind === 'leave_credits'
        ? 'Please upload the leave credit import template.'
        : 'Incomplete or Missing required data';
    expect(await send(kind, null)).toMatchObject({ status: 422, body: { errors: { attachment: [text] } } });
  });
});

describe('hostile files: a clear 422, nothing changed (reliability row 16)', () => {
  const bomb = Buffer.alloc(120 * 1024 * 1024);
  const header = `<row r="1">${textCell('A1', 'Employee ID')}</row>`;
  const sheet = (data: string, more: { name: string; content: string | Buffer; claims?: number }[] = []) =>
    archiveOf([...workbookParts(header + data), ...more]);
  const hostile: Readonly<Record<string, () => readonly [Buffer, string]>> = {
    'a zip bomb': () => [sheet('', [{ name: 'xl/a.xml', content: bomb }]), 'a.xlsx'],
    'a zip bomb with a false size': () => [sheet('', [{ name: 'xl/a.xml', content: bomb, claims: 100 }]), 'a.xlsx'],
    'an entity bomb': () => [
      sheet('', [{ name: 'xl/b.xml', content: '<!DOCTYPE l [<!ENTITY a "ha">]><l>&a;</l>' }]),
      'a.xlsx',
    ],
    macros: () => [sheet('', [{ name: 'xl/vbaProject.bin', content: 'x' }]), 'a.xlsx'],
    '.xlsm': () => [sheet(''), 'a.xlsm'],
    'external links': () => [sheet('', [{ name: 'xl/externalLinks/externalLink1.xml', content: '<a/>' }]), 'a.xlsx'],
    'a pdf with a wrong name': () => [Buffer.from('%PDF-1.7'), 'a.xlsx'],
    '1e309': () => [sheet('<row r="2"><c r="A2"><v>1e309</v></c></row>'), 'a.xlsx'],
    'row 1,048,576': () => [sheet(`<row r="1048576">${textCell('A1048576', 'x')}</row>`), 'a.xlsx'],
    '20,001 rows': () => [Buffer.from(`Employee ID\n${'x\n'.repeat(20_001)}`), 'a.csv'],
    'a row twice': () => [
      sheet(`<row r="2">${textCell('A2', 'x')}</row><row r="2">${textCell('A2', 'y')}</row>`),
      'a.xlsx',
    ],
    'a second table of cells': () => [
      sheet(`</sheetData><sheetData><row r="2">${textCell('A2', 'y')}</row>`),
      'a.xlsx',
    ],
    'only headings': () => [Buffer.from('Employee ID\n'), 'a.csv'],
    'another table': () => [Buffer.from('Foo,Bar\n1,2\n'), 'a.csv'],
    'a column twice': () => [Buffer.from('Employee ID,employee id\n1,2\n'), 'a.csv'],
  };

  it.each(Object.entries(hostile))('%s', async (_, file) => {
    await portal.settle();
    const before = await digestState(portal.db);
    const [content, name] = file();
    const { status, body } = await send('employees', content, { name });
    expect(status).toBe(422);
    expect(body.errors?.attachment?.[0]).toMatch(/\w+/);
    expect(
      changedTables(before, await digestState(portal.db)).filter(
        (name) => !['throttle_window', 'session'].includes(name),
      ),
    ).toEqual([]);
  });

  it('treats a cell that looks like a formula as text', async () => {
    const row = { 'Employee ID': '=HYPERLINK("http://evil")', Name: '@SUM(A1)' };
    const answer = await importFile(portal, admin, 'employees', [row], { mode: 'check' });
    expect(answer.errors.file.join()).toContain('The client is required');
  });
});

describe('one file, one import', () => {
  it('creates one job for two concurrent uploads', async () => {
    const employee = await createEmployee(portal.db);
    const content = csvOf([{ 'Employee ID': employee.third_party_employee_id, Position: 'Biller' }]);
    const both = await Promise.all([1, 2].map(() => admin.call(importCalls.employees, { form: formOf(content) })));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(both.map(({ body }) => body.data.id)).size).toBe(1);
    await portal.settle();
    const after = await portal.db
      .selectFrom('employee')
      .select('version')
      .where('id', '=', employee.id)
      .executeTakeFirstOrThrow();
    expect(after.version).toBe(2);
  });

  it('state.import.1 goes from pending to completed or failed', async () => {
    const employee = await createEmployee(portal.db);
    portal.clock.advance({ seconds: 61 });
    const form = formOf(csvOf([{ 'Employee ID': employee.third_party_employee_id, Position: 'Clerk' }]), {
      mode: 'check',
    });
    const { body } = await admin.call(importCalls.employees, { form });
    expect(body).toMatchObject({ status: 'success', data: { status: 'pending', stage: 'check', rows_total: 1 } });
    await portal.settle();
    const read = () => admin.call(importsCalls.job, { params: { id: body.data.id } });
    expect((await read()).body.data).toMatchObject({ status: 'completed', stage: 'check' });
    await admin.call(importsCalls.apply, { params: { id: body.data.id } });
    expect((await read()).body.data).toMatchObject({ status: 'pending', stage: 'import' });
    await portal.settle();
    expect((await read()).body.data).toMatchObject({ status: 'completed', stage: 'import', may_apply: false });
    await expect(importFile(portal, admin, 'employees', [{ 'Employee ID': 'NEW-1' }])).resolves.toMatchObject({
      data: { status: 'failed' },
    });
  });
});
