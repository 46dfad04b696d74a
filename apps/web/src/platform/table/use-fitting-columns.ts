import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { TableColumn } from './table-column.ts';
import { type FittingWidths, fittingColumns } from './table-layout.ts';

/**
 * The columns that fit beside a docked quick view. A table alone keeps all its columns and scrolls. Columns have the
 * width of their content, so they are measured; one that is given up keeps its last width.
 */
export function useFittingColumns<Row>(region: RefObject<HTMLElement | null>, question: FittingQuestion<Row>) {
  const { columns, isDocked, isSelectable } = question;
  const measured = useRef(new Map<string, number>());
  const [widths, setWidths] = useState<FittingWidths | null>(null);
  useLayoutEffect(() => {
    const element = region.current;
    if (element === null || !isDocked) return;
    const measure = () => {
      for (const head of element.querySelectorAll<HTMLElement>('th[data-column]'))
        measured.current.set(head.dataset.column ?? '', head.offsetWidth);
      setWidths({ available: element.clientWidth, measured: new Map(measured.current) });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [region, isDocked]);
  return widths === null || !isDocked ? columns : fittingColumns(columns, widths, isSelectable);
}

interface FittingQuestion<Row> {
  readonly columns: readonly TableColumn<Row>[];
  /** Whether a quick view is beside the table. */
  readonly isDocked: boolean;
  readonly isSelectable: boolean;
}
