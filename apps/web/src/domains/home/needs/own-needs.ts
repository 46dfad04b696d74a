import { counted } from '@muster/contract/counted.ts';
import type { NeedOf } from '@muster/contract/domains/home/need-answers.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { swapsEndpoints } from '../../../platform/api/endpoints/swaps.generated.ts';
import { timesheetsEndpoints } from '../../../platform/api/endpoints/timesheets.generated.ts';
import { clockText, formatDays, formatWeekday } from '../../../platform/format/dates.ts';
import { minutesText } from '../../../platform/format/minutes.ts';
import { clockRange } from '../../../platform/format/zone-times.ts';
import type { NeedTexts } from './shown-need.ts';

const mine = { isTask: true, reason: null, approve: null, reject: null } as const;

export function neededOwnDay({ day }: NeedOf<'own-day'>, zone: string): NeedTexts {
  const { work_date, state, first_in } = day;
  const date = formatWeekday(work_date);
  const open = { label: 'Open timesheet', to: '/my-timesheets' };
  if (state === 'worked_leave')
    return {
      ...mine,
      name: `Fix ${date}: worked on leave`,
      line: 'Ask HR to cancel the leave of this day or to remove the times.',
      facts: [],
      open,
      subject: `the day ${date}`,
    };
  return {
    ...mine,
    name: `Fix ${date}: missing clock-out`,
    line: `Clocked in at ${clockText(first_in, zone) ?? '–'}. A timesheet needs both times.`,
    facts: [],
    fixes: work_date,
    open,
    subject: `the day ${date}`,
  };
}

export function neededOwnTimesheet({ sheet }: NeedOf<'own-timesheet'>): NeedTexts {
  const { id, version, first_day, last_day, worked_days, worked_minutes, blockers } = sheet;
  const period = formatDays(first_day, last_day);
  const worked = [counted(worked_days, 'day'), minutesText(worked_minutes)];
  return {
    ...mine,
    name: `Submit timesheet ${period}`,
    line: [...worked, ...(blockers > 0 ? [`${counted(blockers, 'day')} to fix first`] : [])].join(' · '),
    facts: [],
    approve:
      blockers > 0
        ? null
        : {
            label: 'Submit',
            done: 'Submitted',
            send: async () => {
              await callApi(timesheetsEndpoints.submit, { body: { id, version } });
              return null;
            },
          },
    open: { label: 'Review', to: '/my-timesheets' },
    subject: `the timesheet ${period}`,
  };
}

export function neededOwnSwap({ swap }: NeedOf<'own-swap'>, zone: string): NeedTexts {
  const { id, requester, give, take, reason } = swap;
  const answer = (accepts: boolean, note?: string) =>
    callApi(swapsEndpoints.answer, { body: { id, accepts, ...(note !== undefined && { note }) } });
  const shift = ({ work_date, starts_at, ends_at }: typeof give) =>
    `${formatWeekday(work_date)}, ${clockRange(starts_at, ends_at, zone)}`;
  return {
    name: `${requester.name} asks you to ${take === null ? 'cover a shift' : 'swap shifts'}`,
    line: [formatWeekday(give.work_date), ...(take ? [`for your ${formatWeekday(take.work_date)}`] : [])].join(' '),
    facts: [
      { label: 'You work', value: shift(give) },
      ...(take ? [{ label: `${requester.name} works`, value: shift(take) }] : []),
    ],
    reason,
    approve: {
      label: 'Accept',
      done: 'Accepted',
      send: async () => {
        await answer(true);
        return null;
      },
    },
    reject: {
      label: 'Decline…',
      done: 'Declined',
      noteHelper: `Visible to ${requester.name}.`,
      send: (note) => answer(false, note),
    },
    open: { label: 'Open schedule', to: '/my-schedule' },
    subject: `the swap with ${requester.name}, ${formatWeekday(give.work_date)}`,
  };
}
