import { needAddress } from '@muster/contract/domains/home/need-address.rules.ts';
import type { Need, NeedKind } from '@muster/contract/domains/home/need-answers.ts';
import { planOnce } from '../../database/plan-once.ts';
import type { Ctx, ReadingContext } from '../../platform/context/context.ts';
import { everythingWaitingFor } from '../approvals/index.ts';
import { snoozesOf } from './need-snooze.repository.ts';
import { allNeeds } from './needs/all-needs.ts';
import type { NeedRow, NeedSource } from './needs/need-source.ts';
import { presentOthers } from './others.presenter.ts';

export interface WaitingNeed extends NeedRow {
  readonly source: NeedSource;
  readonly uuid: string;
  readonly isOverdue: boolean;
  /** Null for what waits now. */
  readonly snoozedUntil: string | null;
}

/**
 * The one answer to "what waits for the viewer", what is due first first. Everything that shows or counts it reads it here, so that
 * counts and rows agree. Each subject appears once, in however many ways the viewer is asked.
 */
export async function waitingNeeds(ctx: ReadingContext, { kinds, clientId }: Wanted = {}): Promise<WaitingNeed[]> {
  const isWanted = ({ kind, approval }: NeedSource) =>
    (kinds?.includes(kind) ?? true) && (clientId === undefined || approval !== null);
  const sources = allNeeds.filter((source) => isWanted(source) && source.isFor(ctx.viewer));
  if (sources.length === 0) return [];
  await planOnce(ctx.db);
  const approvals = new Set(sources.flatMap(({ approval }) => approval ?? []));
  const everything = await everythingWaitingFor(ctx, [...approvals]);
  const waiting = everything.filter((subject) => clientId === undefined || subject.clientId === clientId);
  const now = ctx.clock.now().toString({ fractionalSecondDigits: 3 });
  const snoozes = await snoozesOf(ctx.db, ctx.viewer.userId, now);
  const found = new Map<string, WaitingNeed>();
  for (const source of sources) {
    const own = waiting.filter(({ kind }) => kind === source.approval);
    if (source.approval !== null && own.length === 0) continue;
    for (const row of await source.rowsOf(ctx, own)) {
      const uuid = needAddress(source.kind, row.subject);
      found.set(uuid, { ...row, source, uuid, ...timesOf(row, snoozes.get(uuid) ?? null, now) });
    }
  }
  return [...found.values()].toSorted(byDue);
}

interface Wanted {
  /** Default: all. */
  readonly kinds?: readonly NeedKind[] | undefined;
  /** Only decisions about this client. */
  readonly clientId?: number | undefined;
}

/** With what a decision needs. Rows that are gone since they were counted are left out. */
export async function readWaiting(ctx: Ctx, rows: readonly WaitingNeed[]): Promise<Need[]> {
  const read = new Map<string, Need>();
  for (const [source, own] of Map.groupBy(rows, (row) => row.source)) {
    const needs = new Map((await source.read(ctx, own)).map(({ id, need }) => [id, need]));
    for (const row of own) {
      const need = needs.get(row.ids[0] ?? 0);
      if (need) read.set(row.uuid, { ...need, ...commonOf(ctx, row) });
    }
  }
  return rows.flatMap(({ uuid }) => read.get(uuid) ?? []);
}

const commonOf = ({ viewer }: Ctx, { uuid, since, due, others, insteadOf, snoozedUntil }: WaitingNeed) => ({
  ...{ uuid, since, due },
  others: presentOthers(viewer, others),
  instead_of: insteadOf,
  snoozed_until: snoozedUntil,
});

/** What is overdue does not stay away. */
function timesOf({ due }: NeedRow, until: string | null, now: string) {
  const isOverdue = due !== null && due <= now;
  if (until === null || isOverdue) return { isOverdue, snoozedUntil: null };
  return { isOverdue, snoozedUntil: due !== null && due < until ? due : until };
}

/** What has no time limit comes last, the longest waiting first. */
function byDue(one: WaitingNeed, other: WaitingNeed): number {
  if (one.due !== other.due) {
    if (one.due === null || other.due === null) return one.due === null ? 1 : -1;
    return one.due < other.due ? -1 : 1;
  }
  if (one.since !== other.since) return one.since < other.since ? -1 : 1;
  return one.uuid < other.uuid ? -1 : Number(one.uuid > other.uuid);
}
