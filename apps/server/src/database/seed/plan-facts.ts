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
  /** These employees never lack a part of the configuration of section 5.8; others may. */
  readonly isComplete: boolean;
  /** `history`: the twelve months before today. `flat`: only the current values. */
  readonly depth: 'history' | 'flat';
}

export interface PlanWorld {
  readonly base: BaseLists;
  /** Clients that an employee may have worked for before. */
  readonly companies: readonly SeededCompany[];
  readonly cipher: SealingCipher;
  readonly time: SeedTime;
}

/** Parts of the configuration that may be missing (section 5.8). */
export const gapKinds = ['cost', 'nonrefundable', 're_fee', 'shift', 'schedule', 'birthdate', 'points'] as const;
export type Gap = (typeof gapKinds)[number];
