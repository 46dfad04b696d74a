import { dayAfter } from '@muster/contract/dated/dated-history.ts';
import type { AmountKind } from '@muster/contract/domains/employees/employee-cost.schemas.ts';
import type { Db } from '../../database/db.ts';
import { changeHistories } from '../../platform/dated/change-history.ts';
import { employeeAmounts } from './employee-amount.repository.ts';
import { employeePolicies } from './employee-policy.repository.ts';
import type { ImportedPolicy } from './import-employees.repository.ts';

interface Import {
  readonly userId: number;
  readonly today: string;
}

/** Begins a policy of a locked employee. The current one ends the day before. */
export async function beginPolicy(
  db: Db,
  owner: number,
  { kind, policyId, from, source }: ImportedPolicy,
  { userId, today }: Import,
): Promise<void> {
  const value = { kind, policy_id: policyId, source, created_by_user_id: userId };
  await changeHistories(db, employeePolicies(kind), [{ owner, from, value }], today);
}

export interface ImportedAmounts {
  readonly employeeId: number;
  readonly from: string;
  /** Last day, null: open. */
  readonly to: string | null;
  readonly currencyId: number;
  /** Cents. */
  readonly cost: number;
  readonly nonrefundable: number;
  readonly reFee: number;
}

const kinds = { cost: 'cost', nonrefundable: 'nonrefundable', reFee: 're_fee' } as const satisfies Record<
  string,
  AmountKind
>;

/** The three dated amounts of many employees at once. @throws Error if other amounts are valid on these days */
export async function insertAmounts(
  db: Db,
  given: readonly ImportedAmounts[],
  { userId, today }: Import,
): Promise<void> {
  for (const field of ['cost', 'nonrefundable', 'reFee'] as const) {
    const changes = given.map((one) => ({
      owner: one.employeeId,
      from: one.from,
      until: one.to === null ? null : dayAfter(one.to),
      value: {
        amount_cents: one[field],
        currency_id: one.currencyId,
        source: 'import',
        created_by_user_id: userId,
      } as const,
    }));
    await changeHistories(db, employeeAmounts[kinds[field]], changes, today);
  }
}
