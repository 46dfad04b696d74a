import type { CellPlace } from './calendar-keys.ts';

/** The cell that an event happened in. */
export function placeOf(target: EventTarget | null): CellPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : null;
}

export const cellAt = (box: HTMLElement, { row, column }: CellPlace): HTMLElement | null =>
  box.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
