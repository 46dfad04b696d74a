import { leaveDaysOf, leaveDaysText } from '@muster/contract/domains/leave/leave-minutes.rules.ts';
import type { LeaveForecast } from '@muster/contract/domains/leave/leave-request-answers.ts';
import { addDays, daysBetween } from '@muster/contract/plain-day.ts';
import { formatDay } from '../../../platform/format/dates.ts';

/** What is free on a day of the forecast, in minutes. */
export const freeOn = ({ steps }: LeaveForecast, day: string): number =>
  steps.findLast((step) => step.day <= day)?.minutes ?? steps[0]?.minutes ?? 0;

interface Outlook {
  readonly forecast: LeaveForecast;
  /** The last day of the request. */
  readonly last: string;
  /** 'You' or a name. */
  readonly who: string;
}

/** What the request leaves, what is reserved of the balance, and what the next policy year keeps. */
export function outlookText({ forecast, last, who }: Outlook): string {
  const has = who === 'You' ? 'you will have' : `${who} has`;
  const left = `On ${formatDay(last)} ${has} ${leaveDaysText(freeOn(forecast, last))}.`;
  return [left, reservedText(forecast), carriedText(forecast)].filter((text) => text !== null).join(' ');
}

function reservedText({ later_minutes: later }: LeaveForecast): string | null {
  if (later <= 0) return null;
  const days = leaveDaysOf(later);
  return days === 1 ? '1 more day is reserved for later leave.' : `${days} more days are reserved for later leave.`;
}

function carriedText({ steps, renews_on: renewsOn, carry_minutes: carry }: LeaveForecast): string | null {
  const end = steps.at(-1)?.minutes ?? 0;
  if (renewsOn === null || carry === null || end <= 0) return null;
  if (carry === 0) return `Days that are left on ${formatDay(addDays(renewsOn, -1))} expire.`;
  return `Up to ${leaveDaysText(carry)} carry over on ${formatDay(renewsOn)}.`;
}

/** The steps as a picture: days from the first one on, with the words below it, the most important ones first. */
export function outlookSteps(forecast: LeaveForecast, last: string) {
  const start = forecast.steps[0]?.day ?? last;
  const at = (day: string) => daysBetween(start, day);
  const days = [last, start, forecast.until, ...forecast.steps.slice(1).map(({ day }) => day)];
  const words = [...new Set(days)].map((day) => ({
    at: at(day),
    text: day === start ? 'Today' : formatDay(day),
    value: freeOn(forecast, day),
    valueText: leaveDaysText(freeOn(forecast, day)),
  }));
  return {
    steps: forecast.steps.map(({ day, minutes }) => ({ at: at(day), value: minutes })),
    end: at(forecast.until),
    words,
    mark: { at: at(last), value: freeOn(forecast, last) },
  };
}
