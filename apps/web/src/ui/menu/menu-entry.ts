import type { ReactNode } from 'react';

export interface MenuAction {
  readonly label: string;
  readonly icon?: ReactNode;
  /** Gray words at the right: a shortcut or a value. */
  readonly hint?: ReactNode;
  /** Another screen; else `onSelect`. */
  readonly to?: string;
  readonly onSelect?: () => void;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** Shown with a tick; the entry becomes a choice. */
  readonly checked?: boolean;
}

export type MenuEntry = MenuAction | 'divider' | { readonly group: string };
