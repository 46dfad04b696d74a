import type { ComponentType } from 'react';

/** Places in a screen that a domain above its own can fill. */
type SlotName =
  | 'attendance-actions'
  | 'employee-list-actions'
  | 'holiday-list-actions'
  | 'own-clock'
  | 'own-timesheets';

const parts = new Map<SlotName, ComponentType>();

/** Called only by app/, before the first render. */
export function fillSlot(name: SlotName, part: ComponentType): void {
  parts.set(name, part);
}

export function Slot({ name }: { readonly name: SlotName }) {
  const Part = parts.get(name);
  return Part ? <Part /> : null;
}
