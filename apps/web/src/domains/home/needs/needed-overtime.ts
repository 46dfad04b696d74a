import {
  overtimeLeftOutTexts,
  overtimeOccasionLabels,
} from '@muster/contract/domains/attendance/attendance.constants.ts';
import type { NeedOf } from '@muster/contract/domains/home/need-answers.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { overtimeEndpoints } from '../../../platform/api/endpoints/overtime.generated.ts';
import { formatWeekday } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { clockRange } from '../../../platform/format/zone-times.ts';
import { decidedBy } from './decided-by.ts';
import type { NeedTexts } from './shown-need.ts';

export function neededOvertime({ overtime }: NeedOf<'overtime'>, zone: string): NeedTexts {
  const { id, version, employee, work_date, minutes, occasion, shift } = overtime;
  const decide = async (decision: 'approved' | 'refused', note: string) => {
    const { left_out } = await callApi(overtimeEndpoints.decide, {
      body: { requests: [{ id, version }], decision, note },
    });
    return left_out[0] ? overtimeLeftOutTexts[left_out[0].why] : null;
  };
  const day = formatWeekday(work_date);
  const range = (from: string | null, to: string | null, none: string) =>
    from === null ? none : clockRange(from, to, zone);
  return {
    name: employee.name,
    line: [day, `${minutesText(minutes)} ${overtimeOccasionLabels[occasion].toLowerCase()}`].join(' · '),
    ...(shift && { about: shift }),
    facts: [
      { label: 'Scheduled', value: range(overtime.starts_at, overtime.ends_at, 'Not scheduled') },
      { label: 'Recorded', value: range(overtime.first_in, overtime.last_out, 'Nothing') },
      { label: 'Effect', value: `${minutesText(minutes)} of overtime` },
    ],
    reason: null,
    ...decidedBy(decide, { refused: 'refused', noteHelper: 'Visible to the employee.' }),
    open: { label: 'Open overtime', to: '/employees/attendance?show=overtime' },
    subject: `overtime of ${employee.name}, ${day}`,
  };
}
