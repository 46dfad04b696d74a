import { counted } from '@muster/contract/counted.ts';
import type { NeedOf } from '@muster/contract/domains/home/need-answers.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { timesheetsEndpoints } from '../../../platform/api/endpoints/timesheets.generated.ts';
import { formatDays } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import type { NeedTexts } from './shown-need.ts';

export function neededTimesheets({ group }: NeedOf<'timesheets'>): NeedTexts {
  const { client, first_day, last_day, ready, worked_minutes, blocked } = group;
  const period = formatDays(first_day, last_day);
  const issues = blocked === 0 ? 'no open issues' : `${blocked} with open issues`;
  const approve = async () => {
    const { left_out, others } = await callApi(timesheetsEndpoints.approve, {
      body: { selection: { timesheets: ready } },
    });
    const missing = left_out.length + others;
    return missing === 0 ? null : `${counted(missing, 'timesheet')} changed in the meantime and were not approved.`;
  };
  return {
    name: client,
    isGroup: true,
    line: [`${ready.length} ready for ${period}`, `${minutesText(worked_minutes)} in total`, issues].join(' · '),
    facts: [
      { label: 'Ready', value: counted(ready.length, 'timesheet') },
      { label: 'In total', value: minutesText(worked_minutes) },
      { label: 'Open issues', value: blocked === 0 ? 'None' : blocked, ...(blocked > 0 && { tone: 'red' as const }) },
    ],
    reason: null,
    approve: ready.length === 0 ? null : { label: `Approve ${ready.length}`, send: approve },
    reject: null,
    open: {
      label: 'Review',
      to: `/timesheets?${new URLSearchParams({ period: first_day, 'filter.state': 'submitted' })}`,
    },
    subject: `${counted(ready.length, 'timesheet')} of ${client}, ${period}`,
  };
}
