import { type CallDeclaration, callCredential, permissions } from '@muster/contract';
import { allCalls } from '@muster/contract/all-calls.ts';
import { employeeColumns } from '@muster/contract/domains/employees/employee-columns.ts';
import { matchModes } from '@muster/contract/paging.ts';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { employeeBody } from '../domains/employees/employee-body.fixture.ts';
import { buildTestApp, type TestPortal } from './build-test-app.ts';
import type { Persona } from './create-persona.ts';
import { createEmployee } from './factories/employees.ts';

/**
 * Row 39: whatever a parameter, query or body contains, the answer is never a server error and no table is lost. The
 * names of all inputs come from the contract, so a new call is included automatically.
 */
const nastyTexts = [
  "'",
  "' or '1'='1' --",
  "'; drop table employee; --",
  '" or 1=1',
  '\\',
  '%_\\',
  '$1',
  ['$', '{7*7}{{7*7}}'].join(''),
  '\0',
  'a\0b',
  '\ud800',
  '\u202e\u2028\r\nSet-Cookie: a=b',
  '../../../../etc/passwd',
  '-1',
  '1e309',
  '0x10',
  '99999999999999999999',
  'NaN',
  '2026-02-30',
  '9999-12-31',
  '+010000-01-01',
  '__proto__',
  'constructor',
  '[]',
  '{}',
  'null',
  '{"first":-1,"rows":1e9}',
  '['.repeat(3000),
  'x'.repeat(9000),
  '',
];
const nastyValues: readonly unknown[] = [
  ...nastyTexts,
  null,
  true,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  2_147_483_648,
  [],
  [[[]]],
  ['a', 'b'],
  { $gt: '' },
  { toString: 1, length: 1e9 },
];
/** In one field of an otherwise valid request, so that the value gets as far as possible. */
const worstValues: readonly unknown[] = [
  "'; drop table employee; --",
  'a\0b',
  '\ud800',
  '2026-02-30',
  -1,
  1e308,
  [],
  { toString: 1 },
];
const unknownKeys = ['x', '__proto__'];
/** Each call is sent two of them: the parser is the same for all calls. */
const moreUnknownKeys = ['role', 'roles', 'client_id[]', 'user_id', 'sensitiveData', 'toString', 'constructor'];

let portal: TestPortal;
let person: Persona;
let goodBodies: Readonly<Record<string, object>>;

beforeAll(async () => {
  portal = await buildTestApp();
  person = await newPerson();
  const employee = await createEmployee(portal.db);
  const { client_id, shift_id, cost_effective_from, cost_amount, cost_currency_id, ...body } = await employeeBody(
    portal.db,
  );
  goodBodies = {
    'employees.create': { ...body, client_id, shift_id, cost_effective_from, cost_amount, cost_currency_id },
    'employees.update': { ...body, id: employee.id },
    'accounts.update-profile': { first_name: 'Ana', last_name: 'Cruz' },
  };
});
afterAll(() => portal.close());

const newPerson = () => portal.as({ roles: ['admin'], permissions: [...permissions] });

type Part = Pick<InjectOptions, 'payload' | 'headers'>;

/** Some calls end the session, and time ends it: the request is then sent again by somebody else. */
async function send(call: CallDeclaration, request: Part, url: string) {
  // Time advances between counted attempts, so that no request is refused for their number.
  if (call.rate) portal.clock.advance({ seconds: 61 });
  const answer = await sendOnce(call, request, url);
  if (![401, 419].includes(answer.status)) return answer;
  person = await newPerson();
  return sendOnce(call, request, url);
}

function sendOnce(call: CallDeclaration, request: Part, url: string) {
  const credentials =
    callCredential(call) === 'bearer'
      ? { authorization: `Bearer ${person.bearer}` }
      : { 'x-xsrf-token': person.cookies.get('XSRF-TOKEN') ?? '' };
  return person.send({ method: call.method, url, ...request, headers: { ...credentials, ...request.headers } });
}

/**
 * Whether a value in this field alone can pass the input rules. If other fields are missing, it gets no further than in
 * a body that has the value in all fields.
 */
function isCompleteWithout({ name: call, body }: CallDeclaration, field: string): boolean {
  const issues = body?.safeParse(goodBodies[call] ?? {}).error?.issues ?? [];
  return issues.every(({ path: [wrong] }) => wrong === undefined || wrong === field);
}

const pathOf = (call: CallDeclaration, value = '99999999') => call.path.replaceAll(/:\w+/g, encodeURIComponent(value));

function namesIn(schema: z.ZodType | undefined): string[] {
  if (!schema) return [];
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  return [...new Set([json, ...(json.anyOf ?? [])].flatMap(({ properties }) => Object.keys(properties ?? {})))];
}

interface Shape {
  readonly properties?: Readonly<Record<string, object>>;
  readonly anyOf?: readonly Shape[];
}

const numberedCalls = allCalls.map((call: CallDeclaration, index) => [call.name, index, call] as const);

/** Every third text, from another one in each call: the same few schemas read all path parameters. */
const pathTexts = (index: number) =>
  nastyTexts.filter((text, turn) => text !== '' && text.isWellFormed() && turn % 3 === index % 3);

