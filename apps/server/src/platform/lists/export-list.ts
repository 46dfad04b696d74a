import { type CallAnswer, invalidInput, Problem } from '@muster/contract';
import { type ExportFormat, mostExportedRows } from '@muster/contract/exports.ts';
import type { ListCall, ListDeclaration } from '@muster/contract/list.ts';
import { cellOf, columnValue } from '@muster/contract/list-cells.ts';
import { columnNames, isExported, isSeen, type ListColumn } from '@muster/contract/list-column.ts';
import type { TableParameters } from '@muster/contract/paging.ts';
import { downloadedPeople } from '../audit/downloaded-people.ts';
import { todayAtHome } from '../clock/today-at-home.ts';
import type { Ctx } from '../context/context.ts';
import type { FileAnswer } from '../http/binding.ts';
import { isFactorFresh } from '../session/session-life.ts';
import type { TableColumn } from '../spreadsheet/build-workbook.ts';
import { assertExportable, exportFile } from '../spreadsheet/export-file.ts';
import { readerZone } from './reader-zone.ts';

export interface AnyReading {
  readonly list: Pick<ListDeclaration, 'name' | 'label' | 'columns' | 'exportCall'>;
  readonly read: (ctx: Ctx, params: unknown, query: unknown) => Promise<CallAnswer<ListCall>>;
  readonly fileName: ((answer: CallAnswer<ListCall>) => string) | undefined;
}

export interface ExportRequest {
  readonly params: unknown;
  readonly body: {
    readonly format: ExportFormat;
    readonly columns?: readonly string[] | undefined;
    readonly query: { readonly dt_params: TableParameters };
  };
}

/**
 * All pages of a list as a file. The rows come from the function that reads the list, so a file never contains more than the
 * pages show.
 */
export async function exportList(ctx: Ctx, reading: AnyReading, { params, body }: ExportRequest): Promise<FileAnswer> {
  const { list } = reading;
  const columns = columnsFor(ctx, list.columns, body.columns);
  const isSensitive = columns.some(({ column }) => column.sensitive);
  if (isSensitive) assertMayTakeSensitive(ctx, columns);
  // One row more than allowed, to detect that there are too many.
  const page = { ...body.query.dt_params, first: 0, rows: mostExportedRows + 1 };
  const answer = await reading.read(ctx, params, { ...body.query, dt_params: page });
  assertExportable(answer.data.length, 'query');
  const zone = await readerZone(ctx.db, ctx.viewer.userId);
  const cells = withZone(columns, zone);
  const name = reading.fileName?.(answer) ?? `${kebab(list.name)}-${todayAtHome(ctx)}`;
  const file = await exportFile(name, body.format, {
    name: list.label,
    columns: cells.map(({ head }) => head),
    rows: answer.data.map((row) => cells.map(({ cell }) => cell(row))),
  });
  await ctx.audit({
    event: list.exportCall.name,
    details: {
      format: body.format,
      columns: columns.map(({ name: one }) => one).join(', '),
      rows: answer.data.length,
      ...(isSensitive && { [downloadedPeople]: answer.data.length }),
      ...takenFrom(params, body.query),
      file: `${name}.${body.format}`,
    },
  });
  return file;
}

/** Which list of several (an import, a period) and which of its rows were taken. */
function takenFrom(params: unknown, { dt_params, ...scope }: ExportRequest['body']['query']) {
  const { id } = dt_params.filters;
  const of = { ...(typeof params === 'object' && params), ...scope };
  return {
    isSelection: id !== undefined,
    ...(id !== undefined && { ids: [id.value].flat().slice(0, mostIdsLogged).join(', ') }),
    ...(Object.keys(of).length > 0 && { of: JSON.stringify(of) }),
  };
}

const mostIdsLogged = 1_000;

interface Chosen {
  readonly name: string;
  readonly column: ListColumn;
}

/** The columns in the order of the list. @throws Problem invalid-input for unknown columns, or if none is left */
function columnsFor({ viewer }: Ctx, columns: ListDeclaration['columns'], names: readonly string[] | undefined) {
  const unknown = names?.find((name) => !Object.hasOwn(columns, name));
  if (unknown !== undefined) throw invalidInput({ columns: [`${unknown} is not a column of this list.`] });
  const chosen = columnNames(columns, isExported).flatMap((name): Chosen[] => {
    const column = columns[name];
    const isChosen = names === undefined || names.includes(name);
    return column && isChosen && isSeen(columns, name, viewer) ? [{ name, column }] : [];
  });
  if (chosen.length === 0) throw invalidInput({ columns: ['Choose at least one column.'] });
  return chosen;
}

/** Reliability rows 3 and 30. @throws Problem forbidden or confirm-identity (403) */
function assertMayTakeSensitive({ viewer, session, clock }: Ctx, columns: readonly Chosen[]): void {
  const names = columns.filter(({ column }) => column.sensitive).map(({ column }) => column.label.toLowerCase());
  const what = names.join(' and ');
  if (viewer.impersonator !== null) {
    throw new Problem('forbidden', `The column ${what} cannot be exported while you act as another user. Hide it.`);
  }
  if (isFactorFresh(session.factorAt, clock.now())) return;
  throw new Problem('confirm-identity', `Confirm your password to export the column ${what}.`);
}

interface Cells {
  readonly head: TableColumn;
  readonly cell: (row: object) => string | number | null;
}

/** Times are in the reader's zone. A column after the last of them names it. */
function withZone(columns: readonly Chosen[], zone: string): readonly Cells[] {
  const lastTime = columns.findLastIndex(({ column }) => column.kind === 'instant');
  const zoneCells: Cells = { head: { header: 'Times in', width: 20 }, cell: () => zone };
  return columns.flatMap(({ name, column }, index): Cells[] => {
    const cells: Cells = {
      head: headOf(column),
      cell: (row) => cellOf(column, columnValue(column, name, row), zone),
    };
    return index === lastTime ? [cells, zoneCells] : [cells];
  });
}

function headOf({ label, kind, width }: ListColumn): TableColumn {
  const isNumber = kind === 'number' || kind === 'minutes';
  return { header: label, width: width ?? widths[kind] ?? label.length + 4, ...(isNumber && { isNumber }) };
}

/** Characters. */
const widths: Partial<Record<ListColumn['kind'], number>> = { text: 26, choice: 18, day: 12, instant: 18 };

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
