import { Problem } from '@muster/contract';
import { counted, countText } from '@muster/contract/counted.ts';
import type { ListColumns } from '@muster/contract/list-column.ts';
import type { TableParameters } from '@muster/contract/paging.ts';
import type { Ctx } from '../context/context.ts';
import { questionOf } from '../table/list-question.ts';
import type { TablePage, TableQuestion } from '../table/table-source.ts';

interface WholeList {
  readonly all: { readonly dt_params: TableParameters };
  /** The number of rows that the user saw. */
  readonly total: number;
}

/**
 * All rows that match the query of a list, through the reading of the list itself: nothing that its viewer does not see.
 * @throws Problem conflict if their number changed since the user saw the list
 */
export async function readSelection<Row>(
  { viewer }: Pick<Ctx, 'viewer'>,
  { columns, all, total }: WholeList & { readonly columns: ListColumns },
  read: (question: TableQuestion) => Promise<TablePage<Row>>,
): Promise<readonly Row[]> {
  const page = await read(questionOf(columns, viewer, { ...all.dt_params, sort: [], first: 0, rows: total }));
  if (page.total === total) return page.data;
  const now = counted(page.total, 'row');
  throw new Problem(
    'conflict',
    `The list has ${now} now, and had ${countText(total)} when you selected all. Nothing was changed. Check the list and try again.`,
  );
}