describe.each(numberedCalls)('row 39: %s', (_name, index, call) => {
  // The attempts of one person are limited.
  beforeEach(async () => {
    if (call.rate) person = await newPerson();
  });

  it('answers any input', async () => {
    const findings: string[] = [];
    const attack = async (what: unknown, request: Part, url = pathOf(call)) => {
      const { status } = await send(call, request, url);
      if (status >= 500) findings.push(`${JSON.stringify(what)?.slice(0, 100)}: ${status}`);
    };
    for (const text of call.path.includes(':') ? pathTexts(index) : []) {
      await attack({ path: text }, {}, pathOf(call, text));
    }
    for (const text of nastyTexts) {
      for (const name of namesIn(call.query)) {
        const pair = `${name}=${encodeURIComponent(text.toWellFormed())}`;
        await attack({ [name]: text }, {}, `${pathOf(call)}?${pair}`);
      }
    }
    for (const name of namesIn(call.query))
      await attack({ twice: name }, {}, `${pathOf(call)}?${name}=1&${name}=2&${name}[]=3`);
    const fields = namesIn(call.body);
    for (const value of fields.length === 0 ? [] : nastyValues) {
      await attack(value, { payload: Object.fromEntries(fields.map((name) => [name, value])) });
    }
    for (const name of fields.filter((field) => isCompleteWithout(call, field))) {
      for (const value of worstValues) {
        await attack({ [name]: value }, { payload: { ...goodBodies[call.name], [name]: value } });
      }
    }
    expect(findings).toEqual([]);
  });

  it('refuses what it does not declare', async () => {
    const let_in: string[] = [];
    const turn = index % moreUnknownKeys.length;
    for (const key of [...unknownKeys, ...[...moreUnknownKeys, ...moreUnknownKeys].slice(turn, turn + 2)]) {
      const byQuery = await send(call, {}, `${pathOf(call)}?${encodeURIComponent(key)}=1`);
      if (!isRefused(byQuery.status)) let_in.push(`query ${key}: ${byQuery.status}`);
      if (call.method === 'GET' || namesIn(call.body).includes(key)) continue;
      const json = JSON.stringify({ ...goodBodies[call.name], 'the-key': 1 }).replace('"the-key"', JSON.stringify(key));
      const byBody = await send(call, { payload: json, headers: { 'content-type': 'application/json' } }, pathOf(call));
      if (!isRefused(byBody.status)) let_in.push(`body ${key}: ${byBody.status}`);
    }
    expect(let_in).toEqual([]);
  });
});

const isRefused = (status: number) => [403, 404, 413, 415, 422].includes(status);

const searched: readonly unknown[] = [...nastyTexts.slice(0, 12), ['x'], ["'", '\0'], [null], 1, true, null];

describe('row 39: the table call', () => {
  const table = (dtParams: string) => ({
    method: 'GET' as const,
    url: `/api/get-all-employees-for-table?dt_params=${encodeURIComponent(dtParams)}`,
    headers: { authorization: `Bearer ${person.bearer}` },
  });

  it('reads any JSON strictly', async () => {
    person = await newPerson();
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 6, stringUnit: 'binary' }), async (text) => {
        const { status } = await person.send(table(text.toWellFormed()));
        expect([200, 422, 431]).toContain(status);
      }),
      { numRuns: 150, seed: 20_260_302 },
    );
  });

  it('binds the search text in every column and operator', async () => {
    person = await newPerson();
    const found: string[] = [];
    // Every operator gets every value, and every column every value; each pair of the two a third of them.
    for (const [column, field] of [...Object.keys(employeeColumns), 'global'].entries()) {
      for (const [operator, matchMode] of matchModes.entries()) {
        for (const value of searched.filter((_, turn) => (turn + column + operator) % 3 === 0)) {
          const { status } = await person.send(table(JSON.stringify({ filters: { [field]: { value, matchMode } } })));
          if (![200, 422].includes(status)) found.push(`${field} ${matchMode} ${JSON.stringify(value)}: ${status}`);
        }
      }
    }
    expect(found).toEqual([]);
  });

  it.each(['password_hash', 'l.name', 'name; drop table employee', 'sss', 'toString', '__proto__'])(
    'never passes the column name %s on',
    async (field) => {
      person = await newPerson();
      for (const parameters of [{ sort: [{ field, order: 1 }] }, { filters: { [field]: { value: 'a' } } }]) {
        const answer = await person.send(table(JSON.stringify(parameters)));
        expect([200, 422]).toContain(answer.status);
        if (field !== '__proto__') expect(answer.status).toBe(422);
      }
    },
  );
});

it('row 39: no table was dropped, and no user changed identity', async () => {
  await expect(portal.db.selectFrom('employee').select('id').execute()).resolves.not.toHaveLength(0);
  const { rows } = await portal.services.systemPool.query<{ many: number }>(
    `select count(*) as many from user_role ur join role r on r.id = ur.role_id where r.name <> 'admin'`,
  );
  expect(rows).toEqual([{ many: 0 }]);
});
