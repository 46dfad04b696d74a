import { type RefObject, useRef, useState } from 'react';
import { type KeyGroup, useScreenKeys } from '../keys/screen-keys.ts';
import { usePageKeys } from '../keys/use-page-keys.ts';
import type { OpenRow } from './use-open-row.ts';
import type { RecordList } from './use-record-list.ts';

/**
 * The keys of a table: J and K move between rows and take the quick view along, Enter opens it and then the record, X selects, Esc
 * closes the quick view or clears the selection.
 */
export function useTableKeys<Row>({
  list,
  open,
  opened,
  selectable,
  rowKeys,
}: KeysQuestion<Row>): RefObject<HTMLDivElement | null> {
  useScreenKeys(tableKeys);
  useScreenKeys(rowKeys?.group ?? null);
  const box = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const { rows, rowId, selection } = list;
  const rowOf = (element: Element | null) => element?.closest<HTMLElement>('tr[data-row]')?.dataset.row ?? null;
  const at = () => (opened.row ? rowId(opened.row) : (rowOf(document.activeElement) ?? current));
  const moveBy = (step: number) => {
    const place = rows.findIndex((row) => rowId(row) === at());
    const next = rows[place === -1 ? 0 : place + step];
    if (!next) return;
    setCurrent(rowId(next));
    if (opened.row) opened.show(next);
    focusRow(box, rowId(next));
  };
  const select = () => {
    const row = rows.find((one) => rowId(one) === at());
    if (row && selectable) selection.select(rowId(row), !selection.has(rowId(row)));
  };
  const openFocused = () => {
    const row = rows.find((one) => rowId(one) === rowOf(document.activeElement));
    // On a link or button of the row the key does what that does.
    if (!row || document.activeElement?.tagName !== 'TR') return false;
    if (opened.row && rowId(opened.row) === rowId(row)) document.activeElement.querySelector('a')?.click();
    else open?.(row);
    return true;
  };
  const leave = () => {
    if (opened.row) {
      const id = rowId(opened.row);
      opened.state.onClose();
      setCurrent(id);
      focusRow(box, id);
    } else if (selection.count > 0) selection.clear();
    else return false;
    return true;
  };
  /** On the selected rows; without a selection on the current row. */
  const actOn = (act: (rows: readonly Row[]) => void) => {
    const row = rows.find((one) => rowId(one) === at());
    if (selection.count > 0) act(selection.rows);
    else if (row) act([row]);
  };
  usePageKeys((key) => {
    const act = rowKeys?.acts[key];
    if (act) actOn(act);
    else if (key === 'j') moveBy(1);
    else if (key === 'k') moveBy(-1);
    else if (key === 'x') select();
    else if (key === 'Enter') return openFocused();
    else if (key === 'Escape') return leave();
    else return false;
    return true;
  });
  return box;
}

interface KeysQuestion<Row> {
  readonly list: RecordList<Row>;
  readonly open: ((row: Row) => void) | undefined;
  readonly opened: OpenRow<Row>;
  readonly selectable: boolean;
  readonly rowKeys: RowKeys<Row> | undefined;
}

/** Keys that act on rows, such as A to approve. */
export interface RowKeys<Row> {
  /** A constant: what the list of all keys shows. */
  readonly group: KeyGroup;
  readonly acts: Readonly<Record<string, (rows: readonly Row[]) => void>>;
}

function focusRow(box: RefObject<HTMLElement | null>, id: string): void {
  const rows = [...(box.current?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])];
  const row = rows.find(({ dataset }) => dataset.row === id);
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

const tableKeys: KeyGroup = {
  title: 'Table',
  lines: [
    { keys: ['J', 'K'], does: 'Next and previous row' },
    { keys: ['Enter'], does: 'Open the row, then its record' },
    { keys: ['X'], does: 'Select the row' },
    { keys: ['/'], does: 'Search' },
    { keys: ['Esc'], does: 'Close the quick view, or clear the selection' },
  ],
};
