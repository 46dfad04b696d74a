import type { ReactNode } from 'react';

export interface MenuAction {
  readonly label: string;
  readonly icon?: ReactNode;
  /** Gray text on the right: a shortcut or a value. */
  readonly hint?: ReactNode;
  /** Link to another screen; otherwise `onSelect`. */
  readonly to?: string;
  readonly onSelect?: () => void;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** Shown with a tick, which makes the entry a choice. */
  readonly checked?: boolean;
}

export type MenuEntry = MenuAction | 'divider' | { readonly group: string };
