import {
  columnPinningFeature,
  columnVisibilityFeature,
  createColumnHelper,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { TableColumn } from './table-column.ts';

const features = tableFeatures({ columnPinningFeature, columnVisibilityFeature, rowSelectionFeature });

/** Which columns are shown in which order, and which rows are selected. The server does everything else. */
export function useTableModel<Row extends object>(question: TableQuestion<Row>) {
  const { columns, rows, rowId, hidden, selected, onSelect } = question;
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    return columns.map((column) => helper.display({ id: column.id }));
  }, [columns]);
  const pinnedTo = (side: 'left' | 'right') => columns.filter((one) => one.pinned === side).map((one) => one.id);
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    enableRowSelection: onSelect !== undefined,
    state: {
      columnPinning: { start: pinnedTo('left'), end: pinnedTo('right') },
      columnVisibility: Object.fromEntries([...hidden].map((id) => [id, false])),
      rowSelection: Object.fromEntries([...(selected ?? [])].map((id) => [id, true as const])),
    },
    onRowSelectionChange: (update) => {
      const before = Object.fromEntries([...(selected ?? [])].map((id) => [id, true as const]));
      const after = typeof update === 'function' ? update(before) : update;
      onSelect?.(new Set(Object.keys(after).filter((id) => after[id])));
    },
  });
  const byId = new Map(columns.map((column) => [column.id, column]));
  const shown = [
    ...table.getStartVisibleLeafColumns(),
    ...table.getCenterVisibleLeafColumns(),
    ...table.getEndVisibleLeafColumns(),
  ].flatMap((column) => byId.get(column.id) ?? []);
  return { table, shown };
}

export type TableModel<Row extends object> = ReturnType<typeof useTableModel<Row>>;

interface TableQuestion<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly hidden: ReadonlySet<string>;
  readonly selected: ReadonlySet<string> | undefined;
  readonly onSelect: ((selected: ReadonlySet<string>) => void) | undefined;
}
