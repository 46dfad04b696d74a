import { pageSizes } from '@muster/contract/page-sizes.ts';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { LoadingBar } from '../../ui/state/loading-bar.tsx';
import { Unseen } from '../../ui/unseen/unseen.tsx';
import { useCompact } from '../../ui/use-compact.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ColumnsButton } from './columns-button.tsx';
import styles from './data-table.module.css';
import { ListExport } from './export-menu.tsx';
import { SavedViewsMenu } from './saved-views/saved-views-menu.tsx';
import { type CardLook, SkeletonCards, TableCards } from './table-cards.tsx';
import { TableGrid } from './table-grid.tsx';
import { TableNote } from './table-note.tsx';
import { TableToolbar } from './table-toolbar.tsx';
import { changed } from './table-view.ts';
import type { RecordList } from './use-record-list.ts';
import type { RowSelection } from './use-row-selection.ts';

/**
 * A list of records that the server pages, sorts, filters and searches. A table that fills the height on wide screens
 * (inside a Page with `fill`), cards below 860 px.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, list, bulk, rowName, rowHref, rowActions, avatar } = props;
  const { view, setView, rows, status, selection } = list;
  const compact = useCompact();
  const skeleton = status === 'loading' && rows.length === 0;
  return (
    <div className={styles.box}>
      {bulk && selection.count > 0 ? (
        <BulkBar label={label} list={list} canSelectAll={bulk.canSelectAll === true}>
          {bulk.actions?.(selection)}
          <ListExport label={label} list={list} isSelection />
        </BulkBar>
      ) : (
        <TableToolbar
          label={label}
          columns={list.columns}
          view={view}
          onViewChange={setView}
          compact={compact}
          searchPlaceholder={props.searchPlaceholder}
          toggles={list.toggles}
          filters={props.filters}
        >
          {props.toolbar}
          <ListExport label={label} list={list} />
          <SavedViewsMenu list={list.name} label={label} hiding={list.hiding} />
          {compact ? null : <ColumnsButton columns={list.columns} state={list.hiding} />}
        </TableToolbar>
      )}
      <div className={styles.content}>
        <LoadingBar shown={status === 'refreshing' || (status === 'loading' && rows.length > 0)} />
        <Unseen as="p" role="status">
          {skeleton ? 'Loading' : ''}
        </Unseen>
        {compact ? (
          <>
            {skeleton ? <SkeletonCards /> : null}
            {rows.length > 0 ? (
              <TableCards
                label={label}
                list={list}
                busy={status !== 'ready'}
                selectable={bulk !== undefined}
                {...{ rowName, rowHref, rowActions, avatar }}
              />
            ) : null}
            {noteOf(props)}
          </>
        ) : (
          <TableGrid
            label={label}
            list={list}
            selectable={bulk !== undefined}
            skeleton={skeleton}
            busy={status === 'loading' || status === 'refreshing'}
            {...{ rowName, rowHref, rowActions }}
          >
            {noteOf(props)}
          </TableGrid>
        )}
      </div>
      {list.total ? (
        <div className={styles.foot}>
          <Pagination
            page={view.page}
            size={view.size}
            total={list.total}
            onPage={(page) => setView({ ...view, page })}
            choice={{ sizes: pageSizes, onSize: (size) => setView(changed(view, { size })) }}
          />
        </div>
      ) : null}
    </div>
  );
}

export interface DataTableProps<Row extends object> extends CardLook<Row> {
  /** What the rows are, as a plural: 'Employees'. */
  readonly label: string;
  readonly list: RecordList<Row>;
  /** Without it there is no search box. */
  readonly searchPlaceholder?: string;
  /** Controls next to the search box, such as a period. */
  readonly filters?: ReactNode;
  /** More controls above the table, on the right. */
  readonly toolbar?: ReactNode;
  readonly empty: {
    readonly title: string;
    readonly hint?: string;
    readonly icon?: ReactNode;
    readonly action?: ReactNode;
  };
  /** Without it rows cannot be selected. */
  readonly bulk?: {
    /** Next to the export. */
    readonly actions?: (selection: RowSelection<Row>) => ReactNode;
    readonly canSelectAll?: boolean;
  };
}

function noteOf<Row extends object>({ label, list, empty }: DataTableProps<Row>) {
  const { view, setView } = list;
  return (
    <TableNote
      status={list.status}
      count={list.rows.length}
      view={view}
      label={label}
      empty={empty}
      error={list.error}
      onRetry={list.onRetry}
      onFirstPage={() => setView({ ...view, page: 1 })}
      clear={<Button onClick={() => setView(changed(view, { search: '', filters: {} }))}>Clear filters</Button>}
    />
  );
}
