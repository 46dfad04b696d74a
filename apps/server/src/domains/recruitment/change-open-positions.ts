import { type CallAnswer, type CallInput, invalidInput, Problem } from '@muster/contract';
import { counted } from '@muster/contract/counted.ts';
import {
  afterMove,
  afterPlaces,
  isReopening,
  type PositionState,
  placesRefusal,
  positionMoveRefusal,
} from '@muster/contract/domains/recruitment/open-position-status.rules.ts';
import type { openPositionsCalls } from '@muster/contract/domains/recruitment/open-positions.calls.ts';
import { openPositionLabels as labels } from '@muster/contract/domains/recruitment/open-positions.constants.ts';
import { openPositionAccess } from '@muster/contract/domains/recruitment/open-positions.policy.ts';
import { validationMessages as say } from '@muster/contract/validation-messages.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { withFieldErrors } from '../../platform/records/field-errors.ts';
import { lockedRecord, type RecordSource, type WantedRecord } from '../../platform/records/locked-record.ts';
import { clientExists } from '../clients/index.ts';
import { applicationCounts } from './applications.repository.ts';
import {
  type BudgetColumns,
  beginStatus,
  insertOpenPosition,
  removeOpenPosition,
  storeBudget,
} from './open-position-write.repository.ts';
import {
  budgetOf,
  type LockedOpenPosition,
  lockOpenPosition,
  type OpenPositionColumns,
  positionOwners,
} from './open-positions.repository.ts';
import { loggedState, storeState } from './position-state.ts';
import { concludeOpenPositionChange } from './recruitment.events.ts';

type Calls = typeof openPositionsCalls;

const unfilled = { status: 'sourcing', paused_from_status: null, filled_count: 0 } as const;

/** A new position looks for candidates at once. @throws Problem invalid-input for an unknown client, owner, zone or currency */
export async function createOpenPosition(
  ctx: Ctx,
  { body }: CallInput<Calls['create']>,
): Promise<CallAnswer<Calls['create']>> {
  const { client_id, headcount } = body;
  if (!(await clientExists(ctx.db, client_id))) throw invalidInput({ client_id: [say.invalid(labels.client_id)] });
  const columns = columnsOf(body);
  await checkOwner(ctx, columns.owner_user_id, null);
  const at = ctx.clock.now().toString();
  const id = await withErrors(async () => {
    const created = await insertOpenPosition(ctx.db, { ...columns, ...unfilled, headcount, client_id, opened_at: at });
    await storeBudget(ctx.db, created, budgetIn(body));
    return created;
  });
  await beginStatus(ctx.db, id, { status: unfilled.status, at, reason: null, actorId: ctx.viewer.userId });
  await concludeOpenPositionChange(ctx, id, {
    event: 'recruitment.create-open-position',
    after: { client_id, headcount, ...columns, ...loggedBudget(budgetIn(body)) },
  });
  return { id, version: 1 };
}

export async function changeOpenPosition(
  ctx: Ctx,
  { body }: CallInput<Calls['update']>,
): Promise<CallAnswer<Calls['update']>> {
  const { id, headcount, filled_count } = body;
  const stored = await lockedOpenPosition(ctx, body);
  const refusal = placesRefusal(stored, { headcount, filled_count });
  if (refusal !== null)
    throw invalidInput({ [headcount === stored.headcount ? 'filled_count' : 'headcount']: [refusal] });
  const [before, after] = [columnsOf(stored), columnsOf(body)];
  await checkOwner(ctx, after.owner_user_id, stored.owner_user_id);
  const budget = await budgetOf(ctx.db, id);
  const state = afterPlaces(stored, { headcount, filled_count });
  const version = await withErrors(async () => {
    await storeBudget(ctx.db, id, budgetIn(body));
    return storeState(ctx, stored, { ...after, ...state }, null);
  });
  const storedBudget = budget && { ...budget, currency_id: budget.currency.id };
  await concludeOpenPositionChange(ctx, id, {
    event: 'recruitment.update-open-position',
    before: { ...before, ...loggedState(stored), ...loggedBudget(storedBudget) },
    after: { ...after, ...loggedState(state), ...loggedBudget(budgetIn(body)) },
    version,
  });
  return { id, version };
}

