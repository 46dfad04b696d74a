import { counted } from '@muster/contract/counted.ts';

/** The largest unit of a time: '12 days', '5 hours', '20 minutes'. */
export function timeText(minutes: number): string {
  if (minutes >= minutesOfDay) return counted(Math.floor(minutes / minutesOfDay), 'day');
  return minutes >= 60 ? counted(Math.floor(minutes / 60), 'hour') : counted(minutes, 'minute');
}

const minutesOfDay = 1440;
