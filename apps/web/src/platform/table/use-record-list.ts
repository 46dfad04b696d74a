import type { ExportFormat } from '@muster/contract/exports.ts';
import type { ListTotals } from '@muster/contract/list.ts';
import type { ListName } from '@muster/contract/list-names.ts';
import type { PageData } from '@muster/contract/page-data.ts';
import { defaultPageSize } from '@muster/contract/page-sizes.ts';
import type { TableParameters } from '@muster/contract/paging.ts';
import { keepPreviousData, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RequestParts } from '../api/call-api.ts';
import type { Download } from '../api/endpoint.ts';
import { problemText } from '../api/problem-error.ts';
import { useViewerZone } from '../session/account-queries.ts';
import { grantsOf, usePageData } from '../session/use-session.ts';
import { type DeclaredColumns, exportedNames, seenBy } from './columns-of.ts';
import { downloadList } from './list-export.ts';
import { arranged } from './list-looks.ts';
import type { WholeResults } from './row-picks.ts';
import { filtersOf, type NamedFilter, type TableColumn } from './table-column.ts';
import { orderOf } from './table-layout.ts';
import type { TableStatus } from './table-note.tsx';
import { tableParametersOf } from './table-parameters.ts';
import { shapeOf, type TableShape } from './table-shape.ts';
import { type TableView, widest } from './table-view.ts';
import { type ListLook, useListSettings } from './use-list-settings.ts';
import { type RowSelection, useRowSelection } from './use-row-selection.ts';
import { useTableAddress } from './use-table-address.ts';

/** A list of records with everything that a DataTable shows and changes. */
export interface RecordList<Row, Answer = unknown> {
  readonly name: ListName;
  readonly columns: readonly TableColumn<Row>[];
  /** In the order in which the toolbar offers them. */
  readonly filters: readonly NamedFilter[];
  /** Without hidden ones, pinned ones first and last. */
  readonly shown: readonly TableColumn<Row>[];
  readonly look: ListLook;
  readonly toggles: readonly TableToggle[];
  /** The reader's time zone. */
  readonly zone: string;
  readonly view: TableView;
  readonly setView: (next: TableView) => void;
  /** The request of the call for the view. */
  readonly parameters: TableParameters;
  /** Of the call for the view. */
  readonly queryKey: readonly [path: string, parts: RequestParts];
  /** Everything found, or the selected rows, as a file. Undefined for columns without a declaration. */
  readonly download: ((format: ExportFormat, isSelection: boolean) => Promise<Download>) | undefined;
  /** The latest answer, undefined before the first: for lists whose call returns more than rows. */
  readonly answer: Answer | undefined;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Undefined before the first answer. */
  readonly total: number | undefined;
  /** Sums over all results, if the list has some. */
  readonly totals: ListTotals | undefined;
  readonly status: TableStatus;
  readonly error: string | undefined;
  readonly onRetry: () => void;
  readonly selection: RowSelection<Row>;
  /** Loads the page again with the digest of all results. Undefined for lists without one. */
  readonly readWhole: (() => Promise<WholeResults>) | undefined;
}

/** Of a part of a page whose header shows the number of rows. */
export interface TotalReport {
  readonly onTotal: (total: number | undefined) => void;
}

export interface TableToggle {
  readonly name: string;
  readonly label: string;
}

/**
 * Combines what a list of records needs: the view in the address, its call (older rows stay visible while newer ones
 * load), the user's columns and the selection. Keep `columns`, `toggles` and `otherFilters` stable.
 */
export function useRecordList<Row extends object, Answer extends Rows<Row>>(
  question: RecordListOptions<Row, Answer>,
): RecordList<Row, Answer> {
  const queries = useQueryClient();
  const { name, query, toggles = noToggles, otherFilters } = question;
  const asGiven = question.columns;
  const page = usePageData();
  const zone = useViewerZone();
  const shape = useMemo(
    () =>
      shapeOf(
        seenColumns(columnsFor(asGiven, undefined), page),
        toggles.map((toggle) => toggle.name),
        otherFilters,
      ),
    [asGiven, page, toggles, otherFilters],
  );
  const [view, setView] = useTableAddress(shape);
  const request = requestOf(view, shape);
  const list = useQuery({ ...query(request), placeholderData: keepPreviousData });
  const answer = list.data;
  const given = useMemo(() => columnsFor(asGiven, answer), [asGiven, answer]);
  const columns = useMemo(() => seenColumns(given, page), [given, page]);
  const look = useListSettings(name, columns);
  const inOrder = useMemo(() => arranged(columns, look.choice.order), [columns, look.choice.order]);
  const shown = orderOf(inOrder, look.hidden, look.widths);
  const rows = (look.isKnown && answer?.data) || [];
  const rowId = question.rowId ?? idOf;
  const readWhole = async (): Promise<WholeResults> => {
    const found = await queries.fetchQuery({ ...query({ ...request, hasDigest: true }), staleTime: 0 });
    // The user sees the rows that the digest is of.
    queries.setQueryData(query(request).queryKey, found);
    return { total: found.total, digest: found.digest ?? '' };
  };
  const readsWhole = question.hasDigest ? readWhole : undefined;
  const shownPage = {
    narrowing: JSON.stringify(query(requestOf(widest(view), shape)).queryKey),
    at: JSON.stringify([view.page, view.size, view.sort]),
    rows,
    idOf: rowId,
    isCurrent: list.isSuccess && !list.isPlaceholderData,
    total: answer?.total ?? 0,
  };
  const selection = useRowSelection<Row>(shownPage, readsWhole);
  return {
    name,
    columns: inOrder,
    filters: [...(otherFilters ?? []), ...filtersOf(columns)],
    shown,
    look,
    toggles,
    zone,
    view,
    setView,
    parameters: request.parameters,
    queryKey: query(request).queryKey,
    download: isDeclared(given)
      ? (format, isSelection) => {
          const exported = isSelection && !selection.all ? selectedRequest(request, selection.ids) : request;
          return downloadList(query(exported).queryKey, { format, columns: exportedNames(given, shown) });
        }
      : undefined,
    answer,
    rows,
    rowId,
    total: look.isKnown ? answer?.total : undefined,
    totals: answer?.totals,
    status: look.isKnown ? statusOf(list) : 'loading',
    error: list.error ? problemText(list.error) : undefined,
    onRetry: () => void list.refetch(),
    selection,
    readWhole: readsWhole,
  };
}

