import { type CallAnswer, type CallInput, invalidInput } from '@muster/contract';
import { allLists } from '@muster/contract/all-lists.ts';
import type { listSettingsCalls } from '@muster/contract/domains/accounts/list-settings.calls.ts';
import { columnNames, isShown } from '@muster/contract/list-column.ts';
import type { ListName } from '@muster/contract/list-names.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { hiddenText } from '../../platform/crypto/sensitive.ts';
import { type KeptSettings, keepSettings, settingsOf } from './list-settings.repository.ts';
import { lockOwnAccount } from './own-account.ts';

type Calls = typeof listSettingsCalls;

export async function readListSettings(
  { db, viewer }: Ctx,
  { query: { list } }: CallInput<Calls['read']>,
): Promise<CallAnswer<Calls['read']>> {
  const kept = await settingsOf(db, viewer.userId, list);
  return { list, ...(kept ? withoutLost(kept, columnsOf(list)) : defaults) };
}

/** The account is locked, so that of two windows the later one is kept whole. */
export async function changeListSettings(
  ctx: Ctx,
  { body }: CallInput<Calls['change']>,
): Promise<CallAnswer<Calls['change']>> {
  const { list, ...settings } = body;
  assertKnown(settings, columnsOf(list));
  await lockOwnAccount(ctx);
  const before = (await settingsOf(ctx.db, ctx.viewer.userId, list)) ?? defaults;
  const changed = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(settings[field]));
  if (changed.length === 0) return body;
  await keepSettings(ctx.db, ctx.viewer.userId, body);
  await ctx.audit({
    event: 'accounts.change-list-settings',
    subject: { kind: 'user', id: String(ctx.viewer.userId) },
    after: Object.fromEntries(changed.map((field) => [field, hiddenText])),
    details: { list },
  });
  return body;
}

const fields = ['column_order', 'hidden_columns', 'widths', 'density'] as const;

const defaults: KeptSettings = { column_order: [], hidden_columns: null, widths: {}, density: 'comfortable' };

type Columns = ReadonlySet<string>;

function columnsOf(list: ListName): Columns {
  const declared = allLists.find(({ name }) => name === list);
  return new Set(declared ? columnNames(declared.columns, isShown) : []);
}

/** @throws Problem invalid-input for columns that the list does not have, or that are named twice */
function assertKnown({ column_order, hidden_columns, widths }: KeptSettings, columns: Columns): void {
  const given = { column_order, hidden_columns: hidden_columns ?? [], widths: Object.keys(widths) };
  for (const [field, names] of Object.entries(given)) {
    const unknown = names.find((name) => !columns.has(name));
    if (unknown !== undefined) throw invalidInput({ [field]: [`${unknown} is not a column of this list.`] });
    if (new Set(names).size < names.length) throw invalidInput({ [field]: ['A column is named twice.'] });
  }
}

/** Columns that a later release no longer has are left out. */
const withoutLost = ({ column_order, hidden_columns, widths, density }: KeptSettings, columns: Columns) => ({
  column_order: column_order.filter((name) => columns.has(name)),
  hidden_columns: hidden_columns === null ? null : hidden_columns.filter((name) => columns.has(name)),
  widths: Object.fromEntries(Object.entries(widths).filter(([name]) => columns.has(name))),
  density,
});
