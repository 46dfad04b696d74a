import { type CallInput, dayIn, homeZone, invalidInput, Problem } from '@muster/contract';
import { type EmployeeColumn, employeeColumns } from '@muster/contract/domains/employees/employee-columns.ts';
import type { employeeExportCalls } from '@muster/contract/domains/employees/employee-export.calls.ts';
import { visibleColumns } from '@muster/contract/domains/employees/employees.policy.ts';
import { mostExportedRows } from '@muster/contract/exports.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { FileAnswer } from '../../platform/http/binding.ts';
import { isFactorFresh } from '../../platform/session/session-life.ts';
import { assertExportable, exportFile } from '../../platform/spreadsheet/export-file.ts';
import { exportColumns } from './employee-export.presenter.ts';
import { readPage } from './employee-list.repository.ts';
import type { EmployeeListQuery } from './employee-list-conditions.repository.ts';
import { listQuery } from './employee-list-query.ts';

type Body = CallInput<(typeof employeeExportCalls)['list']>['body'];

/** Exports the list as a file, always without columns that the viewer may not see. */
export async function exportEmployeeList(
  ctx: Ctx,
  { body }: CallInput<(typeof employeeExportCalls)['list']>,
): Promise<FileAnswer> {
  const visible = visibleColumns(ctx.viewer);
  const columns = employeeColumns.filter((column) => body.columns.includes(column) && visible.includes(column));
  if (columns.length === 0) throw invalidInput({ columns: ['Choose at least one column.'] });
  if (columns.includes('personal_email')) assertMayTakeSensitive(ctx);
  const { rows } = await readPage(ctx.db, exportQuery(ctx, body));
  assertExportable(rows.length, 'ids');
  const file = await exportFile(`employees-${dayIn(homeZone, ctx.clock.now())}`, body.format, {
    name: 'Employees',
    columns: columns.map((column) => exportColumns[column]).map(({ header, width }) => ({ header, width })),
    rows: rows.map((row) => columns.map((column) => exportColumns[column].text(row))),
  });
  await logExport(ctx, body, columns, rows.length);
  return file;
}

/** Reliability rows 3 and 30. @throws Problem forbidden or confirm-identity (403) */
function assertMayTakeSensitive({ viewer, session, clock }: Ctx): void {
  if (viewer.impersonator !== null) {
    throw new Problem('forbidden', 'Personal emails are not exported while acting as somebody else. Hide the column.');
  }
  if (isFactorFresh(session.factorAt, clock.now())) return;
  throw new Problem('confirm-identity', 'Confirm your password to export personal emails.');
}

/** One row more than allowed, to detect that there are too many. */
function exportQuery(
  { viewer }: Ctx,
  { ids, format: _format, columns: _columns, sort, filters, ...filter }: Body,
): EmployeeListQuery {
  const all = { first: 0, rows: mostExportedRows + 1, sort };
  if (ids === undefined) return { ...listQuery(viewer, { ...filter, dt_params: { ...all, filters } }) };
  // A selection stays when search and filters change.
  const chosen = listQuery(viewer, {
    dt_params: { ...all, filters: {} },
    show_inactives: true,
    incomplete_configuration: [],
  });
  return { ...chosen, ids };
}

function logExport(ctx: Ctx, body: Body, columns: readonly EmployeeColumn[], rows: number): Promise<void> {
  return ctx.audit({
    event: 'employees.export-list',
    details: { format: body.format, columns: columns.join(', '), rows, isSelection: body.ids !== undefined },
  });
}
