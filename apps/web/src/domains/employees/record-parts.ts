import type { Grants } from '@muster/contract/access.ts';
import { type ComponentType, createContext } from 'react';

/** A part of an employee's details that a domain above this one brings; `app/` hands them in. */
export interface RecordPart {
  /** Stands in the address. */
  readonly id: string;
  readonly label: string;
  readonly isOpenTo: (viewer: Grants) => boolean;
  /** Loaded when it is opened. */
  readonly Content: ComponentType<{ readonly id: number }>;
}

export const RecordParts = createContext<readonly RecordPart[]>([]);
