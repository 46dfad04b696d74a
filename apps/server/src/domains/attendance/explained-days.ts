import {
  type DayExplanation,
  type DayFigures,
  dayFigures,
  type Proposal,
} from '@muster/contract/domains/attendance/attendance-answers.ts';
import { type AnalyzedDay, analyzeDay } from '@muster/contract/domains/attendance/day.rules.ts';
import { explainDay } from '@muster/contract/domains/attendance/day-explanation.rules.ts';
import { type DayFacts, microsOf } from '@muster/contract/domains/attendance/day-facts.ts';
import { createLocalClock } from '@muster/contract/domains/attendance/local-clock.ts';
import { proposedTimes } from '@muster/contract/domains/attendance/proposal.rules.ts';
import type { Db } from '../../database/db.ts';
import { readDayFacts } from './day-facts.repository.ts';
import { instantText } from './instant-text.ts';

export interface ExplainedDay {
  readonly figures: DayFigures;
  readonly explanation: DayExplanation;
  readonly proposal: Proposal | null;
}

const localClock = createLocalClock();

/** Now, and the clock of the times in the sentences. */
interface Reading {
  readonly now: Temporal.Instant;
  readonly zone: string;
}

/** What the rules compute about a day now, with reasons; null if there is nothing to explain. */
export function explainFacts(facts: DayFacts, { now, zone }: Reading): ExplainedDay | null {
  const day = analyzeDay(facts, microsOf(now), localClock);
  if (day === null) return null;
  return { figures: day.figures, explanation: explainDay(day, zone), proposal: proposalOf(day, facts) };
}

function proposalOf(day: AnalyzedDay, { punches }: DayFacts): Proposal | null {
  const times = proposedTimes(day, punches);
  if (times === null) return null;
  const breaks = times.breaks.map(({ from, until }) => ({ start: instantText(from), end: instantText(until) }));
  return { in: instantText(times.in), out: times.out === null ? null : instantText(times.out), breaks };
}

/** The days of one employee, by work date. */
export async function explainedDays(
  db: Db,
  employeeId: number,
  { first, last, ...reading }: Reading & { readonly first: string; readonly last: string },
): Promise<ReadonlyMap<string, ExplainedDay>> {
  const days = await readDayFacts(db, { employeeIds: [employeeId], first, last });
  return new Map(
    days.flatMap(({ facts }) => {
      const explained = explainFacts(facts, reading);
      return explained === null ? [] : [[facts.workDate, explained] as const];
    }),
  );
}

/**
 * The explanation of stored figures. Null if the rules now give other figures: the viewer may not see every fact, or
 * the day is locked and its facts have changed.
 */
export function explanationOf(
  stored: (Omit<DayFigures, 'waiting_overtime_minutes'> & { readonly waiting_overtime_minutes: number | null }) | null,
  explained: ExplainedDay | undefined,
): DayExplanation | null {
  if (stored === null || explained === undefined) return null;
  const isSame = comparedFigures.every((name) => stored[name] === explained.figures[name]);
  return isSame ? explained.explanation : null;
}

/** Without `settled`, which depends on when the day was computed. */
const comparedFigures = dayFigures.omit({ settled: true }).keyof().options;
