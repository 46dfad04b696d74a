import type { Need, NeedKind } from '@muster/contract/domains/home/need-answers.ts';
import {
  IconArrowsExchange,
  IconBeach,
  IconCalendarPlus,
  IconCash,
  IconClipboardText,
  IconClock,
  IconClockPlus,
  IconFilePencil,
  IconMessage,
  IconSun,
  IconTicket,
  IconUserSearch,
} from '@tabler/icons-react';
import type { NeedTexts, ShownNeed } from './shown-need.ts';

interface KindLook {
  readonly one: string;
  readonly many: string;
  readonly Icon: typeof IconClock;
}

export const kindLooks: Readonly<Record<NeedKind, KindLook>> = {
  'own-day': { one: 'Attendance', many: 'Days to fix', Icon: IconClock },
  'own-timesheet': { one: 'My timesheet', many: 'My timesheets', Icon: IconClipboardText },
  'own-swap': { one: 'Shift swap', many: 'Swaps with me', Icon: IconArrowsExchange },
  correction: { one: 'Correction', many: 'Corrections', Icon: IconClock },
  timesheets: { one: 'Timesheets', many: 'Timesheets', Icon: IconClipboardText },
  overtime: { one: 'Overtime', many: 'Overtime', Icon: IconClockPlus },
  leave: { one: 'Leave', many: 'Leave', Icon: IconBeach },
  swap: { one: 'Shift swap', many: 'Swaps', Icon: IconArrowsExchange },
  'holiday-swap': { one: 'Holiday swap', many: 'Holiday swaps', Icon: IconSun },
  'pay-change': { one: 'Pay change', many: 'Pay changes', Icon: IconCash },
  'client-hours': { one: 'Hours', many: 'Hours', Icon: IconClipboardText },
  'client-leave': { one: 'Leave', many: 'Leave', Icon: IconBeach },
  ticket: { one: 'Ticket', many: 'Tickets', Icon: IconTicket },
  'ticket-approval': { one: 'Ticket approval', many: 'Ticket approvals', Icon: IconTicket },
  'hire-draft': { one: 'Draft', many: 'Drafts', Icon: IconFilePencil },
  'interview-feedback': { one: 'Interview feedback', many: 'Interview feedback', Icon: IconMessage },
  'interview-booking': { one: 'Interview to book', many: 'Interviews to book', Icon: IconCalendarPlus },
  'candidate-decision': { one: 'Candidate', many: 'Candidates', Icon: IconUserSearch },
};

/** What an entry says and sends, with times in the zone; null for a kind that the viewer never gets. */
export type NeedTextsOf = (need: Need, zone: string) => NeedTexts | null;

/** Empty for a kind that the viewer never gets. */
export function shownNeeds(needs: readonly Need[], zone: string, textsOf: NeedTextsOf): ShownNeed[] {
  return needs.flatMap((need) => {
    const { kind, uuid, since, due, others, instead_of, snoozed_until } = need;
    const texts = textsOf(need, zone);
    return texts === null ? [] : [{ ...texts, kind, waiting: { uuid, since, due, others, instead_of, snoozed_until } }];
  });
}
