import type { ScreenName } from '@muster/contract/all-screens.ts';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { LoadingBar } from '../../ui/state/loading-bar.tsx';
import { Unseen } from '../../ui/unseen/unseen.tsx';
import { useCompact } from '../../ui/use-compact.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ColumnsButton } from './columns-button.tsx';
import styles from './data-table.module.css';
import { SavedViewsMenu } from './saved-views/saved-views-menu.tsx';
import { type CardLook, SkeletonCards, TableCards } from './table-cards.tsx';
import type { TableColumn } from './table-column.ts';
import { TableGrid } from './table-grid.tsx';
import { TableNote, type TableStatus } from './table-note.tsx';
import { type TableToggle, TableToolbar } from './table-toolbar.tsx';
import { changed, pageSizes, type TableView } from './table-view.ts';
import { useHiddenColumns } from './use-hidden-columns.ts';
import { useTableModel } from './use-table-model.ts';

/**
 * A list whose data the server pages, sorts, filters and searches. A table that fills the height on wide screens (inside
 * a Page with `fill`), cards below 860 px. Keep `columns` stable; `view` best comes from `useTableAddress`.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, view, onViewChange, selection, status } = props;
  const compact = useCompact();
  const hiding = useHiddenColumns(columns, props.storageKey);
  const model = useTableModel({
    columns,
    rows,
    rowId: props.rowId,
    hidden: hiding.hidden,
    selected: selection?.selected,
    onSelect: selection?.onSelect,
  });
  const skeleton = status === 'loading' && rows.length === 0;
  const note = <TableNote status={status} count={rows.length} view={view} {...noteProps(props)} />;
  const shown = model.shown.map(({ id }) => id);
  const { rowName, rowHref, rowActions, avatar } = props;
  return (
    <div className={styles.box}>
      {selection && selection.selected.size > 0 ? (
        <BulkBar count={selection.selected.size} onClear={() => selection.onSelect(new Set())}>
          {drawn(selection.actions, shown)}
        </BulkBar>
      ) : (
        <TableToolbar
          label={label}
          columns={columns}
          view={view}
          onViewChange={onViewChange}
          compact={compact}
          searchPlaceholder={props.searchPlaceholder}
          toggles={props.toggles}
        >
          {drawn(props.toolbar, shown)}
          {props.savedViews === undefined ? null : (
            <SavedViewsMenu screen={props.savedViews} label={label} hiding={hiding} />
          )}
          {compact ? null : <ColumnsButton columns={columns} state={hiding} />}
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
                rows={rows}
                rowId={props.rowId}
                columns={columns}
                busy={status !== 'ready'}
                selected={selection?.selected}
                onSelected={(id, on) => model.table.getRow(id).toggleSelected(on)}
                {...{ rowName, rowHref, rowActions, avatar }}
              />
            ) : null}
            {note}
          </>
        ) : (
          <TableGrid
            label={label}
            model={model}
            view={view}
            onViewChange={onViewChange}
            selectable={selection !== undefined}
            skeleton={skeleton}
            busy={status === 'loading' || status === 'refreshing'}
            {...{ rowName, rowHref, rowActions }}
          >
            {note}
          </TableGrid>
        )}
      </div>
      {props.total === 0 ? null : (
        <div className={styles.foot}>
          <Pagination
            page={view.page}
            size={view.size}
            total={props.total}
            onPage={(page) => onViewChange({ ...view, page })}
            choice={{ sizes: pageSizes, onSize: (size) => onViewChange(changed(view, { size })) }}
          />
        </div>
      )}
    </div>
  );
}

export interface DataTableProps<Row extends object> extends Omit<CardLook<Row>, 'selected' | 'onSelected'> {
  /** What the rows are, as a plural: 'Employees'. */
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly total: number;
  readonly view: TableView;
  readonly onViewChange: (next: TableView) => void;
  /** 'loading' is the first time, 'refreshing' while older rows stay in sight. */
  readonly status: TableStatus;
  readonly error?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  /** Left out, there is no search box. */
  readonly searchPlaceholder?: string;
  readonly toggles?: readonly TableToggle[];
  /** More controls at the right over the table. */
  readonly toolbar?: TableControls;
  readonly empty: {
    readonly title: string;
    readonly hint?: string;
    readonly icon?: ReactNode;
    readonly action?: ReactNode;
  };
  readonly selection?: {
    readonly selected: ReadonlySet<string>;
    readonly onSelect: (selected: ReadonlySet<string>) => void;
    readonly actions: TableControls;
  };
  /** The reader's choice of columns is kept on the device under this name. */
  readonly storageKey: string;
  /** Readers may keep views of the list under names; the screen that they are kept for. */
  readonly savedViews?: ScreenName;
}

/** Controls that may want to know which columns are shown, by id and in their order. */
type TableControls = ReactNode | ((shown: readonly string[]) => ReactNode);

const drawn = (controls: TableControls, shown: readonly string[]) =>
  typeof controls === 'function' ? controls(shown) : controls;

function noteProps<Row extends object>({ empty, error, onRetry, onViewChange, view, label }: DataTableProps<Row>) {
  const clear = <Button onClick={() => onViewChange(changed(view, { search: '', filters: {} }))}>Clear filters</Button>;
  const onFirstPage = () => onViewChange({ ...view, page: 1 });
  return { empty, error, onRetry, onFirstPage, label, clear };
}
