import { type CallAnswer, type CallInput, notFound } from '@muster/contract';
import type { timesheetsCalls } from '@muster/contract/domains/timesheets/timesheets.calls.ts';
import { type LeftOutKind, timesheetApproval } from '@muster/contract/domains/timesheets/timesheets.constants.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { type DecisionResult, decideApprovals, decisionRefusals } from '../approvals/index.ts';
import { leftOutBy, splitForApproval } from './approval-obstacles.ts';
import { concludeStep } from './conclude-step.ts';
import { changedSheet } from './locked-sheet.ts';
import { allSheets } from './select-sheets.ts';
import { assertSome, outcomeOf, splitSheets } from './split-sheets.ts';
import type { SheetRow } from './timesheet-list.repository.ts';
import { sheetReachOf } from './timesheet-reach.ts';
import { sheetsById } from './timesheet-record.repository.ts';
import { lockSheets } from './timesheet-write.repository.ts';

type Approve = (typeof timesheetsCalls)['approve'];
type Preview = (typeof timesheetsCalls)['previewApproval'];

/** What approving would decide and omit. */
export async function previewApproval(ctx: Ctx, { body }: CallInput<Preview>): Promise<CallAnswer<Preview>> {
  const { versions, period } = await selected(ctx, body.selection);
  const sheets = await sheetsById(ctx.db, [...versions.keys()], await sheetReachOf(ctx), period);
  if (sheets.length !== versions.size) throw notFound('timesheet');
  const result = await splitForApproval(ctx, sheets, versions);
  const ids = result.taken.map(({ id }) => id);
  const refusals = await decisionRefusals(ctx, timesheetApproval, ids);
  const open = splitSheets(result.taken, ({ id }) => {
    const refusal = refusals.get(id) ?? null;
    return refusal === null ? null : leftOutBy(refusal);
  });
  return outcomeOf({ taken: open.taken, leftOut: [...result.leftOut, ...open.leftOut] });
}

/** Decides for submitted timesheets, approves those that need no other decision, and lists the omitted ones, including the viewer's own. */
export async function approveTimesheets(ctx: Ctx, { body }: CallInput<Approve>): Promise<CallAnswer<Approve>> {
  const { versions, period } = await selected(ctx, body.selection);
  const sheets = await lockSheets(ctx.db, [...versions.keys()], await sheetReachOf(ctx), period);
  if (sheets.length !== versions.size) throw notFound('timesheet');
  const result = await splitForApproval(ctx, sheets, versions);
  const [first] = result.leftOut;
  const outdated = result.taken.length === 0 && first?.why === 'version' && sheets.find(({ id }) => id === first.id);
  if (outdated) throw await changedSheet(ctx, outdated, versions.get(outdated.id) ?? 0);
  assertSome(result);
  const subjects = result.taken.map(({ id, version }) => ({ id, seen: version, current: version }));
  const made = { kind: timesheetApproval, subjects, decision: 'approved', comment: null } as const;
  const decisions = await decideApprovals(ctx, made);
  const decided = splitSheets(result.taken, ({ id }) => refusalOf(decisions.get(id)));
  const whole = { taken: decided.taken, leftOut: [...result.leftOut, ...decided.leftOut] };
  assertSome(whole);
  const isApproved = ({ id }: SheetRow) => outcomeIn(decisions.get(id)) === 'approved';
  const step = { from: 'submitted', to: 'approved', reason: null, event: 'timesheets.approve' } as const;
  await concludeStep(ctx, whole.taken.filter(isApproved), step);
  for (const sheet of whole.taken) if (!isApproved(sheet)) await recordDecision(ctx, sheet);
  return outcomeOf(whole);
}

const outcomeIn = (result: DecisionResult | undefined) => (result && 'outcome' in result ? result.outcome : null);

function refusalOf(result: DecisionResult | undefined): LeftOutKind | null {
  if (result === undefined) return 'not-submitted';
  return 'outcome' in result ? null : leftOutBy(result.refusal);
}

/** The timesheet stays submitted, because its policy requires more decisions. */
async function recordDecision(ctx: Ctx, sheet: SheetRow): Promise<void> {
  await ctx.audit({
    event: 'timesheets.approve',
    subject: { kind: 'employee', id: String(sheet.employee_id) },
    clientId: sheet.client_id,
    after: { timesheet: 'submitted', decision: 'approved' },
    details: { first_day: sheet.first_day, last_day: sheet.last_day },
  });
}

/** For all results, the versions are those that were just read; their number is checked instead. */
async function selected(ctx: Ctx, selection: CallInput<Approve>['body']['selection']) {
  const isAll = 'all' in selection;
  const { period, sheets } = isAll ? await allSheets(ctx, selection) : { period: null, sheets: selection.timesheets };
  return { period, versions: new Map(sheets.map(({ id, version }) => [id, version])) };
}
