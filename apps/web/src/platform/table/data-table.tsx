import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button/button.tsx';
import { InHeader } from '../../ui/page/header-place.tsx';
import { LoadingBar } from '../../ui/state/loading-bar.tsx';
import { Unseen } from '../../ui/unseen/unseen.tsx';
import { useOverlaid, usePhone } from '../../ui/use-compact.ts';
import type { BulkActions } from './bulk-actions.ts';
import { ColumnsButton } from './columns-button.tsx';
import styles from './data-table.module.css';
import { ListExport } from './export-menu.tsx';
import { BelowCards, LazyCards } from './lazy-cards.tsx';
import { openingOf, type QuickViewState, type RowLook, SelectingContext } from './row-look.ts';
import { type BuiltInView, SavedViewsMenu } from './saved-views/saved-views-menu.tsx';
import { SkeletonCards } from './skeleton-cards.tsx';
import { TableFoot } from './table-foot.tsx';
import { TableGrid } from './table-grid.tsx';
import { TableNote } from './table-note.tsx';
import { TableToolbar } from './table-toolbar.tsx';
import { changed } from './table-view.ts';
import { useListTrail } from './use-list-trail.ts';
import { useOpenRow } from './use-open-row.ts';
import type { RecordList } from './use-record-list.ts';
import { type RowKeys, useTableKeys } from './use-table-keys.ts';

/**
 * A list of records that the server pages, sorts, filters and searches. A table that fills the height (inside a Page
 * with `fill`), cards on phones.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, list, bulk } = props;
  const look: RowLook<Row> = props;
  const { rows, status } = list;
  const isPhone = usePhone();
  const skeleton = status === 'loading' && rows.length === 0;
  const isOver = useOverlaid();
  const navigate = useNavigate();
  const opened = useOpenRow(list);
  const open = openingOf(look, opened.show, navigate);
  useListTrail(list, look.rowHref);
  const box = useTableKeys({ list, open, opened, selectable: bulk !== undefined, rowKeys: props.rowKeys });
  const foot = <TableFoot label={label} list={list} bulk={bulk} />;
  return (
    <div ref={box} className={styles.box}>
      {isPhone ? null : (
        <InHeader>
          <ListExport label={label} list={list} />
        </InHeader>
      )}
      <TableToolbar
        label={label}
        list={list}
        isPhone={isPhone}
        searchPlaceholder={props.searchPlaceholder}
        filters={props.filters}
      >
        {props.toolbar}
        {isPhone ? <ListExport label={label} list={list} isIcon /> : null}
        <SavedViewsMenu list={list.name} label={label} look={list.look} builtIn={props.builtInViews} isIcon={isPhone} />
        {isPhone ? null : <ColumnsButton columns={list.columns} look={list.look} />}
      </TableToolbar>
      <div className={styles.body}>
        <div className={styles.main}>
          <div className={styles.content}>
            <LoadingBar shown={status === 'refreshing' || (status === 'loading' && rows.length > 0)} />
            <Unseen as="p" role="status">
              {skeleton ? 'Loading' : ''}
            </Unseen>
            {isPhone ? (
              <>
                {skeleton ? <SkeletonCards /> : null}
                {rows.length > 0 ? (
                  <LazyCards
                    label={label}
                    list={list}
                    busy={status !== 'ready'}
                    selectable={bulk !== undefined}
                    look={look}
                    open={open}
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
                look={look}
                open={open}
                openId={opened.row && list.rowId(opened.row)}
                isOver={isOver}
              >
                {noteOf(props)}
              </TableGrid>
            )}
          </div>
          {isPhone && rows.length > 0 ? <BelowCards>{foot}</BelowCards> : foot}
        </div>
        <SelectingContext value={list.selection.count > 0}>
          {opened.row ? look.quickView?.(opened.row, withActions(opened.state, look, opened.row)) : null}
        </SelectingContext>
      </div>
    </div>
  );
}

export interface DataTableProps<Row extends object> extends RowLook<Row> {
  /** What the rows are, as a plural: 'Employees'. */
  readonly label: string;
  readonly list: RecordList<Row>;
  /** Without it there is no search box. */
  readonly searchPlaceholder?: string;
  /** Controls before the filters, such as a period. */
  readonly filters?: ReactNode;
  /** Choices of columns that the list comes with, above the saved views. */
  readonly builtInViews?: readonly BuiltInView[];
  /** More controls above the table, on the right. */
  readonly toolbar?: ReactNode;
  /** More keys for the current or the selected rows. */
  readonly rowKeys?: RowKeys<Row>;
  readonly empty: {
    readonly title: string;
    readonly hint?: string;
    readonly icon?: ReactNode;
    readonly action?: ReactNode;
    /** Nothing is found without filters either. */
    readonly isWithoutRecords?: boolean;
  };
  /** Without it rows cannot be selected. */
  readonly bulk?: BulkActions<Row> | undefined;
}

function withActions<Row>(state: QuickViewState, { rowActions }: RowLook<Row>, row: Row): QuickViewState {
  return rowActions ? { ...state, actions: () => rowActions(row) } : state;
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
