import type { Grants } from '@muster/contract/access.ts';
import { type ComponentType, createContext } from 'react';

/** A tab of an employee's details from a domain above this one; `app/` passes them in. */
export interface RecordPart {
  /** Its name in the address. */
  readonly id: string;
  readonly label: string;
  readonly isOpenTo: (viewer: Grants) => boolean;
  /** Loaded when it is opened. */
  readonly Content: ComponentType<{ readonly id: number }>;
}

/** A card of the summary, likewise. */
export type SummaryPart = Omit<RecordPart, 'label'>;

export const RecordParts = createContext<readonly RecordPart[]>([]);
export const SummaryParts = createContext<readonly SummaryPart[]>([]);
