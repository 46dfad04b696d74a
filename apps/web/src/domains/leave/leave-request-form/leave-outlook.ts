import { leaveDaysText } from '@muster/contract/domains/leave/leave-minutes.rules.ts';
import type { LeaveForecast } from '@muster/contract/domains/leave/leave-request-answers.ts';
import { addDays, daysBetween } from '@muster/contract/plain-day.ts';
import { formatDay } from '../../../platform/format/dates.ts';

/** The balance on a day of the forecast, in minutes. */
export const balanceOn = ({ steps }: LeaveForecast, day: string): number =>
  steps.findLast((step) => step.day <= day)?.minutes ?? steps[0]?.minutes ?? 0;

interface Outlook {
  readonly forecast: LeaveForecast;
  /** The last day of the request. */
  readonly last: string;
  /** What is left to request, in minutes: less than the balance where later leave needs a part of it. */
  readonly left: number;
  /** 'You' or a name. */
  readonly who: string;
}

/** What the request leaves, and what the next policy year keeps of it. */
export function outlookText({ forecast, last, left: free, who }: Outlook): string {
  const { renews_on: renewsOn, carry_minutes: carry, steps } = forecast;
  const has = who === 'You' ? 'will have' : 'has';
  const balance = balanceOn(forecast, last);
  const later = balance > free ? `, and ${leaveDaysText(balance - free)} more that later leave takes` : '';
  const left = `On ${formatDay(last)} ${who === 'You' ? 'you' : who} ${has} ${leaveDaysText(Math.min(balance, free))}${later}.`;
  const end = steps.at(-1)?.minutes ?? 0;
  if (renewsOn === null || carry === null || end <= 0) return left;
  if (carry === 0) return `${left} Days that are left on ${formatDay(addDays(renewsOn, -1))} expire.`;
  return `${left} Up to ${leaveDaysText(carry)} carry over on ${formatDay(renewsOn)}.`;
}

/** The steps as a picture: days from the first one on, with the words below it, the most important ones first. `left`: what is free after the request. */
export function outlookSteps(forecast: LeaveForecast, last: string, left: number) {
  const start = forecast.steps[0]?.day ?? last;
  const at = (day: string) => daysBetween(start, day);
  const days = [last, start, forecast.until, ...forecast.steps.slice(1).map(({ day }) => day)];
  const words = [...new Set(days)].map((day) => ({
    at: at(day),
    text: day === start ? 'Today' : formatDay(day),
    value: balanceOn(forecast, day),
    valueText: leaveDaysText(day === last ? Math.min(left, balanceOn(forecast, day)) : balanceOn(forecast, day)),
  }));
  return {
    steps: forecast.steps.map(({ day, minutes }) => ({ at: at(day), value: minutes })),
    end: at(forecast.until),
    words,
    mark: { at: at(last), value: balanceOn(forecast, last) },
  };
}
