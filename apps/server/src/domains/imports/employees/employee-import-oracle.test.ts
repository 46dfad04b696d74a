import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { environment } from '../../../platform/config/environment.ts';
import { buildTestApp, type TestPortal } from '../../../testing/build-test-app.ts';
import type { Persona } from '../../../testing/create-persona.ts';
import { createClient } from '../../../testing/factories/clients.ts';
import { createOffice } from '../../../testing/factories/lookups.ts';
import { createShift } from '../../../testing/factories/shifts.ts';
import { importFile } from '../imports.fixture.ts';
import { type ModelPerson, type ModelRow, modelImport } from './employee-import-model.fixture.ts';

/** Row 14: the outcome of a random sheet matches a plain model of the rules. */
const sheets = Number(environment().ORACLE_SHEETS ?? 8);
const shifts = ['Day Shift', 'Mid Shift', 'Night Shift'];
let portal: TestPortal;
let hr: Persona;
let office: string;
let open: string[];
let closed: string[];
let turn = 0;

beforeAll(async () => {
  portal = await buildTestApp();
  portal.clock.set('2026-03-01T18:00:00Z');
  office = (await createOffice(portal.db)).name;
  for (const kind of shifts) await createShift(portal.db, { kind, name: `${kind} of all` });
  const named = async (gaps: object) => (await createClient(portal.db, gaps)).legal_business_name;
  open = [await named({}), await named({})];
  closed = [await named({ hasInvoiceConfig: false })];
});
afterAll(() => portal.close());

/** Mostly valid, so that whole sheets pass; `~` is replaced by the run, so that runs use different employees. */
const cell = (right: readonly string[], wrong: readonly string[]) =>
  fc.oneof({ weight: 24, arbitrary: fc.constantFrom(...right) }, { weight: 1, arbitrary: fc.constantFrom(...wrong) });

const someRow = () =>
  fc.record<ModelRow>({
    systemId: fc.oneof({ weight: 12, arbitrary: fc.constant('') }, fc.constantFrom('first', 'second', '999999', 'one')),
    number: cell(['E1~', 'E2~', 'E3~', 'E4~', 'E5~', 'E6~', 'E7~'], ['', '   ']),
    name: cell(['Ana Reyes', 'Ben Cruz', '=1+1', 'Ñora'], ['', 'x'.repeat(101)]),
    client: cell(['open 0', 'OPEN 0', 'open 1'], ['', 'closed 0', 'Nobody Pty']),
    position: cell(['Clerk', 'Nurse'], ['']),
    email: cell(
      ['a~@m.test', 'b~@m.test', 'c~@m.test', 'd~@m.test', 'e~@m.test', 'F~@m.test'],
      ['', 'nobody', 'A~@M.test'],
    ),
    location: cell(['wfo', 'WFH', 'hybrid'], ['', 'moon']),
    shift: cell(['Day Shift', 'night shift'], ['', 'Noon Shift']),
    start: cell(['2026-03-02', '2026-03-02 00:00:00'], ['', '02/03/2026', '2026-13-01']),
    salary: cell(['25000', '25,000.00'], ['', 'much', '0', '1000001']),
  });

const rightRow: ModelRow = {
  systemId: '',
  number: 'E5~',
  name: 'Ana Reyes',
  client: 'open 0',
  position: 'Clerk',
  email: 'e~@m.test',
  location: 'wfo',
  shift: 'Day Shift',
  start: '2026-03-02',
  salary: '25000',
};

