import type { CallAnswer, CallInput } from '@muster/contract';
import type { needsCalls } from '@muster/contract/domains/home/needs.calls.ts';
import { planOnce } from '../../database/plan-once.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { everythingWaitingFor, type WaitingSubject } from '../approvals/index.ts';
import { allNeeds } from './needs/all-needs.ts';
import type { NeedRow, NeedSource } from './needs/need-source.ts';

type List = (typeof needsCalls)['list'];

interface SourceRow extends NeedRow {
  readonly source: NeedSource;
}

/** Counts and rows come from one reading of the pending requests, so that they agree. */
export async function readNeeds(ctx: Ctx, { query }: CallInput<List>): Promise<CallAnswer<List>> {
  const sources = allNeeds.filter(({ isFor }) => isFor(ctx.viewer));
  if (sources.length > 0) await planOnce(ctx.db);
  const waiting = await everythingWaitingFor(ctx, [...new Set(sources.map(({ approval }) => approval))]);
  const rows: SourceRow[] = [];
  for (const source of sources) rows.push(...(await rowsOf(ctx, source, waiting)));
  const wanted = rows.filter(({ source }) => query.kind === undefined || source.kind === query.kind);
  const shown = wanted.toSorted(bySince).slice(0, query.most);
  const data = [];
  for (const source of sources) {
    const own = shown.filter((row) => row.source === source);
    if (own.length > 0) data.push(...(await source.read(ctx, own)));
  }
  const counts = sources.map(({ kind }) => ({ kind, count: rows.filter(({ source }) => source.kind === kind).length }));
  return {
    counts: counts.filter(({ count }) => count > 0),
    total: wanted.length,
    data: data.toSorted(bySince),
  };
}

async function rowsOf(ctx: Ctx, source: NeedSource, waiting: readonly WaitingSubject[]): Promise<SourceRow[]> {
  const own = waiting.filter(({ kind }) => kind === source.approval);
  if (own.length === 0) return [];
  return (await source.rowsOf(ctx, own)).map((row) => ({ ...row, source }));
}

const bySince = (one: { readonly since: string }, other: { readonly since: string }) =>
  one.since < other.since ? -1 : Number(one.since > other.since);
