import { earlierDay } from '../../plain-day.ts';
import { nextPolicyYear } from './accrual-periods.rules.ts';
import type { TypeSpan } from './leave-policy-spans.rules.ts';

interface Entry {
  readonly effective_on: string;
  readonly minutes: number;
}

export interface ForecastStep {
  readonly day: string;
  /** The balance from this day until the next step. */
  readonly minutes: number;
}

/**
 * How a balance changes between two days, both included. The first step is the balance of the first day. Entries of one day count
 * together, and days that change nothing have no step.
 */
export function forecastSteps(entries: readonly Entry[], first: string, last: string): ForecastStep[] {
  const later = entries.filter(({ effective_on }) => effective_on > first && effective_on <= last);
  const steps = [{ day: first, minutes: sumOf(entries.filter(({ effective_on }) => effective_on <= first)) }];
  const byDay = Map.groupBy(later, ({ effective_on }) => effective_on);
  let balance = steps[0]?.minutes ?? 0;
  for (const day of [...byDay.keys()].toSorted()) {
    const change = sumOf(byDay.get(day) ?? []);
    balance += change;
    if (change !== 0) steps.push({ day, minutes: balance });
  }
  return steps;
}

const sumOf = (entries: readonly Entry[]) => entries.reduce((sum, { minutes }) => sum + minutes, 0);

export interface Renewal {
  /** The first day of the next policy year. */
  readonly day: string;
  /** What is kept at most; null: everything. */
  readonly carry_minutes: number | null;
}

/** When the lines that count on a day begin their next year: the earliest of them. Null without lines. */
export function renewalAfter(spans: readonly TypeSpan[], day: string): Renewal | null {
  const renewals = spans
    .filter(({ from, until }) => from <= day && day <= until)
    .map(({ line, started }) => ({
      day: nextPolicyYear(line.accrual, day, started),
      carry_minutes: line.carry_minutes,
    }));
  const earliest = renewals.reduce<string | null>(
    (found, one) => (found === null ? one.day : earlierDay(found, one.day)),
    null,
  );
  return renewals.find((one) => one.day === earliest) ?? null;
}
