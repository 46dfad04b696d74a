import type { CallAnswer, CallInput } from '@muster/contract';
import type { ExportCall, ListCall, ListDeclaration } from '@muster/contract/list.ts';
import type { TableParameters } from '@muster/contract/paging.ts';
import type { Ctx } from '../context/context.ts';
import { type Binding, bind } from '../http/binding.ts';
import { tableQueryOf } from '../table/table-query.ts';
import type { TableQuery } from '../table/table-source.ts';
import { type AnyReading, exportList } from './export-list.ts';

export interface ListInput<C extends ListCall> extends Pick<CallInput<C>, 'params' | 'query'> {
  /** The query in `dt_params`, without columns that the viewer may not see. */
  readonly question: TableQuery;
}

export type ReadList<C extends ListCall> = (ctx: Ctx, input: ListInput<C>) => Promise<CallAnswer<C>>;

export interface ListOptions<C extends ListCall> {
  /** Name of the exported file without extension. Default: the list's name and today. */
  readonly fileName?: (answer: CallAnswer<C>) => string;
}

/** Binds a list to the function that reads its pages. The export uses the same function. */
export function bindList<C extends ListCall>(
  list: ListDeclaration<C>,
  read: ReadList<C>,
  options: ListOptions<C> = {},
): readonly Binding[] {
  const widened: { read(ctx: never, input: never): Promise<unknown>; fileName?(answer: never): string } = {
    read,
    ...options,
  };
  const reading: AnyReading = {
    list,
    read: (ctx, params, query) => {
      const { dt_params, digest = false } = query as { dt_params: TableParameters; digest?: boolean };
      const question = { ...tableQueryOf(list.columns, ctx.viewer, dt_params), digest };
      return (widened.read as AnyRead)(ctx, { params, query, question });
    },
    fileName: widened.fileName as AnyReading['fileName'],
  };
  const run = (ctx: Ctx, { params, query }: CallInput<ListCall>) => reading.read(ctx, params, query);
  return [
    bind<ListCall>(list.call, run),
    bind<ExportCall<ListCall>>(list.exportCall, (ctx: Ctx, { params, body }) =>
      exportList(ctx, reading, { params, body }),
    ),
  ];
}

type AnyRead = (
  ctx: Ctx,
  input: { readonly params: unknown; readonly query: unknown; readonly question: TableQuery },
) => Promise<CallAnswer<ListCall>>;
