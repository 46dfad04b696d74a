import { counted } from '@muster/contract/counted.ts';
import type { NeedOf } from '@muster/contract/domains/home/need-answers.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { clientTimesheetsEndpoints } from '../../../platform/api/endpoints/client-timesheets.generated.ts';
import { formatDays } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { decidedBy } from './decided-by.ts';
import type { NeedTexts } from './shown-need.ts';

export function neededClientHours({ hours }: NeedOf<'client-hours'>): NeedTexts {
  const { id, version, employee, first_day, last_day, worked_days, worked_minutes, absent_days, overtime_minutes } =
    hours;
  const period = formatDays(first_day, last_day);
  const decide = (decision: 'approved' | 'returned', note: string) =>
    callApi(clientTimesheetsEndpoints.decide, { body: { id, version, decision, note } });
  return {
    name: employee,
    line: [period, counted(worked_days, 'day'), minutesText(worked_minutes)].join(' · '),
    facts: [
      { label: 'Worked', value: `${counted(worked_days, 'day')}, ${minutesText(worked_minutes)}` },
      { label: 'Overtime', value: overtime_minutes === 0 ? 'None' : minutesText(overtime_minutes) },
      { label: 'Absent', value: absent_days === 0 ? 'Never' : counted(absent_days, 'day') },
    ],
    reason: null,
    ...decidedBy(decide, {
      refused: 'returned',
      noteHelper: 'Visible to your provider.',
      label: 'Return…',
      done: 'Returned',
    }),
    open: { label: 'Open hours', to: '/client-timesheets' },
    subject: `the hours of ${employee}, ${period}`,
  };
}
