import { clientLeaveCalls } from '@muster/contract/domains/leave/client-leave.calls.ts';
import { leaveRequestAttachmentCalls } from '@muster/contract/domains/leave/leave-request-attachment.calls.ts';
import { leaveRequestsCalls as calls, leaveRequestList } from '@muster/contract/domains/leave/leave-requests.calls.ts';
import { bind } from '../../platform/http/binding.ts';
import { bindList } from '../../platform/lists/bind-list.ts';
import { bindAttachments } from '../documents/index.ts';
import { cancelLeave } from './cancel-leave.ts';
import { decideClientLeave, readClientLeave, undoClientLeave } from './decide-client-leave.ts';
import { decideLeave } from './decide-leave.ts';
import { decideSeveralLeave } from './decide-several-leave.ts';
import { leaveFiles } from './leave-request-attachments.ts';
import { previewLeave, readDaysToRequest, readLeaveChoices } from './preview-leave.ts';
import { readLeaveRequests, readOwnLeave } from './read-leave-requests.ts';
import { requestLeave } from './request-leave.ts';
import { undoLeaveApproval } from './undo-leave-approval.ts';

export const leaveRequestsBindings = [
  bind(calls.choices, readLeaveChoices),
  bind(calls.days, readDaysToRequest),
  bind(calls.preview, previewLeave),
  bind(calls.own, readOwnLeave),
  bind(calls.request, requestLeave),
  bind(calls.cancel, cancelLeave),
  ...bindList(leaveRequestList, readLeaveRequests),
  bind(calls.decide, decideLeave),
  bind(calls.decideSeveral, decideSeveralLeave),
  bind(calls.undo, undoLeaveApproval),
  ...bindAttachments(leaveRequestAttachmentCalls, leaveFiles),
  bind(clientLeaveCalls.list, readClientLeave),
  bind(clientLeaveCalls.decide, decideClientLeave),
  bind(clientLeaveCalls.undo, undoClientLeave),
];
