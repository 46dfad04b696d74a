import type pg from 'pg';
import type { LineRequest } from '../apps/server/src/testing/http-line.ts';
import type { BenchRecords } from './bench-records.ts';
import { createValues } from './create-statements.ts';
import { employeeBody } from './employee-body.ts';
import { type BareWork, deepPage, type ListWork, pageSize } from './statements.ts';

/** One kind of work in up to three ways: plain SQL, a bare server with the same statements, and the portal. */
export interface BenchWork {
  readonly name: string;
  readonly title: string;
  readonly goal: { readonly against: 'raw' | 'bare'; readonly ratio: number };
  readonly statements: BareWork;
  /** Values of the statements for the nth time. */
  readonly values: (n: number) => readonly unknown[];
  /** The request to the portal for the nth time. */
  readonly request: (n: number) => LineRequest;
  /** Runs before each time, not measured, for every way. */
  readonly before?: (pool: pg.Pool) => Promise<unknown>;
  readonly status: 200 | 201;
}

export function benchWorks(records: BenchRecords, authorization: string): readonly BenchWork[] {
  const headers = { authorization };
  const list = (
    name: string,
    title: string,
    statements: ListWork,
    ratio: number,
    parameters: (n: number) => object,
  ) => ({
    name,
    title,
    goal: { against: 'raw' as const, ratio },
    statements,
    values: () => [],
    request: (n: number) => listRequest(headers, parameters(n)),
    status: 200 as const,
  });
  const term = (n: number) => records.rareNames[n % records.rareNames.length] ?? '';
  const id = (n: number) => records.employeeIds[(n * 7919) % records.employeeIds.length] ?? 1;
  return [
    list('list-kept', 'table call, first page by name, total kept', 'firstPage', 0.4, () => ({})),
    {
      ...list('list-counted', 'table call, first page by name, a write between', 'firstPage', 1.3, () => ({})),
      before: (pool) => pool.query('select mark_employee_list_changed()'),
    },
    {
      ...list('search', 'table call, search with few hits', 'search', 1.5, (n) => ({
        filters: { global: { value: term(n) } },
      })),
      values: (n) => [term(n)],
    },
    list('deep-page', 'table call, filter, other sort, page 1,000', 'deepPage', 1.2, () => ({
      first: (deepPage - 1) * pageSize,
      sort: [{ field: 'position', order: 1 }],
      filters: { primary_work_location: { value: ['wfo'], matchMode: 'in' } },
    })),
    {
      name: 'one',
      title: 'one employee, with role and sensitive-field rules',
      goal: { against: 'bare', ratio: 3 },
      statements: 'one',
      values: (n) => [id(n)],
      request: (n) => ({ method: 'GET', path: `/api/employees/${id(n)}`, headers }),
      status: 200,
    },
    {
      name: 'create',
      title: 'create one, validated and logged',
      goal: { against: 'bare', ratio: 4 },
      statements: 'create',
      values: (n) => createValues(records, n),
      request: (n) => ({
        method: 'POST',
        path: '/api/employees',
        headers: { ...headers, 'idempotency-key': `${records.mark}-${n}-0123456789` },
        body: employeeBody(records, n),
      }),
      status: 201,
    },
  ];
}

function listRequest(headers: Readonly<Record<string, string>>, parameters: object): LineRequest {
  const query = new URLSearchParams({ dt_params: JSON.stringify({ rows: pageSize, ...parameters }) });
  return { method: 'GET', path: `/api/get-all-employees-for-table?${query}`, headers };
}
