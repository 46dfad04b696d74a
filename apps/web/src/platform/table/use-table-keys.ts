import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { takesKeys } from '../keys/takes-keys.ts';
import { openingOf, type RowLook } from './row-look.ts';
import type { RecordList } from './use-record-list.ts';

/** The keys of a table: J and K move between rows, Enter opens, X selects, Esc clears the selection. */
export function useTableKeys<Row>(list: RecordList<Row>, look: RowLook<Row>, selectable: boolean): TableKeys {
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const { rows, rowId, selection } = list;
  const rowOf = (element: Element | null) => element?.closest<HTMLElement>('tr[data-row]')?.dataset.row ?? null;
  const at = () => rowOf(document.activeElement) ?? current;
  const moveBy = (step: number) => {
    const place = rows.findIndex((row) => rowId(row) === at());
    const next = rows[place === -1 ? 0 : place + step];
    if (!next) return;
    setCurrent(rowId(next));
    focusRow(box, rowId(next));
  };
  const select = () => {
    const row = rows.find((one) => rowId(one) === at());
    if (row && selectable) selection.select(rowId(row), !selection.has(rowId(row)));
  };
  const open = () => {
    const row = rows.find((one) => rowId(one) === rowOf(document.activeElement));
    // On a link or button of the row the key does what that does.
    if (row && document.activeElement?.tagName === 'TR') openingOf(look, navigate)?.(row);
  };
  const press = (key: string) => {
    if (key === 'j') moveBy(1);
    if (key === 'k') moveBy(-1);
    if (key === 'x') select();
    if (key === 'Enter') open();
    if (key === 'Escape' && selection.count > 0) selection.clear();
  };
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || takesKeys(event.target)) return;
      latest.current(event.key);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return { current, box };
}

interface TableKeys {
  /** The row that the keys are at. */
  readonly current: string | null;
  readonly box: RefObject<HTMLDivElement | null>;
}

function focusRow(box: RefObject<HTMLElement | null>, id: string): void {
  const rows = [...(box.current?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])];
  const row = rows.find(({ dataset }) => dataset.row === id);
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}
