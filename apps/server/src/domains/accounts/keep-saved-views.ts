import { type CallAnswer, type CallInput, invalidInput } from '@muster/contract';
import {
  type SavedView,
  savedViewLimits,
  type savedViewsCalls,
} from '@muster/contract/domains/accounts/saved-views.calls.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { hiddenText } from '../../platform/crypto/sensitive.ts';
import { withFieldErrors } from '../../platform/records/field-errors.ts';
import { lockedRecord, type RecordSource } from '../../platform/records/locked-record.ts';
import { lockOwnAccount } from './own-account.ts';
import {
  deleteSavedView,
  insertSavedView,
  lockSavedView,
  savedViewsOf,
  takeDefaultAway,
  updateSavedView,
} from './saved-views.repository.ts';

type Calls = typeof savedViewsCalls;

export async function listSavedViews(
  ctx: Ctx,
  { query }: CallInput<Calls['list']>,
): Promise<CallAnswer<Calls['list']>> {
  return savedViewsOf(ctx.db, ctx.viewer.userId, query.list);
}

/** Locks the account, so that two windows can save neither more than the limit nor two defaults. */
export async function createSavedView(ctx: Ctx, { body }: CallInput<Calls['create']>): Promise<SavedView> {
  await lockOwnAccount(ctx);
  const kept = await savedViewsOf(ctx.db, ctx.viewer.userId, body.list);
  if (kept.length >= savedViewLimits.perList) {
    throw invalidInput({ name: [`There are ${savedViewLimits.perList} saved views already. Delete one first.`] });
  }
  if (body.is_default) await takeDefaultAway(ctx.db, ctx.viewer.userId, body.list);
  const view = await named(() => insertSavedView(ctx.db, ctx.viewer.userId, body));
  await logChange(ctx, 'accounts.create-saved-view', view);
  return view;
}

export async function changeSavedView(ctx: Ctx, { body }: CallInput<Calls['update']>): Promise<SavedView> {
  await lockOwnAccount(ctx);
  const { id, version, ...given } = body;
  const stored = await lockedRecord(ctx, viewSource, { id, version });
  const change = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as typeof given;
  if (change.is_default && !stored.is_default) await takeDefaultAway(ctx.db, ctx.viewer.userId, stored.list);
  const view = await named(() => updateSavedView(ctx.db, id, change as Partial<SavedView>));
  await logChange(ctx, 'accounts.update-saved-view', view, stored);
  return view;
}

export async function forgetSavedView(ctx: Ctx, { params }: CallInput<Calls['delete']>): Promise<void> {
  const view = await lockedRecord(ctx, viewSource, params);
  await deleteSavedView(ctx.db, view.id);
  await logChange(ctx, 'accounts.delete-saved-view', view);
}

const viewLabels = {
  name: 'Name',
  query: 'Filters',
  hidden_columns: 'Columns',
  column_order: 'Order of the columns',
  is_default: 'Default',
} as const;

const viewSource: RecordSource<SavedView> = {
  thing: 'view',
  lock: ({ db, viewer }, id) => lockSavedView(db, viewer.userId, id),
  logged: ({ id }) => ({ subject: { kind: 'saved-view', id } }),
  labels: viewLabels,
};

const named = <T>(store: () => Promise<T>) =>
  withFieldErrors(store, viewLabels, { saved_view_name_unique: ['name', 'taken'] });

/** Without the filters: a search may contain personal data. */
function logChange(ctx: Ctx, event: string, view: SavedView, before: SavedView | null = null): Promise<void> {
  const { id, list, name, version } = view;
  const changed = before ? loggedFields.filter((field) => String(before[field]) !== String(view[field])) : [];
  return ctx.audit({
    event,
    subject: { kind: 'saved-view', id: String(id) },
    ...(before && { after: Object.fromEntries(changed.map((field) => [field, hiddenText])) }),
    version,
    details: { list, name },
  });
}

const loggedFields = ['name', 'query', 'hidden_columns', 'column_order', 'is_default'] as const;
