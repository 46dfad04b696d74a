import type { Viewer } from '@muster/contract';
import type { BaseContext, ReadingContext } from '../../platform/context/context.ts';
import { withinRowsOf } from '../../platform/row-security/within-rows-of.ts';
import { findViewer } from '../../platform/session/viewer.repository.ts';
import { waitingByUser } from '../approvals/index.ts';
import { usersAfter } from './compare-needs.repository.ts';
import { allNeeds } from './needs/all-needs.ts';
import type { NeedSource } from './needs/need-source.ts';
import { waitingNeeds } from './waiting-needs.ts';

const usersAtOnce = 50;
const mostNamed = 20;

export interface NeedDifference {
  readonly userId: number;
  /** What was found for the user by only one of the two ways: `leave 42`. */
  readonly subject: string;
  /** `hidden`: it waits for the user, but the action center lacks it. `extra`: the reverse. */
  readonly kind: 'hidden' | 'extra';
}

/**
 * Compares the action center of the next users, under their own rights and row security, with what the requests themselves say. Logs
 * every difference. Returns the last user, null after the last.
 */
export async function compareNeeds(
  ctx: Pick<BaseContext, 'db' | 'clock' | 'log'>,
  after: number,
): Promise<number | null> {
  const { last, differences } = await compareNext(ctx, after);
  if (differences.length > 0) {
    const named = differences
      .slice(0, mostNamed)
      .map(({ userId, kind, subject }) => `user ${userId} ${kind} ${subject}`);
    ctx.log.error(
      { count: differences.length, reason: named.join(', ') },
      'The action center differs from the requests that wait.',
    );
  }
  return last;
}

export async function compareNext(ctx: Pick<BaseContext, 'db' | 'clock'>, after: number, needs = allNeeds) {
  const userIds = await usersAfter(ctx.db, after, usersAtOnce);
  const kinds = [...new Set(allNeeds.flatMap(({ approval }) => approval ?? []))];
  const asked = userIds.length === 0 ? new Map() : await waitingByUser(ctx, kinds);
  const expectedOf = userIds.length === 0 ? () => [] : await expectedWithoutApprovals(ctx, needs, userIds);
  const differences: NeedDifference[] = [];
  for (const userId of userIds) {
    const viewer = await findViewer(ctx.db, userId);
    if (!viewer) continue;
    const expected = new Set<string>([...(asked.get(userId) ?? []), ...expectedOf(viewer)]);
    const shown = await shownTo({ ...ctx, viewer });
    const differ = (kind: NeedDifference['kind'], one: ReadonlySet<string>, other: ReadonlySet<string>) =>
      [...one].filter((subject) => !other.has(subject)).map((subject) => ({ userId, subject, kind }));
    differences.push(...differ('hidden', expected, shown), ...differ('extra', shown, expected));
  }
  return { last: userIds.at(-1) ?? null, differences };
}

/** What waits for each of the users by the records of the entries that declare it. */
async function expectedWithoutApprovals(
  ctx: Pick<BaseContext, 'db' | 'clock'>,
  needs: readonly NeedSource[],
  userIds: readonly number[],
): Promise<(viewer: Viewer) => string[]> {
  const found: { readonly source: NeedSource; readonly idsFor: (viewer: Viewer) => readonly number[] }[] = [];
  for (const source of needs) if (source.expected) found.push({ source, idsFor: await source.expected(ctx, userIds) });
  return (viewer) =>
    found.flatMap(({ source, idsFor }) =>
      source.isFor(viewer) ? idsFor(viewer).map((id) => `${nameOf(source)} ${id}`) : [],
    );
}

/** Distinguishes entries without approvals from approvals of the same name. */
const nameOf = ({ approval, kind }: NeedSource): string => approval ?? `own ${kind}`;

/** The subjects of the rows, snoozed ones too. */
function shownTo(ctx: ReadingContext & { readonly viewer: Viewer }): Promise<ReadonlySet<string>> {
  return withinRowsOf(ctx.db, ctx.viewer, async () => {
    const rows = await waitingNeeds(ctx);
    return new Set(
      rows.flatMap(({ source, ids }) => {
        const isCompared = source.approval !== null || source.expected !== undefined;
        return isCompared ? ids.map((id) => `${nameOf(source)} ${id}`) : [];
      }),
    );
  });
}
