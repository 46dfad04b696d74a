import type { Insertable } from 'kysely';
import type { Database } from '../rows.generated.ts';
import type { BaseLists } from './base-lists.ts';
import type { Situation } from './employment.ts';
import type { SealingCipher } from './seal-sensitive.ts';
import type { SeededCompany, SeedTime } from './seed-clients.ts';

/** Rows by table, in the order in which they can be stored. */
export type EmployeeRows = { [Table in EmployeeTable]: Insertable<Database[Table]>[] };

export const employeeTables = [
  'employee',
  'employee_sensitive',
  'employee_active_date',
  'employee_status_history',
  'employee_client',
  'employee_cost',
  'employee_nonrefundable',
  'employee_re_fee',
  'employee_policy',
  'employee_shift',
] as const;
export type EmployeeTable = (typeof employeeTables)[number];

export interface PlanFacts {
  readonly id: number;
  readonly at: SeededCompany;
  readonly situation: Situation;
  /** Some lack a piece of the configuration of section 5.8; these never do. */
  readonly isComplete: boolean;
  /** `history`: the twelve months before today. `flat`: what holds today. */
  readonly depth: 'history' | 'flat';
}

export interface PlanWorld {
  readonly base: BaseLists;
  /** Where somebody may have worked before. */
  readonly companies: readonly SeededCompany[];
  readonly cipher: SealingCipher;
  readonly time: SeedTime;
}

/** What may be missing of the configuration (section 5.8). */
export const gapKinds = ['cost', 'nonrefundable', 're_fee', 'shift', 'schedule', 'birthdate', 'points'] as const;
export type Gap = (typeof gapKinds)[number];
