import { type CallAnswer, type CallInput, invalidInput, Problem } from '@muster/contract';
import type { currenciesCalls } from '@muster/contract/domains/lookups/currencies.calls.ts';
import { currencyLabels } from '@muster/contract/domains/lookups/currencies.schemas.ts';
import { violatedConstraint } from '../../database/database-problem.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withFieldErrors } from '../../platform/records/field-errors.ts';
import { lockedRecord, type RecordSource } from '../../platform/records/locked-record.ts';
import {
  insertCurrency,
  type LockedCurrency,
  lockCurrency,
  removeCurrency,
  updateCurrencyColumns,
} from './currencies.repository.ts';
import { concludeLookupChange } from './lookups.events.ts';

type Calls = typeof currenciesCalls;

export async function createCurrency(
  ctx: Ctx,
  { body }: CallInput<Calls['create']>,
): Promise<CallAnswer<Calls['create']>> {
  const id = await withFieldErrors(() => insertCurrency(ctx.db, body), currencyLabels, {
    currency_code_key: ['code', 'taken'],
  });
  await concludeLookupChange(ctx, { event: 'lookups.create-currency', kind: 'currency', id, after: body });
  return { id, version: 1 };
}

/** The code of a currency in use cannot change: stored amounts would silently get another currency. */
export async function updateCurrency(
  ctx: Ctx,
  { body: { id, version: read, ...after } }: CallInput<Calls['update']>,
): Promise<CallAnswer<Calls['update']>> {
  const stored = await lockedRecord(ctx, currencySource, { id, version: read });
  if (after.code !== stored.code)
    throw invalidInput({ code: ['The code cannot be changed: add another currency instead.'] });
  await updateCurrencyColumns(ctx.db, id, after);
  const { code, name, symbol } = stored;
  const version = stored.version + 1;
  await concludeLookupChange(ctx, {
    event: 'lookups.update-currency',
    kind: 'currency',
    id,
    before: { code, name, symbol },
    after,
    version,
  });
  return { id, version };
}

/** @throws Problem conflict (409) while a client or an amount uses it */
export async function deleteCurrency(ctx: Ctx, { body }: CallInput<Calls['delete']>): Promise<void> {
  const stored = await lockedRecord(ctx, currencySource, { id: body.id });
  try {
    await removeCurrency(ctx.db, body.id);
  } catch (error) {
    if (!violatedConstraint(error)?.endsWith('_currency_id_fkey')) throw error;
    throw new Problem('conflict', `${stored.code} is in use by clients or amounts, and cannot be deleted.`);
  }
  const { code, name, symbol } = stored;
  const before = { code, name, symbol };
  await concludeLookupChange(ctx, { event: 'lookups.delete-currency', kind: 'currency', id: body.id, before });
}

const currencySource: RecordSource<LockedCurrency> = {
  thing: 'currency',
  lock: ({ db }, id) => lockCurrency(db, id),
  logged: ({ id }) => ({ subject: { kind: 'currency', id } }),
  labels: currencyLabels,
};
