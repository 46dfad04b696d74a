import { counted } from '@muster/contract/counted.ts';
import type { NeedOf } from '@muster/contract/domains/home/need-answers.ts';
import { leaveClassLabels } from '@muster/contract/domains/leave/leave-types.constants.ts';
import { callApi } from '../../../platform/api/call-api.ts';
import { clientLeaveEndpoints } from '../../../platform/api/endpoints/client-leave.generated.ts';
import { clientDaysText, undoClientLeave } from '../../leave/index.ts';
import type { NeedTexts } from './shown-need.ts';

export function neededClientLeave({ request }: NeedOf<'client-leave'>): NeedTexts {
  const { id, employee, days } = request;
  const decide = (decision: 'approved' | 'refused', note: string) =>
    callApi(clientLeaveEndpoints.decide, { body: { id, decision, note } });
  const range = clientDaysText(request);
  return {
    name: employee,
    line: [leaveClassLabels[request.class], range].join(' · '),
    facts: [{ label: 'Away', value: counted(days, 'working day') }],
    reason: null,
    approve: {
      label: 'Approve',
      send: async () => {
        await decide('approved', '');
        return null;
      },
      undo: (queries) => undoClientLeave(queries, id),
    },
    reject: {
      label: 'Reject…',
      done: 'Rejected',
      noteHelper: `Visible to ${employee} and to your provider.`,
      send: (note) => decide('refused', note),
    },
    open: { label: 'Open leave', to: '/leave-approvals' },
    subject: `the leave of ${employee}, ${range}`,
  };
}
