import type { NeedOf } from '@muster/contract/domains/home/need-answers.ts';
import type { SwapShiftAnswer } from '@muster/contract/domains/schedules/swap-answers.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { swapsEndpoints } from '../../../platform/api/endpoints/swaps.generated.ts';
import { formatWeekday } from '../../../platform/format/dates.ts';
import { clockRange } from '../../../platform/format/zone-times.ts';
import { decidedBy } from './decided-by.ts';
import type { NeedTexts } from './shown-need.ts';

export function neededSwap({ swap }: NeedOf<'swap'>, zone: string): NeedTexts {
  const { id, requester, colleague, give, take, reason, client } = swap;
  const decide = (decision: 'approved' | 'refused', note: string) =>
    callApi(swapsEndpoints.decide, { body: { id, decision, note } });
  const days =
    take === null
      ? formatWeekday(give.work_date)
      : `${formatWeekday(give.work_date)} ↔ ${formatWeekday(take.work_date)}`;
  const shiftText = (shift: SwapShiftAnswer) =>
    `${formatWeekday(shift.work_date)}, ${clockRange(shift.starts_at, shift.ends_at, zone)}`;
  return {
    name: requester.name,
    line: [days, take === null ? `${colleague.name} covers` : `with ${colleague.name}`].join(' · '),
    client,
    facts: [
      { label: `${colleague.name} works`, value: shiftText(give) },
      ...(take === null ? [] : [{ label: `${requester.name} works`, value: shiftText(take) }]),
    ],
    reason,
    ...decidedBy(decide, { refused: 'refused', noteHelper: 'Visible to both people.' }),
    open: { label: 'Open swaps', to: '/shift-swaps' },
    subject: `the swap of ${requester.name} and ${colleague.name}, ${days}`,
  };
}
