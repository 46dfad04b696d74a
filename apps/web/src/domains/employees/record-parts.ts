import type { Grants } from '@muster/contract/access.ts';
import type { PolicyKind } from '@muster/contract/domains/clients/clients.constants.ts';
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

/** What a policy of a kind would do, shown in the form that gives it to an employee. */
export interface PolicyEffect {
  readonly kind: PolicyKind;
  readonly isOpenTo: (viewer: Grants) => boolean;
  readonly Content: ComponentType<{ readonly employeeId: number; readonly policyId: number; readonly from: string }>;
}

export const RecordParts = createContext<readonly RecordPart[]>([]);
export const SummaryParts = createContext<readonly SummaryPart[]>([]);
export const PolicyEffects = createContext<readonly PolicyEffect[]>([]);
