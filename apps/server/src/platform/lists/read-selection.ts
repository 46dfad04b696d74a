import { Problem } from '@muster/contract';
import { counted, countText } from '@muster/contract/counted.ts';
import type { ListColumns } from '@muster/contract/list-column.ts';
import type { TableParameters } from '@muster/contract/paging.ts';
import type { Ctx } from '../context/context.ts';
import { tableQueryOf } from '../table/table-query.ts';
import type { TablePage, TableQuery } from '../table/table-source.ts';

interface WholeList {
  readonly all: { readonly dt_params: TableParameters };
  /** The number of rows that the user saw. */
  readonly total: number;
  /** Of the rows that the user saw, from the list's answer. */
  readonly digest: string;
}

/**
 * All rows that match the query of a list, through the reading of the list itself: nothing that its viewer does not see.
 * @throws Problem conflict if other rows match now, or one of them changed, since the user selected all
 */
export async function readSelection<Row>(
  { viewer }: Pick<Ctx, 'viewer'>,
  { columns, all, total, digest }: WholeList & { readonly columns: ListColumns },
  read: (question: TableQuery) => Promise<TablePage<Row>>,
): Promise<readonly Row[]> {
  const question = tableQueryOf(columns, viewer, { ...all.dt_params, sort: [], first: 0, rows: total });
  const page = await read({ ...question, digest: true });
  if (page.total === total && page.digest === digest) return page.data;
  throw new Problem(
    'conflict',
    `${whatChanged(page.total, total)} Nothing was changed. Check the list, select all again and retry.`,
  );
}

function whatChanged(now: number, then: number): string {
  if (now === then) return 'Rows of the list changed after you selected all.';
  return `The list has ${counted(now, 'row')} now, and had ${countText(then)} when you selected all.`;
}
