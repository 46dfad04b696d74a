import type { NeedOf } from '@muster/contract/domains/home/need-answers.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { holidaySwapsEndpoints } from '../../../platform/api/endpoints/holiday-swaps.generated.ts';
import { formatWeekday } from '../../../platform/format/dates.ts';
import { decidedBy } from './decided-by.ts';
import type { NeedTexts } from './shown-need.ts';

export function neededHolidaySwap({ swap }: NeedOf<'holiday-swap'>): NeedTexts {
  const { id, employee, client, holiday, holiday_day, substitute_day } = swap;
  const decide = (decision: 'approved' | 'refused', note: string) =>
    callApi(holidaySwapsEndpoints.decide, { body: { id, decision, note } });
  const days = `${formatWeekday(holiday_day)} ↔ ${formatWeekday(substitute_day)}`;
  return {
    name: employee.name,
    line: [holiday, days].join(' · '),
    client,
    facts: [
      { label: 'Works on', value: formatWeekday(holiday_day) },
      { label: 'Day off instead', value: formatWeekday(substitute_day) },
    ],
    reason: null,
    ...decidedBy(decide, { refused: 'refused', noteHelper: `Visible to ${employee.name}.` }),
    open: { label: 'Open holiday swaps', to: '/holiday-swaps' },
    subject: `the holiday swap of ${employee.name}, ${days}`,
  };
}
