import { type CalendarMark, calendarMarks } from '@muster/contract/domains/shifts/shifts.constants.ts';
import { choiceIn, dayIn, idIn } from '../../../platform/address/use-address-view.ts';

export const spans = ['week', '2weeks', 'month', 'range'] as const;
export type CalendarSpan = (typeof spans)[number];

export interface CalendarView {
  /** A day of the period; null: today. */
  readonly from: string | null;
  readonly span: CalendarSpan;
  /** Of a range: its last day. */
  readonly to: string | null;
  readonly client: number | null;
  readonly team: number | null;
  readonly search: string;
  /** Only people with such a mark. */
  readonly mark: CalendarMark | null;
  /** The calendar has no pages; every view of an address has one. */
  readonly page: number;
}

export const calendarViewIn = (address: URLSearchParams): CalendarView => ({
  from: dayIn(address, 'from'),
  // Saved views and links of earlier versions have the number of days.
  span: choiceIn(address, 'span', spans) ?? (address.get('days') === '14' ? '2weeks' : 'week'),
  to: dayIn(address, 'to'),
  client: idIn(address, 'client'),
  team: idIn(address, 'team'),
  search: address.get('search') ?? '',
  mark: choiceIn(address, 'mark', calendarMarks),
  page: 1,
});
