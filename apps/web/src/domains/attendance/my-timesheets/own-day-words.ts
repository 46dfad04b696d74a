import {
  correctionStateLabels,
  type DayState,
  dayLabels,
} from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { OwnDay } from '@muster/contract/domains/attendance/attendance-answers.ts';
import type { StateWord } from '@muster/contract/state-words.ts';
import { clockText } from '../../../platform/format/dates.ts';
import { clockRange } from '../../../platform/format/zone-times.ts';

const offLabels = { on_leave: 'On leave', holiday: 'Holiday', restday: 'Rest day', cancelled: 'Suspended' } as const;

/** What the day was, or will be; null without a plan. */
export function stateOf({ figures, status, starts_at }: OwnDay): StateWord | null {
  if (figures) return dayLabels[figures.state];
  if (isOff(status)) return offLabels[status];
  return starts_at === null ? null : 'Scheduled';
}

/** A decision about the day that matters to the employee. */
export const correctionWord = ({ correction }: OwnDay): StateWord | null =>
  correction === null || correction.state === 'withdrawn' ? null : correctionStateLabels[correction.state];

/** '5:57 AM – 2:32 PM', 'In 9:55 PM' while the day runs; null without a clock-in. */
export function clockedText({ punches }: OwnDay, zone: string): string | null {
  const first = punches.find(({ kind }) => kind === 'in');
  const last = punches.findLast(({ kind }) => kind === 'in' || kind === 'out');
  if (!first || !last) return null;
  return last.kind === 'out' ? clockRange(first.at, last.at, zone) : `In ${clockText(first.at, zone)}`;
}

/** '6:00 AM – 2:30 PM' or 'Not scheduled'. */
export const scheduledText = ({ starts_at, ends_at }: OwnDay, zone: string): string =>
  starts_at === null ? 'Not scheduled' : clockRange(starts_at, ends_at, zone);

const unexplained: ReadonlySet<DayState> = new Set(['absent', 'late', 'undertime', 'conflict', 'worked_leave']);

/** Days that employees most often correct show the button in their row. */
export const isUnexplained = ({ figures }: OwnDay): boolean => figures !== null && unexplained.has(figures.state);

const isOff = (status: OwnDay['status']): status is keyof typeof offLabels => status !== null && status in offLabels;
