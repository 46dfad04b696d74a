import { type CallAnswer, type CallInput, invalidInput, notFound, Problem } from '@muster/contract';
import {
  type SavedView,
  savedViewLimits,
  type savedViewsCalls,
} from '@muster/contract/domains/accounts/saved-views.calls.ts';
import { violatedConstraint } from '../../database/database-problem.ts';
import type { Ctx } from '../../platform/context/context.ts';
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
  return savedViewsOf(ctx.db, ctx.viewer.userId, query.screen);
}

/** Locks the account, so that two windows can save neither more than the limit nor two defaults. */
export async function createSavedView(ctx: Ctx, { body }: CallInput<Calls['create']>): Promise<SavedView> {
  await lockOwnAccount(ctx);
  const kept = await savedViewsOf(ctx.db, ctx.viewer.userId, body.screen);
  if (kept.length >= savedViewLimits.perScreen) {
    throw invalidInput({ name: [`There are ${savedViewLimits.perScreen} saved views already. Delete one first.`] });
  }
  if (body.is_default) await takeDefaultAway(ctx.db, ctx.viewer.userId, body.screen);
  const view = await named(() => insertSavedView(ctx.db, ctx.viewer.userId, body));
  await logChange(ctx, 'accounts.create-saved-view', view);
  return view;
}

export async function changeSavedView(ctx: Ctx, { body }: CallInput<Calls['update']>): Promise<SavedView> {
  await lockOwnAccount(ctx);
  const { id, version, ...given } = body;
  const stored = await own(ctx, id);
  if (version !== undefined && version !== stored.version) {
    throw new Problem('conflict', 'This view was changed in another window. Reload and try again.');
  }
  const change = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as typeof given;
  if (change.is_default && !stored.is_default) await takeDefaultAway(ctx.db, ctx.viewer.userId, stored.screen);
  const view = await named(() => updateSavedView(ctx.db, id, change as Partial<SavedView>));
  await logChange(ctx, 'accounts.update-saved-view', view);
  return view;
}

export async function forgetSavedView(ctx: Ctx, { params }: CallInput<Calls['delete']>): Promise<void> {
  const view = await own(ctx, params.id);
  await deleteSavedView(ctx.db, view.id);
  await logChange(ctx, 'accounts.delete-saved-view', view);
}

/** @throws Problem not-found (404) for missing views and those of other users. */
async function own(ctx: Ctx, id: number): Promise<SavedView> {
  const view = await lockSavedView(ctx.db, ctx.viewer.userId, id);
  if (!view) throw notFound('view');
  return view;
}

async function named<T>(store: () => Promise<T>): Promise<T> {
  try {
    return await store();
  } catch (error) {
    if (violatedConstraint(error) !== 'saved_view_name_unique') throw error;
    throw invalidInput({ name: ['The name has already been taken.'] }, { name: ['validation.unique'] });
  }
}

/** Without the filters, because a search text may be private. */
function logChange(ctx: Ctx, event: string, { id, screen, name }: SavedView): Promise<void> {
  return ctx.audit({ event, subject: { kind: 'saved-view', id: String(id) }, details: { screen, name } });
}
