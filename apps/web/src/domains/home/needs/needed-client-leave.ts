import { counted } from '@muster/contract/counted.ts';
import type { NeedOf } from '@muster/contract/domains/home/need-answers.ts';
import { leaveClassLabels } from '@muster/contract/domains/leave/leave-types.constants.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { clientLeaveEndpoints } from '../../../platform/api/endpoints/client-leave.generated.ts';
import { clientDaysText, undoClientLeave } from '../../leave/index.ts';
import { decidedBy } from './decided-by.ts';
import type { NeedTexts } from './shown-need.ts';

export function neededClientLeave({ request }: NeedOf<'client-leave'>): NeedTexts {
  const { id, employee, days } = request;
  const decide = (decision: 'approved' | 'refused', note: string) =>
    callApi(clientLeaveEndpoints.decide, { body: { id, decision, note, seen_days: days } });
  const range = clientDaysText(request);
  return {
    name: employee,
    line: [leaveClassLabels[request.class], range].join(' · '),
    facts: [{ label: 'Away', value: counted(days, 'working day') }],
    reason: null,
    ...decidedBy(decide, {
      refused: 'refused',
      noteHelper: `Visible to ${employee} and to your provider.`,
      undo: (queries) => undoClientLeave(queries, id),
    }),
    open: { label: 'Open leave', to: '/leave-approvals' },
    subject: `the leave of ${employee}, ${range}`,
  };
}
