import { reachOf } from '@muster/contract/domains/teams/teams.policy.ts';
import { mostChosen, timesheetApproval } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import { timesheetArea } from '@muster/contract/domains/timesheets/timesheets.policy.ts';
import type { Ctx, ReadingContext } from '../../platform/context/context.ts';
import { noSubjects, splitByLead, type WaitingSubject } from '../approvals/index.ts';
import { splitForApproval } from './approval-obstacles.ts';
import { sheetsById } from './timesheet-record.repository.ts';
import { sheetIdsOfPeriod, sheetPeriods } from './waiting-sheets.repository.ts';

/** Timesheets of one client and period that wait for the viewer, at most as many as one approval takes. */
export interface SheetGroup {
  readonly clientId: number;
  readonly firstDay: string;
  /** The place among the groups of the same client and period. */
  readonly part: number;
  /** The longest waiting one first. */
  readonly ids: readonly number[];
}

/** Of timesheets that wait for the viewer, by client and period. */
export async function waitingSheetGroups(
  ctx: ReadingContext,
  subjects: readonly WaitingSubject[],
): Promise<SheetGroup[]> {
  const sheets = subjects.filter(({ kind }) => kind === timesheetApproval);
  if (sheets.length === 0) return [];
  const people = reachOf(ctx.viewer, timesheetArea);
  const reach = people === 'all' ? { ...noSubjects, people } : { ...noSubjects, waiting: splitByLead(sheets) };
  const since = new Map(sheets.map((subject) => [subject.id, subject.since]));
  const found = await sheetPeriods(ctx.db, [...since.keys()], reach);
  const groups = Map.groupBy(found, ({ client_id, first_day }) => `${client_id} ${first_day}`);
  return [...groups.values()].flatMap((group) => {
    const oldestFirst = group.map(({ id }) => ({ id, since: since.get(id) ?? '' })).toSorted(bySince);
    return slicesOf(oldestFirst).map((slice, part) => ({
      clientId: group[0]?.client_id ?? 0,
      firstDay: group[0]?.first_day ?? '',
      part,
      ids: slice.map(({ id }) => id),
    }));
  });
}

/** What one approval of a group is about: timesheets that can be approved now, and their sum. */
export async function readSheetGroups(ctx: Ctx, groups: readonly Pick<SheetGroup, 'ids'>[]) {
  const ids = groups.flatMap((group) => group.ids);
  // Found by `waitingSheetGroups`, which has checked the reach.
  const rows = await sheetsById(ctx.db, ids, { ownId: null, others: { ...noSubjects, people: 'all' } }, null);
  const { taken } = await splitForApproval(ctx, rows, new Map(rows.map(({ id, version }) => [id, version])));
  const ready = new Set(taken.map(({ id }) => id));
  return groups.map((group) => {
    const own = rows.filter(({ id }) => group.ids.includes(id));
    const approvable = own.filter(({ id }) => ready.has(id));
    return {
      ids: group.ids,
      client: own[0]?.client ?? '',
      first_day: own[0]?.first_day ?? '',
      last_day: own[0]?.last_day ?? '',
      ready: approvable.map(({ id, version }) => ({ id, version })),
      worked_minutes: approvable.reduce((sum, { worked_minutes }) => sum + worked_minutes, 0),
      blocked: own.length - approvable.length,
    };
  });
}

/** The timesheets of a client and period; what they contain needs a check of the reach. */
export function sheetsOfPeriod(
  { db }: Pick<Ctx, 'db'>,
  period: { readonly clientId: number; readonly firstDay: string },
): Promise<number[]> {
  return sheetIdsOfPeriod(db, period);
}

const bySince = (one: { since: string }, other: { since: string }) =>
  one.since < other.since ? -1 : Number(one.since > other.since);

function slicesOf<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / mostChosen);
  return Array.from({ length: count }, (_, index) => items.slice(index * mostChosen, (index + 1) * mostChosen));
}
