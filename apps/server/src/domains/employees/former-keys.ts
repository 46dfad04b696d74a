import type { BaseContext } from '../../platform/context/context.ts';
import { withoutRowSecurity } from '../../platform/row-security/without-row-security.ts';
import {
  type FormerHolder,
  type FormerKey,
  forgetAddresses,
  formerAddresses,
  formerHolders,
  type IdentifierField,
  identifierFields,
  insertFormerKeys,
} from './former-key.repository.ts';

type Context = Pick<BaseContext, 'db' | 'clock' | 'cipher'>;

/** How long an address that was replaced is notified of changed pay, and how long an identifier still belongs to its last holder. */
const rememberedDays = 30;

export const identifyingFields = [...identifierFields, 'work_email', 'personal_email'] as const;
type IdentifyingField = (typeof identifyingFields)[number];

/** What identifies an employee beside the id. */
export type IdentifyingFields = { readonly [field in IdentifyingField]?: string | null | undefined };

/** Keeps what a change replaces. `before` has the values that differ now. */
export async function keepReplaced(ctx: Context, employeeId: number, before: IdentifyingFields): Promise<void> {
  const keys = keysOf(ctx, before).map(({ kind, key, text }) => ({
    kind,
    key,
    address: kind === 'email' ? text : null,
  }));
  await insert(ctx, employeeId, keys);
}

/** Keeps by what a deleted employee would be recognised, and no address. */
export async function keepDeleted(ctx: Context, employeeId: number, before: IdentifyingFields): Promise<void> {
  await withoutRowSecurity(ctx.db, () => forgetAddresses(ctx.db, employeeId));
  await insert(
    ctx,
    employeeId,
    keysOf(ctx, before).map(({ kind, key }) => ({ kind, key, address: null })),
  );
}

/** For somebody added again: changes of pay are notified to the addresses of the earlier record, too. */
export async function inheritAddresses(
  ctx: Context,
  employeeId: number,
  holders: readonly FormerHolder[],
): Promise<void> {
  const addresses = holders.flatMap(({ work_email, account }) => [work_email, account ?? work_email]);
  const keys = [...new Set(addresses)].map((address) => ({
    kind: 'email' as const,
    key: emailKey(ctx, address),
    address,
  }));
  await insert(ctx, employeeId, keys);
}

/** Addresses that the employee had in the last 30 days. */
export function recentAddresses(ctx: Pick<Context, 'db' | 'clock'>, employeeId: number): Promise<string[]> {
  return withoutRowSecurity(ctx.db, () => formerAddresses(ctx.db, employeeId, since(ctx)));
}

/**
 * The other employees who had an identifier or address of these records: deleted ones, and those who had it in the last 30 days. One
 * statement answers for all.
 */
export async function findHolders(
  ctx: Context,
  records: readonly IdentifyingFields[],
): Promise<(fields: IdentifyingFields) => readonly FormerHolder[]> {
  const all = records.flatMap((record) => keysOf(ctx, record));
  const ofKind = (kind: FormerKey['kind']) => all.filter((one) => one.kind === kind).map(({ key }) => key);
  const wanted = {
    identifiers: Object.fromEntries(identifierFields.map((field) => [field, ofKind(field)])) as Record<
      IdentifierField,
      string[]
    >,
    emails: all.filter(({ kind }) => kind === 'email').map(({ text }) => text.toLowerCase()),
    emailKeys: ofKind('email'),
  };
  const found =
    all.length === 0 ? [] : await withoutRowSecurity(ctx.db, () => formerHolders(ctx.db, wanted, since(ctx)));
  return (fields) => {
    const names = keysOf(ctx, fields).map(({ kind, key }) => `${kind} ${key}`);
    return found.filter(({ matched }) => matched.some((match) => names.includes(match)));
  };
}

interface Key {
  readonly kind: FormerKey['kind'];
  readonly key: string;
  readonly text: string;
}

function keysOf(ctx: Pick<Context, 'cipher'>, fields: IdentifyingFields): Key[] {
  return [
    ...identifierFields.flatMap((kind) => {
      const text = fields[kind];
      return text ? [{ kind, key: text, text }] : [];
    }),
    ...[fields.work_email, fields.personal_email].flatMap((text) =>
      text ? [{ kind: 'email' as const, key: emailKey(ctx, text), text }] : [],
    ),
  ];
}

const emailKey = ({ cipher }: Pick<Context, 'cipher'>, text: string) =>
  cipher.blindIndex('former_email', text.toLowerCase());

const since = ({ clock }: Pick<Context, 'clock'>) =>
  clock
    .now()
    .subtract({ hours: rememberedDays * 24 })
    .toString();

async function insert({ db, clock }: Context, employeeId: number, keys: readonly FormerKey[]): Promise<void> {
  if (keys.length === 0) return;
  await withoutRowSecurity(db, () => insertFormerKeys(db, employeeId, keys, clock.now().toString()));
}
