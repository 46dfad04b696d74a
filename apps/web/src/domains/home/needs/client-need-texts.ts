import type { Need } from '@muster/contract/domains/home/need-answers.ts';
import { neededCandidateDecision } from './needed-candidate-decision.ts';
import { neededClientHours } from './needed-client-hours.ts';
import { neededClientLeave } from './needed-client-leave.ts';
import { neededHireDraft } from './needed-hire-draft.ts';
import { neededInterviewFeedback } from './needed-interview-feedback.ts';
import { neededTicket } from './needed-ticket.ts';
import { neededTicketApproval } from './needed-ticket-approval.ts';
import type { NeedTexts } from './shown-need.ts';

/** The kinds that users of a client get: their home loads no others. A new kind for them joins with a case and a file. */
export function clientNeedTexts(need: Need, zone: string): NeedTexts | null {
  switch (need.kind) {
    case 'interview-feedback':
      return neededInterviewFeedback(need, zone);
    case 'hire-draft':
      return neededHireDraft(need);
    case 'candidate-decision':
      return neededCandidateDecision(need, zone);
    case 'client-hours':
      return neededClientHours(need);
    case 'client-leave':
      return neededClientLeave(need);
    case 'ticket':
      return neededTicket(need);
    case 'ticket-approval':
      return neededTicketApproval(need);
    default:
      return null;
  }
}
