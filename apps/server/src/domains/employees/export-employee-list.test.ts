import { dayIn, homeZone } from '@muster/contract';
import { employeeColumnNames } from '@muster/contract/domains/employees/employee-columns.ts';
import { employeeList } from '@muster/contract/domains/employees/employees.calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSheet } from '../../platform/spreadsheet/spreadsheet.ts';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import type { Persona } from '../../testing/create-persona.ts';
import { createEmployee } from '../../testing/factories/employees.ts';
import { type Twin, twinClients } from '../../testing/twin-clients.ts';

let portal: TestPortal;
let hr: Persona;
let left: Twin;
let right: Twin;

beforeAll(async () => {
  portal = await buildTestApp();
  hr = await portal.as({ roles: ['hr'] });
  ({ left, right } = await twinClients(portal.db, portal.services.cipher));
  await createEmployee(portal.db, {
    client_id: left.clientId,
    name: '=HYPERLINK("http://evil")',
    position: '@SUM(A1)',
  });
  await createEmployee(portal.db, { client_id: left.clientId, name: 'Gone Away', status: 'resigned' });
});
afterAll(() => portal.close());

const { exportCall } = employeeList;
const columns = ['name', 'position', 'employee_status_type_group.name'];

interface Shown {
  readonly columns?: readonly string[];
  readonly sort?: readonly object[];
  readonly filters?: object;
  readonly ids?: readonly unknown[];
  readonly show_inactives?: boolean;
}

async function exported(who: Persona, { columns: shown = columns, ...asked }: Shown) {
  // No more than five exports a minute are let through.
  portal.clock.advance({ seconds: 31 });
  const selected = asked.ids && { id: { value: asked.ids, matchMode: 'in' } };
  const query = {
    dt_params: JSON.stringify({ sort: asked.sort ?? [], filters: selected ?? asked.filters ?? {} }),
    show_inactives: asked.show_inactives ? ('true' as const) : ('false' as const),
  };
  const answer = await who.refused(exportCall, { body: { format: 'csv', columns: [...shown], query } });
  const lines = answer.status === 200 ? await linesOf(Buffer.from(answer.text)) : [];
  return { status: answer.status, lines, text: answer.text };
}

async function linesOf(file: Buffer): Promise<string[][]> {
  const lines: string[][] = [];
  await readSheet(file, async (rows) => {
    lines.push(...rows.map(({ cells }) => [...cells]));
  });
  return lines;
}

const namesIn = ({ lines }: { lines: string[][] }) => lines.slice(1).map(([name]) => name);

describe('an export of the list', () => {
  it('holds what search, filters, sort and columns show, over all pages', async () => {
    const sort = [{ field: 'name', order: -1 }];
    const all = await exported(hr, { sort, filters: { position: { value: 'accountant' } } });
    expect(all.lines[0]).toEqual(['Name', 'Position', 'Status']);
    expect(namesIn(all)).toEqual(['Maria Santos', 'Maria Santos', 'Jose Reyes', 'Jose Reyes']);
    expect(namesIn(await exported(hr, { filters: { global: { value: 'gone' } } }))).toEqual([]);
    expect(namesIn(await exported(hr, { filters: { global: { value: 'gone' } }, show_inactives: true }))).toEqual([
      'Gone Away',
    ]);
  });

  it('contains only the selected rows', async () => {
    const ids = [left.leadId, right.leadId];
    expect(namesIn(await exported(hr, { ids }))).toEqual(['Jose Reyes', 'Jose Reyes']);
  });

  it('is a workbook as well, named after the day', async () => {
    const answer = await hr.refused(exportCall, { body: { format: 'xlsx', columns, query: {} } });
    expect(answer.headers['content-disposition']).toContain(`employees-${dayIn(homeZone, portal.clock.now())}.xlsx`);
    expect(answer.headers['content-type']).toContain('spreadsheetml');
  });

  it('row 17: holds no cell that a spreadsheet would run', async () => {
    const { text, lines } = await exported(hr, { filters: { global: { value: 'HYPERLINK' } } });
    expect(text).toContain("'=HYPERLINK");
    expect(text).toContain("'@SUM(A1)");
    expect(namesIn({ lines })).toEqual(['=HYPERLINK("http://evil")']);
  });

  it('adds an entry to the activity log, without values', async () => {
    await exported(hr, { filters: { global: { value: 'evil' } } });
    await portal.settle();
    const line = await portal.db
      .selectFrom('activity_log')
      .select(['actor_user_id', 'details'])
      .where('event', '=', 'employees.export-list')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(line).toMatchObject({ actor_user_id: hr.userId, details: { format: 'csv', rows: 1 } });
    expect(JSON.stringify(line)).not.toContain('HYPERLINK');
  });

  it('names the selected employees in the activity log', async () => {
    await exported(hr, { ids: [left.leadId] });
    await portal.settle();
    const line = await portal.db
      .selectFrom('activity_log')
      .select('details')
      .where('event', '=', 'employees.export-list')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(line.details).toMatchObject({ isSelection: true, ids: String(left.leadId) });
  });
});

describe('row 11: what the viewer may not see', () => {
  it('is in no column, and sorts and filters nothing', async () => {
    const manager = await portal.as({ roles: ['account manager'] });
    const filters = { personal_email: { value: left.canaries.personal_email } };
    const { lines, text } = await exported(manager, { columns: employeeColumnNames, filters });
    expect(lines[0]).not.toContain('Personal email');
    expect(lines[0]).not.toContain('Timezone');
    expect(lines.length).toBeGreaterThan(4);
    expect(text).not.toContain(left.canaries.personal_email);
    expect((await exported(manager, { columns: ['personal_email'] })).status).toBe(422);
  });

  it("is other clients' people for a client user, also where their ids are given", async () => {
    const user = await portal.as({
      roles: ['client-admin'],
      permissions: ['can view all employees', 'can view employees sensitive data'],
      clientId: left.clientId,
    });
    const { lines, text } = await exported(user, { columns: employeeColumnNames, ids: [left.leadId, right.leadId] });
    expect(lines).toHaveLength(2);
    expect(text).not.toContain('Twin right');
    expect(lines[0]).not.toContain('Personal email');
  });

  it('rows 3 and 30: personal emails leave only soon after a password, and never while acting as somebody else', async () => {
    const tired = await portal.as({ roles: ['hr'] });
    const withEmails = { columns: ['name', 'personal_email'], ids: [left.employeeIds[0]] };
    const fresh = await exported(tired, withEmails);
    expect(fresh.lines[1]).toEqual(['Maria Santos', left.canaries.personal_email]);
    portal.clock.advance({ minutes: 11 });
    const stale = await exported(tired, withEmails);
    expect([stale.status, JSON.parse(stale.text).code]).toEqual([403, 'confirm-identity']);
    expect((await exported(tired, {})).status).toBe(200);
  });
});
