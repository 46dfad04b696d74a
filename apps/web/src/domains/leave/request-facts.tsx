import { leaveDaysOf, leaveDaysText } from '@muster/contract/domains/leave/leave-minutes.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../platform/api/api-query.ts';
import { leaveCalendarEndpoints } from '../../platform/api/endpoints/leave-calendar.generated.ts';
import { formatWeekday } from '../../platform/format/dates.ts';
import { limitsOf } from './leave-request-texts.ts';
import { useRequestBalance, useWorkedDays } from './use-request-balance.ts';

/** '8 → 5 days' for those who decide; an en dash without a balance that they may see. */
export function RequestBalanceValue({ id }: { readonly id: number }) {
  const balance = useRequestBalance(id);
  return balance === null ? '–' : `${leaveDaysOf(balance.before)} → ${leaveDaysText(balance.after)}`;
}

/** How many of the team are away on the day with the most of them, the person included: '3 of 9 away'. */
export function TeamAwayValue({ employeeId, from, to }: TeamAwayValueProps) {
  const { data } = useQuery({
    ...apiQuery(leaveCalendarEndpoints.teamAway, { query: { employee_id: employeeId, from, to } }),
    staleTime: 0,
    retry: false,
  });
  if (data === undefined) return '–';
  const most = Math.max(0, ...data.days.map(({ away }) => away));
  if (most === 0) return 'No one else away';
  const isOver = limitsOf(data).some((one) => one.isOver);
  return `${most + 1} of ${data.of} away${isOver ? ', over the limit' : ''}`;
}

interface TeamAwayValueProps {
  readonly employeeId: number;
  readonly from: string;
  readonly to: string;
}

/** 'Tue, Mar 17', the days of late leave on which the person worked; an en dash without any. */
export function WorkedDaysValue({ id }: { readonly id: number }) {
  const days = useWorkedDays(id);
  return days.length === 0 ? '–' : days.map(formatWeekday).join(', ');
}
