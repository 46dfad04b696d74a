import { type AccessRule, mayAccess } from '@muster/contract/access.ts';
import { type QueryFunction, type SkipToken, useQuery } from '@tanstack/react-query';
import type { ComboListState } from '../../ui/combo-box/combo-list.tsx';
import type { ComboOption } from '../../ui/combo-box/combo-option.ts';
import type { RequestParts } from '../api/call-api.ts';
import { grantsOf, usePageData } from '../session/use-session.ts';
import { choiceList } from './choice-list.ts';

type Key = readonly [path: string, parts: RequestParts];

/** What `apiQuery` makes of a call that answers a list of rows. */
interface RowsQuery<Row> {
  readonly queryKey: Key;
  readonly queryFn?: QueryFunction<Row[], Key> | SkipToken;
}

interface RowWithId {
  readonly id: number;
}

/** Rows that a field offers as choices: the call that answers them, and how each is shown. */
export interface Lookup<Row extends RowWithId> {
  readonly query: RowsQuery<Row>;
  readonly label: (row: Row) => string;
  readonly hint?: (row: Row) => string | undefined;
  /** Who may call it, where a form is also open to others. */
  readonly access?: AccessRule;
  /** How long rows are kept. Default: ten minutes. */
  readonly staleMs?: number;
}

/** `defineLookup(apiQuery(lookupsEndpoints.countries), { label: ({ name }) => name })` */
export function defineLookup<Row extends RowWithId>(
  query: RowsQuery<Row>,
  look: Omit<Lookup<Row>, 'query'>,
): Lookup<Row> {
  return { query, ...look };
}

/** The choices of a select field. */
export interface Choices {
  readonly options: readonly ComboOption[];
  readonly list: ComboListState;
}

export interface LookupAnswer<Row> {
  readonly choices: Choices;
  /** Empty until they are loaded. */
  readonly rows: readonly Row[];
  readonly nameOf: (id: number | null | undefined) => string | null;
  readonly isAllowed: boolean;
}

interface LookupUse<Row> {
  /** Narrows the choices. */
  readonly only?: (row: Row) => boolean;
  readonly enabled?: boolean;
}

const none: readonly never[] = [];

export function useLookup<Row extends RowWithId>(
  { query, label, hint, access, staleMs = 600_000 }: Lookup<Row>,
  { only = () => true, enabled = true }: LookupUse<Row> = {},
): LookupAnswer<Row> {
  const page = usePageData();
  const isAllowed = access === undefined || mayAccess(access, grantsOf(page));
  const found = useQuery({ ...query, staleTime: staleMs, enabled: enabled && isAllowed });
  const rows = found.data ?? none;
  return {
    choices: {
      options: rows.filter(only).map((row) => ({ value: String(row.id), label: label(row), hint: hint?.(row) })),
      list: choiceList(found),
    },
    rows,
    nameOf: (id) => {
      // Rows of several kinds may share an id; a kept value may be one that is no longer offered.
      const row = rows.find((one) => one.id === id && only(one)) ?? rows.find((one) => one.id === id);
      return row ? label(row) : null;
    },
    isAllowed,
  };
}
