import {
  type DayExplanation,
  type DayFigures,
  dayFigures,
} from '@muster/contract/domains/attendance/attendance-answers.ts';
import { analyzeDay } from '@muster/contract/domains/attendance/day.rules.ts';
import { explainDay } from '@muster/contract/domains/attendance/day-explanation.rules.ts';
import { type DayFacts, microsOf } from '@muster/contract/domains/attendance/day-facts.ts';
import { createLocalClock } from '@muster/contract/domains/attendance/local-clock.ts';
import type { Db } from '../../database/db.ts';
import { readDayFacts } from './day-facts.repository.ts';

export interface ExplainedDay {
  readonly figures: DayFigures;
  readonly explanation: DayExplanation;
}

const localClock = createLocalClock();

/** What the rules say about a day now, with their reasons; null where there is nothing to say. */
export function explainFacts(facts: DayFacts, now: Temporal.Instant): ExplainedDay | null {
  const day = analyzeDay(facts, microsOf(now), localClock);
  return day && { figures: day.figures, explanation: explainDay(day) };
}

/** The days of one person, by work date. */
export async function explainedDays(
  db: Db,
  employeeId: number,
  { first, last, now }: { readonly first: string; readonly last: string; readonly now: Temporal.Instant },
): Promise<ReadonlyMap<string, ExplainedDay>> {
  const days = await readDayFacts(db, { employeeIds: [employeeId], first, last });
  return new Map(
    days.flatMap(({ facts }) => {
      const explained = explainFacts(facts, now);
      return explained === null ? [] : [[facts.workDate, explained] as const];
    }),
  );
}

/**
 * The explanation of stored figures. Null where the rules say something else: the reader may not see every fact, or the day
 * is locked and its facts changed.
 */
export function explanationOf(stored: DayFigures | null, explained: ExplainedDay | undefined): DayExplanation | null {
  if (stored === null || explained === undefined) return null;
  const isSame = comparedFigures.every((name) => stored[name] === explained.figures[name]);
  return isSame ? explained.explanation : null;
}

/** Not `settled`: it depends on when a day was looked at. */
const comparedFigures = dayFigures.omit({ settled: true }).keyof().options;
