import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect } from 'vitest';
import { type Connection, clientConfig } from '../database/connection.ts';
import { type LineAnswer, type LineRequest, openLine } from './http-line.ts';
import { signInOverHttp, storeSignIn } from './sign-in-over-http.ts';

export interface WrittenPortal {
  port(): number;
  /** As the role of the portal. */
  connect(): Promise<Connection>;
}

export interface CrashWriters {
  /** Numbers and ids of employees whose creation was answered with 201. */
  readonly acknowledged: ReadonlyMap<string, number>;
  /** Stores what an employee needs, and the user who adds them. */
  prepare(): Promise<void>;
  signIn(): Promise<{ readonly authorization: string }>;
  /** Returns when a write was acknowledged; `name` must be another one each time. */
  begin(name: string, authorization: string): Promise<{ end(): Promise<void> }>;
  /** Compares the answers with the database: see below. */
  reconcile(): Promise<void>;
  send(request: LineRequest): Promise<LineAnswer>;
  /** Status of /healthz. */
  health(): Promise<number>;
  untilReady(withinMs: number): Promise<void>;
  withDatabase<T>(use: (client: pg.Client) => Promise<T>): Promise<T>;
}

const writers = 8;
const user = { email: 'crash@muster.test', password: 'violet otter under nine bridges' };

/** Writers that add employees while the portal or its database is killed. */
export function crashWriters({ port, connect }: WrittenPortal): CrashWriters {
  const acknowledged = new Map<string, number>();
  /** Numbers that were sent without a confirmed answer. */
  const unanswered = new Set<string>();

  const withDatabase: CrashWriters['withDatabase'] = async (use) => {
    const settings = { 'app.scope': 'system' };
    const client = new pg.Client(clientConfig(await connect(), { name: 'reconcile', settings }));
    // It reports a connection that a fault broke by its next statement.
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await use(client);
    } finally {
      await client.end();
    }
  };

  const write = async (name: string, authorization: string, over: AbortSignal) => {
    const line = await openLine(port());
    try {
      for (let index = 0; !over.aborted; index += 1) {
        const number = `C-${name}-${index}`;
        unanswered.add(number);
        const headers = { authorization, 'idempotency-key': `crash-${number}-key-0000` };
        // The database is away for a moment: the same request again, as pages do.
        const answer = await sentAgain(
          line,
          { method: 'POST', path: '/api/employees', headers, body: newEmployee(number) },
          over,
        );
        if (answer === null) return;
        if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`);
        acknowledged.set(number, (JSON.parse(answer.text) as { id: number }).id);
        unanswered.delete(number);
      }
    } catch (error) {
      if (!over.aborted && !String(error).match(/ECONNRESET|ended before|EPIPE|socket/i)) throw error;
    } finally {
      line.close();
    }
  };

  const send: CrashWriters['send'] = async (request) => {
    const line = await openLine(port());
    return line.send(request).finally(() => line.close());
  };
  const health = async () => (await send({ method: 'GET', path: '/healthz' })).status;

  return {
    acknowledged,
    prepare: async () => {
      await storeSignIn(await connect(), user, 'hr');
      await withDatabase(storePlaces);
    },
    signIn: () => signInOverHttp(port(), user),
    begin: async (name, authorization) => {
      const over = new AbortController();
      const writing = Promise.all(
        Array.from({ length: writers }, (_, writer) => write(`${name}-${writer}`, authorization, over.signal)),
      );
      const failed = writing.then(() => undefined);
      failed.catch(() => undefined);
      const before = acknowledged.size;
      while (acknowledged.size < before + 2) await Promise.race([wait(10), failed]);
      return {
        end: async () => {
          over.abort();
          await writing;
        },
      };
    },
    reconcile: async () => compare(await withDatabase(storedEmployees), acknowledged, unanswered),
    send,
    health,
    untilReady: async (withinMs) => void (await expect.poll(health, { timeout: withinMs, interval: 50 }).toBe(200)),
    withDatabase,
  };
}

/** Null if it was still refused when the round was over. */
async function sentAgain(
  line: Awaited<ReturnType<typeof openLine>>,
  request: LineRequest,
  over: AbortSignal,
): Promise<LineAnswer | null> {
  while (!over.aborted) {
    const answer = await line.send(request);
    if (![503, 507, 409].includes(answer.status)) return answer;
    if (answer.status === 503) expect(answer.headers['retry-after']).toBe('5');
    await wait(50);
  }
  return null;
}

const place = { client: 901, shift: 901, office: 901 };

async function storePlaces(client: pg.Client): Promise<void> {
  await client.query(`insert into office (id, name, address, timezone_id, country_id)
    select 901, 'Crash office', 'Crash Street 1', 291, id from country where code = 'PH'`);
  await client.query(`insert into shift (id, name, kind, timezone_id, active_from, start_time, end_time, total_minutes)
    values (901, 'Crash shift', 'Day Shift', 291, '2020-01-01', '08:00', '17:00', 540)`);
  await client.query(`insert into client (id, legal_business_name, status, timezone_id, country_id, currency_id)
    select 901, 'Crash Pty Ltd', 'Active', 291, id, 1 from country where code = 'AU'`);
  await client.query(`insert into client_invoice_config (client_id, currency_id, subscription_id, valid)
    values (901, 1, 1, '[2020-01-01,)')`);
}

export function newEmployee(number: string) {
  return {
    name: `Crash ${number}`,
    third_party_employee_id: number,
    client_id: place.client,
    shift_id: place.shift,
    office_id: place.office,
    timezone_id: 291,
    position: 'Tester',
    work_email: `${number.toLowerCase()}@crash.test`,
    primary_work_location: 'wfo',
    secondary_work_location: 'wfo',
    start_date: '2026-03-02',
    orientation_date: '2026-03-02',
    payment_method: 'Cash',
    address_line_1: 'Street 1',
    city: 'Makati',
    zip: '1200',
    basic_salary: '25000',
    cost_effective_from: '2026-03-02',
    cost_amount: '100',
    cost_currency_id: 1,
  };
}

async function storedEmployees(client: pg.Client) {
  const { rows } = await client.query<{ number: string; id: number; whole: boolean }>(
    `select e.third_party_employee_id as number, e.id,
      exists (select from employee_active_date a where a.employee_id = e.id)
      and exists (select from employee_client c where c.employee_id = e.id)
      and exists (select from employee_shift s where s.employee_id = e.id)
      and exists (select from employee_cost c where c.employee_id = e.id)
      and exists (select from employee_sensitive p where p.employee_id = e.id)
      and exists (select from employee_list l where l.employee_id = e.id)
      and exists (select from activity_log g where g.subject_kind = 'employee' and g.subject_id = e.id::text)
      and exists (select from idempotency_key k where k.answer ->> 'id' = e.id::text) as whole
    from employee e`,
  );
  return rows;
}

/** Acknowledged employees exist once and complete; the others exist complete or not at all. */
function compare(
  stored: readonly { readonly number: string; readonly id: number; readonly whole: boolean }[],
  acknowledged: ReadonlyMap<string, number>,
  unanswered: ReadonlySet<string>,
): void {
  const ids = new Map(stored.map(({ number, id }) => [number, id]));
  expect(ids.size).toBe(stored.length);
  expect(stored.filter(({ whole }) => !whole)).toEqual([]);
  expect([...acknowledged].filter(([number, id]) => ids.get(number) !== id)).toEqual([]);
  expect([...ids.keys()].filter((number) => !acknowledged.has(number) && !unanswered.has(number))).toEqual([]);
}
