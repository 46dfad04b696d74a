import type { Grants } from '@muster/contract/access.ts';
import { type ComponentType, createContext } from 'react';

/** A card of a client's summary from a domain above this one; `app/` passes them in. */
export interface ClientSummaryPart {
  readonly id: string;
  readonly isOpenTo: (viewer: Grants) => boolean;
  /** Below the client's own cards: its height depends on what it finds. */
  readonly isLast?: true;
  /** Loaded when it is shown. */
  readonly Content: ComponentType<{ readonly id: number; readonly name: string }>;
}

export const ClientSummaryParts = createContext<readonly ClientSummaryPart[]>([]);
