import { z } from 'zod';
import type { CallDeclaration } from './call.ts';
import { exportFormats, exportPathOf } from './exports.ts';
import type { ListColumn, ListColumns } from './list-column.ts';
import type { ListName } from './list-names.ts';
import type { TableParameters } from './paging.ts';

/** A call that returns a page of rows and takes `dt_params` beside its other parameters. */
export interface ListCall extends CallDeclaration {
  readonly method: 'GET';
  readonly query: z.ZodType<{ readonly dt_params: TableParameters; readonly digest?: boolean | undefined }>;
  readonly answer: z.ZodType<{
    readonly data: readonly object[];
    readonly total: number;
    readonly totals?: ListTotals | undefined;
  }>;
}

/** Sums of columns over all results, by column. */
export type ListTotals = Readonly<Record<string, number>>;

/** Part of the answer of a list with `totalled` columns. */
export const totalsAnswer = { totals: z.record(z.string(), z.number()).optional() };

export interface ListDeclaration<C extends ListCall = ListCall> {
  readonly name: ListName;
  /** Title of the exported sheet. */
  readonly label: string;
  readonly columns: ListColumns;
  readonly call: C;
  readonly exportCall: ExportCall<C>;
}

interface Undeclared<C extends ListCall> extends Omit<ListDeclaration<C>, 'exportCall' | 'columns'> {
  readonly columns: Readonly<Record<string, ListColumn<RowOf<C>>>>;
}

type RowOf<C extends ListCall> = z.output<C['answer']> extends { readonly data: readonly (infer Row)[] } ? Row : never;

export function defineList<const C extends ListCall>(list: Undeclared<C>): ListDeclaration<C> {
  return { ...list, exportCall: exportCallOf(list.call) };
}

/** Body of an export. `query` is the query of the list call; its page is ignored. */
export function exportBody<Q extends z.ZodType>(query: Q) {
  return z.strictObject({
    format: z.enum(exportFormats),
    /** Default: all that may be exported. */
    columns: z.array(z.string().max(80)).min(1, 'Choose at least one column.').max(100).optional(),
    query,
  });
}

export interface ExportCall<C extends ListCall> extends CallDeclaration {
  readonly body: ReturnType<typeof exportBody<C['query']>>;
  readonly answer: 'file';
}

/** A read, sent with POST because a selection is too long for an address. */
function exportCallOf<C extends ListCall>(call: C): ExportCall<C> {
  const name = call.name.replace('.', '.export-').replace(/-table$/, '-list');
  return {
    name,
    method: 'POST',
    path: exportPathOf(call.path),
    section: call.section,
    access: call.access,
    ...(call.params && { params: call.params }),
    ...(call.record && { record: call.record }),
    ...(call.neverImpersonating && { neverImpersonating: true }),
    body: exportBody(call.query),
    answer: 'file',
    effect: 'read',
    audit: name,
    rate: 'export',
  };
}