/** @throws Problem conflict for a move that is not allowed; invalid-input if it is opened again without a reason or a free place */
export async function moveOpenPosition(
  ctx: Ctx,
  { params: { id }, body }: CallInput<Calls['move']>,
): Promise<CallAnswer<Calls['move']>> {
  const stored = await lockedOpenPosition(ctx, { id, version: body.version });
  const refusal = positionMoveRefusal(stored, body.status);
  if (refusal !== null) throw new Problem('conflict', refusal);
  const reason = body.reason ?? null;
  const places = {
    headcount: body.headcount ?? stored.headcount,
    filled_count: body.filled_count ?? stored.filled_count,
  };
  if (isReopening(stored.status, body.status)) checkReopening(reason, places);
  const state = afterMove(stored, body.status, places);
  const version = await storeState(ctx, stored, state, reason);
  await concludeOpenPositionChange(ctx, id, {
    event: 'recruitment.move-open-position',
    before: loggedState(stored),
    after: { ...loggedState(state), ...(reason !== null && { reason }) },
    version,
  });
  return { version };
}

/** @throws Problem conflict for a position that candidates applied for */
export async function deleteOpenPosition(ctx: Ctx, { body: { id } }: CallInput<Calls['delete']>): Promise<void> {
  const stored = await lockedOpenPosition(ctx, { id });
  const { all } = await applicationCounts(ctx.db, { positionId: id });
  if (all > 0)
    throw new Problem('conflict', `${counted(all, 'candidate')} applied for this position. Pause it instead.`);
  await removeOpenPosition(ctx.db, id);
  await concludeOpenPositionChange(ctx, id, {
    event: 'recruitment.delete-open-position',
    before: { client_id: stored.client_id, ...columnsOf(stored), ...loggedState(stored) },
  });
}

/** @throws Problem not-found, or conflict (409) if another version than the one that was read is stored */
const lockedOpenPosition = (ctx: Ctx, wanted: WantedRecord) => lockedRecord(ctx, openPositionSource, wanted);

const openPositionSource: RecordSource<LockedOpenPosition> = {
  thing: 'open position',
  lock: ({ db }, id) => lockOpenPosition(db, id),
  logged: ({ id }) => ({ subject: { kind: 'open-position', id } }),
  labels,
};

function checkReopening(
  reason: string | null,
  { headcount, filled_count }: Omit<PositionState, 'status' | 'paused_from_status'>,
) {
  if (reason === null) throw invalidInput({ reason: [say.required(labels.reason)] });
  if (filled_count >= headcount) throw invalidInput({ filled_count: ['Leave a place free to reopen the position.'] });
}

/** Somebody who owned the position before keeps it. */
async function checkOwner(ctx: Ctx, owner: number | null, stored: number | null): Promise<void> {
  if (owner === null || owner === stored) return;
  const owners = await positionOwners(ctx.db, openPositionAccess.change.roles);
  if (!owners.some(({ id }) => id === owner))
    throw invalidInput({ owner_user_id: [say.invalid(labels.owner_user_id)] });
}

type Terms = Omit<CallInput<Calls['create']>['body'], 'client_id' | 'headcount'>;

function columnsOf(terms: Terms | LockedOpenPosition): OpenPositionColumns {
  const { title, employment_type, work_location, timezone_id, must_have, nice_to_have, priority } = terms;
  return {
    title,
    employment_type,
    work_location,
    shift_start: terms.shift_start ?? null,
    shift_end: terms.shift_end ?? null,
    timezone_id,
    start_by: terms.start_by ?? null,
    must_have: [...must_have],
    nice_to_have: [...nice_to_have],
    owner_user_id: terms.owner_user_id ?? null,
    priority,
  };
}

function budgetIn({ budget_least, budget_most, budget_currency_id }: Terms): BudgetColumns | null {
  if (budget_least == null || budget_most == null || budget_currency_id == null) return null;
  return { least_cents: budget_least, most_cents: budget_most, currency_id: budget_currency_id };
}

const loggedBudget = (budget: BudgetColumns | null) => ({
  budget_least: budget?.least_cents ?? null,
  budget_most: budget?.most_cents ?? null,
  budget_currency_id: budget?.currency_id ?? null,
});

const withErrors = <T>(write: () => Promise<T>) =>
  withFieldErrors(write, labels, {
    open_position_timezone_id_fkey: ['timezone_id', 'unknown'],
    open_position_budget_currency_id_fkey: ['budget_currency_id', 'unknown'],
  });