it(
  `agrees with the model on ${sheets} sheets: accepted rows, and the employees afterwards`,
  async () => {
    const seen = { passed: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(someRow(), { minLength: 1, maxLength: 5 }), async (rows) => {
        turn += 1;
        // Each sheet advances the clock by minutes, and no session lasts for all of them.
        hr = await portal.as({ roles: ['hr'] });
        const people = await firstPeople();
        const world = { people, openClients: open, closedClients: closed, shifts };
        const filled = rows.map((row) => fill(row, people));
        const wanted = modelImport(world, filled);
        const { data, errors } = await importFile(portal, hr, 'employees', filled.map(cellsOf));
        const wrongRows = new Set(errors.file.map((text) => Number(/^Row (\d+):/.exec(text)?.[1])));
        const outcomes = (kind: string) => wanted.outcomes.filter((outcome) => outcome === kind).length;
        expect({ ...data.counts, rows: [...wrongRows] }).toEqual({
          create: outcomes('create'),
          update: outcomes('update'),
          unchanged: outcomes('unchanged'),
          skip: 0,
          error: outcomes('error'),
          rows: wanted.outcomes.flatMap((outcome, index) => (outcome === 'error' ? [index + 2] : [])),
        });
        expect(comparable(await storedPeople())).toEqual(comparable(wanted.people));
        seen[outcomes('error') > 0 ? 'refused' : 'passed'] += 1;
      }),
      // The first sheets are one that passes and one that does not, because random ones guarantee neither.
      { numRuns: sheets, examples: [[[rightRow]], [[{ ...rightRow, name: '' }]]] },
    );
    expect(Math.min(seen.passed, seen.refused)).toBeGreaterThan(0);
  },
  sheets * 5_000,
);

/** Two existing employees, added by a sheet of their own. */
async function firstPeople(): Promise<readonly ModelPerson[]> {
  const plain = { systemId: '', name: 'Old', client: 'open 0', position: 'Clerk', location: 'wfo', shift: 'Day Shift' };
  const dated = { start: '2026-03-02', salary: '25000' };
  const rows = [
    { ...plain, ...dated, number: 'E1~', email: 'a~@m.test' },
    { ...plain, ...dated, number: 'E2~', email: 'b~@m.test' },
  ];
  const cells = rows.map((row) => cellsOf(fill(row, [])));
  await importFile(portal, hr, 'employees', cells);
  return storedPeople();
}

function fill(row: ModelRow, people: readonly ModelPerson[]): ModelRow {
  const [first, second] = people;
  const ids: Readonly<Record<string, string>> = { first: String(first?.id), second: String(second?.id) };
  const client = row.client.replace(/^open (\d)/i, (text, at) => {
    const name = open[Number(at)] ?? '';
    return text.startsWith('O') ? name.toUpperCase() : name;
  });
  const here = (text: string) => text.replace('~', `-${turn}`);
  return {
    ...row,
    systemId: ids[row.systemId] ?? row.systemId,
    client: client === 'closed 0' ? (closed[0] ?? '') : client,
    number: here(row.number),
    email: here(row.email),
  };
}

const cellsOf = (row: ModelRow) => ({
  'System ID': row.systemId,
  'Employee ID': row.number,
  Name: row.name,
  Client: row.client,
  Position: row.position,
  'Work email': row.email,
  Office: office,
  Timezone: 'Asia/Manila',
  'Primary work location': row.location,
  'Secondary work location': 'wfo',
  Shift: row.shift,
  'Start date': row.start,
  'Orientation date': '2026-03-02',
  'Payment method': 'Bank Account',
  'Bank account number': '001234567890',
  'Address line 1': '12 Mabini Street',
  City: 'Makati',
  'ZIP code': '1200',
  'Basic salary': row.salary,
});

/** Of this run. */
async function storedPeople(): Promise<readonly ModelPerson[]> {
  const { rows } = await sql<ModelPerson>`
    select e.id, e.third_party_employee_id as number, e.name, c.legal_business_name as client, e.position,
      e.work_email as email, e.primary_work_location as location, s.kind as shift
    from employee e join client c on c.id = e.client_id join employee_list l on l.employee_id = e.id
    join shift s on s.id = l.shift_id
    where e.third_party_employee_id like ${`%-${turn}`} order by e.third_party_employee_id`.execute(portal.db);
  return rows;
}

/** Only the portal knows the ids of added employees. */
const comparable = (people: readonly ModelPerson[]) =>
  people
    .map(({ id: _id, ...person }) => ({ ...person, email: person.email.toLowerCase() }))
    .toSorted((one, other) => (one.number < other.number ? -1 : 1));