interface Rows<Row> {
  readonly data: readonly Row[];
  readonly total: number;
  readonly totals?: ListTotals | undefined;
  readonly digest?: string | undefined;
}

interface RecordListOptions<Row, Answer> {
  /** Views and settings are stored under it. */
  readonly name: ListName;
  /** The call that reads it: `({ dt_params }) => apiQuery(endpoints.table, { query: { dt_params } })`. */
  readonly query: (request: ListRequest) => ListQuery<Answer>;
  /** By `columnsOf`, or by hand and then without an export. A function where the answer brings the options of a filter. */
  readonly columns: ListedColumns<Row> | ((answer: Answer | undefined) => ListedColumns<Row>);
  readonly toggles?: readonly TableToggle[];
  /** Whether `query` passes `hasDigest` on: for lists with actions on all results. */
  readonly hasDigest?: true;
  /** Filters without a column, such as that of the client. */
  readonly otherFilters?: readonly NamedFilter[];
  /** Default: the row's `id`. */
  readonly rowId?: (row: Row) => string;
}

type ListedColumns<Row> = readonly TableColumn<Row>[] | DeclaredColumns<Row>;

export interface ListRequest {
  readonly view: TableView;
  /** An export of rows by their ids: no switch may leave one of them out. */
  readonly isSelection?: boolean;
  /** Ask for the digest of all results too. */
  readonly hasDigest?: true;
  readonly parameters: TableParameters;
  /** `parameters` as JSON, for the query of a table call. */
  readonly dt_params: string;
}

/** The request of a list for one row. */
export function rowRequest(id: number): Pick<ListRequest, 'dt_params'> {
  const filters: TableParameters['filters'] = { id: { value: [id], matchMode: 'in' } };
  return { dt_params: JSON.stringify({ first: 0, rows: 1, filters }) };
}

function requestOf(view: TableView, shape: TableShape): ListRequest {
  const parameters = tableParametersOf(view, shape);
  return { view, parameters, dt_params: JSON.stringify(parameters) };
}

/** The selected rows, in the order of the view. */
function selectedRequest({ view, parameters: { sort } }: ListRequest, ids: readonly string[]): ListRequest {
  const filters: TableParameters['filters'] = { id: { value: ids.map(Number), matchMode: 'in' } };
  const parameters: TableParameters = { first: 0, rows: defaultPageSize, sort, filters };
  return { view, isSelection: true, parameters, dt_params: JSON.stringify(parameters) };
}

type ListQuery<Answer> = UseQueryOptions<Answer, Error, Answer, readonly [path: string, parts: RequestParts]> & {
  readonly queryKey: readonly unknown[];
};

const noToggles: readonly TableToggle[] = [];

const idOf = (row: object): string => ('id' in row ? String(row.id) : '');

function statusOf(query: { isPending: boolean; isError: boolean; isFetching: boolean }): TableStatus {
  if (query.isPending) return 'loading';
  if (query.isError) return 'error';
  return query.isFetching ? 'refreshing' : 'ready';
}

function columnsFor<Row, Answer>(given: RecordListOptions<Row, Answer>['columns'], answer: Answer | undefined) {
  return typeof given === 'function' ? given(answer) : given;
}

const isDeclared = <Row>(columns: ListedColumns<Row>): columns is DeclaredColumns<Row> => 'declared' in columns;

function seenColumns<Row>(columns: ListedColumns<Row>, page: PageData): readonly TableColumn<Row>[] {
  return isDeclared(columns) ? seenBy(columns, grantsOf(page) ?? noGrants) : columns;
}

const noGrants = { roles: [], permissions: [] };
