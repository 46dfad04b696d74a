import { type CallAnswer, type CallInput, invalidInput } from '@muster/contract';
import { counted } from '@muster/contract/counted.ts';
import type { EnteredDay } from '@muster/contract/domains/attendance/attendance-answers.ts';
import { correctedDay } from '@muster/contract/domains/attendance/corrected-day.rules.ts';
import type { correctionsCalls } from '@muster/contract/domains/attendance/corrections.calls.ts';
import { dayText } from '@muster/contract/plain-day.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { lockDraftPeople } from './correction-draft.repository.ts';
import { type Entry, readEntries } from './entered-days.ts';
import { explainFacts } from './explained-days.ts';
import { storeCorrections } from './store-corrections.ts';

type Calls = typeof correctionsCalls;

/** What the entered times would make of each day, without storing anything. */
export async function previewEntries(
  ctx: Ctx,
  { body }: CallInput<Calls['previewEntries']>,
): Promise<CallAnswer<Calls['previewEntries']>> {
  const now = ctx.clock.now();
  return (await readEntries(ctx, body)).map((entry) => preview(entry, now));
}

/** Requests a correction of each of these days; another person decides. @throws Problem invalid-input, conflict */
export async function enterTimes(ctx: Ctx, { body }: CallInput<Calls['enter']>): Promise<CallAnswer<Calls['enter']>> {
  await lockDraftPeople(ctx.db, [...new Set(body.days.map(({ employee_id }) => employee_id))]);
  const entries = await readEntries(ctx, body);
  const refused = entries.filter(({ problem }) => problem !== null);
  if (refused.length > 0) throw invalidInput({ days: problemsOf(refused) });
  const drafts = entries.flatMap(({ draft: { times, ...draft } }) => (times === null ? [] : [{ ...draft, times }]));
  await storeCorrections(ctx, drafts, { reason: body.reason, evidence: body.evidence ?? null });
  return { entered: drafts.length };
}

function preview({ draft, name, zone, facts, problem }: Entry, now: Temporal.Instant): EnteredDay {
  const { employeeId, workDate, clientId, times } = draft;
  const after = times && problem === null ? explainFacts(correctedDay(facts, times, zone), { now, zone }) : null;
  return {
    employee_id: employeeId,
    name,
    work_date: workDate,
    zone,
    in: times?.in.toString() ?? null,
    out: times?.out.toString() ?? null,
    before: clientId === null ? null : (explainFacts(facts, { now, zone })?.figures ?? null),
    after: after?.figures ?? null,
    locked: draft.locked,
    problem,
  };
}

function problemsOf(refused: readonly Entry[]): string[] {
  const named = refused
    .slice(0, problemsNamed)
    .map(({ name, draft, problem }) => `${name}, ${dayText(draft.workDate)}: ${problem}`);
  const more = refused.length - named.length;
  return more > 0 ? [...named, `${counted(more, 'more day')} cannot be entered.`] : named;
}

const problemsNamed = 5;
