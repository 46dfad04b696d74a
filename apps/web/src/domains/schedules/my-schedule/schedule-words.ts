import type { OwnScheduleDay } from '@muster/contract/domains/schedules/own-schedule.calls.ts';
import type { StateWord } from '@muster/contract/state-words.ts';
import { minutesText } from '../../../platform/format/minutes.ts';

/** What is unusual about a day; nothing on most days. */
export function wordsOf({ status, is_swapped, counts_as }: OwnScheduleDay): readonly StateWord[] {
  const kind = counts_as?.kind ?? 'ordinary';
  const words = [
    ...(is_swapped || status === 'swapped' ? (['Swapped'] as const) : []),
    ...(status === 'cancelled' ? (['Suspended'] as const) : []),
    ...(kind === 'ordinary' ? [] : [labels[kind]]),
    ...(status === 'on_leave' ? (['On leave'] as const) : []),
    ...(status === 'holiday' ? (['Holiday'] as const) : []),
    ...(status === 'restday' ? (['Rest day'] as const) : []),
  ];
  return [...new Set(words)];
}

const labels = { holiday: 'Holiday', restday: 'Rest day', on_leave: 'On leave' } as const satisfies Readonly<
  Record<Exclude<NonNullable<OwnScheduleDay['counts_as']>['kind'], 'ordinary'>, StateWord>
>;

/** Whether somebody works then. */
export const isWorkDay = ({ status }: OwnScheduleDay): boolean => status === 'scheduled' || status === 'swapped';

export const canSwap = (day: OwnScheduleDay, today: string): boolean =>
  day.status === 'scheduled' && !day.is_swapped && day.work_date > today;

/** '7 h 30 min of work', 'Premium: 7 h at night'. */
export function countedLines({ counts_as: counted }: OwnScheduleDay): readonly string[] {
  if (counted === null || counted.work_minutes === 0) return [];
  const premiums = [
    counted.night_minutes > 0 ? `${minutesText(counted.night_minutes)} at night` : '',
    counted.holiday_minutes > 0 ? `${minutesText(counted.holiday_minutes)} on a holiday` : '',
  ].filter(Boolean);
  return [
    `${minutesText(counted.work_minutes)} of work`,
    ...(premiums.length > 0 ? [`Premium: ${premiums.join(' · ')}`] : []),
  ];
}
