import { type FieldErrors, invalidInput } from '@muster/contract';
import { employeeLabels } from '@muster/contract/domains/employees/employees.constants.ts';
import { maySeeCosts } from '@muster/contract/domains/employees/employees.policy.ts';
import type { UpdateEmployeeInput } from '@muster/contract/domains/employees/employees.schemas.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { type CurrentCostRow, currentCostOf } from './current-cost.repository.ts';

/**
 * An update may contain the cost that was read, but it never changes it.
 * @throws Problem invalid-input for another cost, and for any cost from users who may not see costs
 */
export async function assertCostUnchanged(
  { db, viewer }: Ctx,
  body: UpdateEmployeeInput,
  today: string,
): Promise<void> {
  const sent = costFields.filter((field) => body[field] !== undefined);
  if (sent.length === 0) return;
  if (!maySeeCosts(viewer)) throw refused(sent, (label) => `You may not set the ${label}.`);
  const stored = costValues(await currentCostOf(db, body.id, today));
  const changed = sent.filter((field) => body[field] !== stored[field]);
  if (changed.length > 0) throw refused(changed, (label) => `The ${label} cannot be changed here: add a cost instead.`);
}

const costFields = ['cost_effective_from', 'cost_effective_to', 'cost_amount', 'cost_currency_id'] as const;
type CostField = (typeof costFields)[number];

/** The cost as an update contains it: the amount in cents. */
function costValues(cost: CurrentCostRow | undefined): Record<CostField, string | number | null> {
  return {
    cost_effective_from: cost?.from ?? null,
    cost_effective_to: cost?.to ?? null,
    cost_amount: cost?.amount_cents ?? null,
    cost_currency_id: cost?.currency_id ?? null,
  };
}

function refused(fields: readonly CostField[], say: (label: string) => string) {
  const errors: FieldErrors = {};
  for (const field of fields) errors[field] = [say(employeeLabels[field].toLowerCase())];
  return invalidInput(errors);
}
