import type { NeedOf } from '@muster/contract/domains/home/need-answers.ts';
import { leaveDaysOf, leaveDaysText } from '@muster/contract/domains/leave/leave-minutes.rules.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { leaveRequestsEndpoints } from '../../../platform/api/endpoints/leave-requests.generated.ts';
import { RequestBalanceValue, requestDaysText, TeamAwayValue, undoLeave, WorkedDaysValue } from '../../leave/index.ts';
import { decidedBy } from './decided-by.ts';
import type { NeedTexts } from './shown-need.ts';

export function neededLeave({ request }: NeedOf<'leave'>): NeedTexts {
  const { id, employee, client, leave_type: type, first_day: first, last_day: last, minutes, reason } = request;
  const decide = (decision: 'approved' | 'refused', note: string) =>
    callApi(leaveRequestsEndpoints.decide, { body: { id, decision, note, seen_days: leaveDaysOf(minutes) } });
  const days = requestDaysText(request);
  return {
    name: employee.name,
    line: [type, days, leaveDaysText(minutes)].join(' · '),
    client,
    facts: [
      { label: 'Taken', value: leaveDaysText(minutes) },
      { label: 'Balance', value: <RequestBalanceValue id={id} /> },
      { label: 'Team', value: <TeamAwayValue employeeId={employee.id} from={first} to={last} /> },
      ...(request.is_late ? [{ label: 'Worked', value: <WorkedDaysValue id={id} /> }] : []),
      ...(request.is_late ? [{ label: 'Requested', value: 'After the first day', tone: 'red' as const }] : []),
    ],
    reason,
    ...decidedBy(decide, {
      refused: 'refused',
      noteHelper: `Visible to ${employee.name}.`,
      undo: (queries) => undoLeave(queries, [request]),
    }),
    open: { label: 'Open leave', to: '/leave-requests' },
    subject: `the leave of ${employee.name}, ${days}`,
  };
}
