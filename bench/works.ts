import type pg from 'pg';
import { openLine } from '../apps/server/src/testing/http-line.ts';
import type { Work } from './measure.ts';
import { deepPage, type ListWork, pageSize, statements } from './statements.ts';

export interface Places {
  readonly employeeId: number;
  readonly clientId: number;
  readonly shiftId: number;
  readonly officeId: number;
  /** Part of a name that few people bear. */
  readonly rareName: string;
}

let made = 0;

function fresh(): string {
  made += 1;
  return `b${process.pid}-${made}`;
}

export function rawWork(pool: pg.Pool, kind: ListWork, places: Places): Work {
  const values = kind === 'search' ? [places.rareName] : [];
  const { rows, count } = statements[kind];
  return {
    prepare: async () => ({
      once: async () => {
        await pool.query({ name: `${kind}-rows`, text: rows, values });
        await pool.query({ name: `${kind}-count`, text: count, values });
      },
      end: () => undefined,
    }),
  };
}

/** `turn` makes each request another filter, so that no total is kept for it. */
const parameters: Record<ListWork, (places: Places, turn: string | null) => Record<string, string>> = {
  firstPage: (_places, turn) => table({ filters: turn === null ? {} : oneOf(['wfo', 'wfh', 'hybrid', turn]) }),
  search: ({ rareName }) => table({ filters: { global: { value: rareName } } }),
  deepPage: () => ({
    ...table({
      first: (deepPage - 1) * pageSize,
      rows: pageSize,
      sort: [{ field: 'position', order: 1 }],
      filters: oneOf(['wfo']),
    }),
    show_inactives: 'true',
  }),
};

export function ourList(port: number, authorization: string, kind: ListWork, places: Places, isKept = true): Work {
  return overHttp(port, () => {
    const query = new URLSearchParams(parameters[kind](places, isKept ? null : fresh()));
    return { method: 'GET', path: `/api/get-all-employees-for-table?${query}`, headers: { authorization } };
  });
}

export const ourOne = (port: number, authorization: string, { employeeId }: Places): Work =>
  overHttp(port, () => ({ method: 'GET', path: `/api/employees/${employeeId}`, headers: { authorization } }));

export const bareOne = (port: number, { employeeId }: Places): Work =>
  overHttp(port, () => ({ method: 'GET', path: `/one?id=${employeeId}` }));

export const bareCreate = (port: number, { clientId, officeId }: Places): Work =>
  overHttp(port, () => ({ method: 'POST', path: '/create', body: { number: fresh(), clientId, officeId } }));

export const ourCreate = (port: number, authorization: string, places: Places): Work =>
  overHttp(port, () => {
    const key = fresh();
    return {
      method: 'POST',
      path: '/api/employees',
      headers: { authorization, 'idempotency-key': `bench-create-${key}` },
      body: employee(key, places),
    };
  });

function overHttp(port: number, request: () => Parameters<Awaited<ReturnType<typeof openLine>>['send']>[0]): Work {
  return {
    prepare: async () => {
      const line = await openLine(port);
      return {
        once: async () => {
          const answer = await line.send(request());
          if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text.slice(0, 300)}`);
        },
        end: () => line.close(),
      };
    },
  };
}

const table = (asked: object) => ({ dt_params: JSON.stringify({ rows: pageSize, ...asked }) });
const oneOf = (value: string[]) => ({ primary_work_location: { value, matchMode: 'in' } });

function employee(key: string, places: Places) {
  return {
    name: `Bench ${key}`,
    third_party_employee_id: key,
    client_id: places.clientId,
    shift_id: places.shiftId,
    office_id: places.officeId,
    timezone_id: 291,
    position: 'Bench',
    work_email: `${key}@ours.test`,
    primary_work_location: 'wfo',
    secondary_work_location: 'wfh',
    start_date: '2026-03-02',
    orientation_date: '2026-03-02',
    payment_method: 'Bank Account',
    bank_account_no: '001234567890',
    sss: '34-1234567-8',
    address_line_1: '12 Mabini Street',
    city: 'Makati',
    zip: '1200',
    basic_salary: '25000.00',
    cost_effective_from: '2026-03-02',
    cost_amount: '1200.50',
    cost_currency_id: 2,
  };
}
