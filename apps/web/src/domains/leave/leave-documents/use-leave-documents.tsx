import type { LeaveRequest } from '@muster/contract/domains/leave/leave-request-answers.ts';
import { lazyPanel } from '../../../platform/panel/lazy-panel.tsx';
import { useLazyPanel } from '../../../platform/panel/use-lazy-panel.tsx';
import { requestDaysText } from '../leave-request-texts.ts';
import type { RequestOfDocuments } from './leave-documents.panel.tsx';

const LeaveDocumentsPanel = lazyPanel(() =>
  import('./leave-documents.panel.tsx').then((part) => part.LeaveDocumentsPanel),
);

/** Opens the documents of a request. `withName`: of another person. */
export function useLeaveDocuments() {
  const { open, panel } = useLazyPanel((request: RequestOfDocuments, state) => (
    <LeaveDocumentsPanel request={request} {...state} />
  ));
  const openOf = (request: LeaveRequest, { withName }: { readonly withName: boolean }) => {
    const { id, employee, leave_type: type } = request;
    const about = [...(withName ? [employee.name] : []), type, requestDaysText(request)].join(', ');
    open({ id, about });
  };
  return { open, openOf, panel } as const;
}
