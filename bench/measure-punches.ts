import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { clientConfig } from '../apps/server/src/database/connection.ts';
import { connectToEmbedded } from '../apps/server/src/database/embedded/connect-to-embedded.ts';
import { openLine } from '../apps/server/src/testing/http-line.ts';
import { type SignIn, signInOverHttp, storeSignIn } from '../apps/server/src/testing/sign-in-over-http.ts';
import type { Finding } from './report.ts';

const people = 1_000;
const clocking = 10;
/** Without a pause they would measure how many punches a second are possible. */
const pauseMs = 300;
const password = 'amber heron over seven ferries';
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Punches of people on a shift while its hours are edited, until the last schedule is rebuilt and settled. */
export async function measurePunches(
  { port, dataDir, planner }: { readonly port: number; readonly dataDir: string; readonly planner: SignIn },
  note: (finding: Finding) => void,
): Promise<void> {
  const { connection } = await connectToEmbedded(dataDir, silent);
  const session = { name: 'bench', settings: { 'app.scope': 'system' }, statementTimeoutMs: 0 };
  const client = new pg.Client(clientConfig(connection, session));
  await client.connect();
  try {
    const shift = await gather(client);
    const tokens = await Promise.all((await clockers(client)).map((signIn) => signUp(signIn)));
    const edit = await signInOverHttp(port, planner);
    const state = { isDone: false };
    const rebuilt = editShift(port, edit, shift).then(() => drained(client));
    const clocks = tokens.map((headers) => clock(port, headers, state));
    await rebuilt.finally(() => {
      state.isDone = true;
    });
    const took = (await Promise.all(clocks)).flat().sort((one, other) => one - other);
    const at = (part: number) => took[Math.floor(took.length * part)] ?? 0;
    note({
      name: 'punch-while-edited',
      title: `a punch while ${people.toLocaleString('en')} people’s shift is edited, p99`,
      figure: at(0.99),
      goal: 300,
      unit: 'ms',
      details: { p50: at(0.5), p99: at(0.99), most: at(1 - 1 / took.length), samples: took.length },
      shown: `p50 ${at(0.5).toFixed(1)} ms, ${took.length} punches by ${clocking} people`,
    });
  } finally {
    await client.end();
  }

  async function signUp(signIn: SignIn & { readonly employeeId: number }) {
    await storeSignIn(connection, signIn, 'employee');
    await client.query('update app_user set employee_id = $2 where email = $1', [signIn.email, signIn.employeeId]);
    return signInOverHttp(port, signIn);
  }
}

interface EditedShift {
  readonly id: number;
  readonly version: number;
  readonly timezone_id: number;
  readonly tomorrow: string;
}

/** Gives the first people one shift of the provider, with their schedules. */
async function gather(client: pg.Client): Promise<EditedShift> {
  const { rows } = await client.query<EditedShift>(
    `select id, version, timezone_id, (current_date + 1)::text as tomorrow from shift
     where client_id is null and deleted_at is null order by id limit 1`,
  );
  const shift = rows[0];
  if (!shift) throw new Error('There is no shift of the provider.');
  const chosen = `select array_agg(id) from (select e.id from employee e join employee_shift s on s.employee_id = e.id
    where upper_inf(s.valid) order by e.id limit ${people}) p`;
  await client.query(
    `update employee_shift set shift_id = $1 where upper_inf(valid) and employee_id = any ((${chosen})::integer[])`,
    [shift.id],
  );
  await client.query(`select rebuild_schedule((${chosen})::integer[], current_date, current_date + 180)`);
  return shift;
}

/** The first of them, each with an account. */
async function clockers(client: pg.Client) {
  const { rows } = await client.query<{ id: number }>(
    `select e.id from employee e join employee_shift s on s.employee_id = e.id and upper_inf(s.valid)
     where not exists (select from app_user u where u.employee_id = e.id) order by e.id limit ${clocking}`,
  );
  return rows.map(({ id }) => ({ email: `clock-${id}@muster.test`, password, employeeId: id }));
}

async function editShift(port: number, headers: Readonly<Record<string, string>>, shift: EditedShift): Promise<void> {
  const body = {
    name: 'Edited shift',
    kind: 'Day Shift',
    timezone_id: shift.timezone_id,
    start_time: '07:45',
    end_time: '16:30',
    work_days: [1, 2, 3, 4, 5],
    used_on_holidays: false,
    used_on_restdays: false,
    shift_breaks: [],
    shift_overtimes: [],
    effective_from: shift.tomorrow,
    version: shift.version,
  };
  const line = await openLine(port);
  const answer = await line.send({ method: 'PUT', path: `/api/shifts/${shift.id}`, body, headers });
  line.close();
  if (answer.status !== 200) throw new Error(`The edit answered ${answer.status}: ${answer.text.slice(0, 400)}`);
}

async function drained(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ open: string }>(
      "select count(*) as open from event_outbox where delivered_at is null and name like any (array['shift%', 'schedule%'])",
    );
    if (Number(rows[0]?.open) === 0) return;
    await setTimeout(200);
  }
}

/** In and out in turn. Returns the duration of each. */
async function clock(port: number, headers: Readonly<Record<string, string>>, state: { readonly isDone: boolean }) {
  const line = await openLine(port);
  const took: number[] = [];
  for (let count = 0; !state.isDone; count += 1) {
    const startedAt = performance.now();
    const body = { kind: count % 2 === 0 ? 'in' : 'out' };
    const answer = await line.send({ method: 'POST', path: '/api/punches', body, headers });
    took.push(performance.now() - startedAt);
    await setTimeout(pauseMs);
    if (answer.status >= 300) throw new Error(`A punch answered ${answer.status}: ${answer.text.slice(0, 400)}`);
  }
  line.close();
  return took;
}
