import type { Grants } from '../../access.ts';
import { Problem } from '../../problem.ts';
import { scopeOf } from '../../scope.ts';
import type { Viewer } from '../../viewer.ts';
import { seesEveryLeaveType, seesOwnLeaveTypes } from './leave-balances.policy.ts';
import { takesDocuments } from './leave-documents.rules.ts';
import { type LeaveRequestState, leaveRequestStateLabels } from './leave-requests.constants.ts';
import { mayDecideLeave } from './leave-requests.policy.ts';
import type { leaveVisibilities } from './leave-types.constants.ts';

export interface DocumentedRequest {
  readonly employeeId: number;
  readonly isReached: boolean;
  readonly visibility: (typeof leaveVisibilities)[number];
  readonly state: LeaveRequestState;
}

/** Why a viewer who sees the documents of a request cannot add or remove some; null: they can. */
export interface LeaveDocumentRights {
  readonly add: Problem | null;
  readonly remove: (file: { readonly isOwn: boolean }) => Problem | null;
}

/**
 * The documents of leave are for the employee and for HR; for leads and workforce admins while the request waits or is approved, if the type
 * is not confidential. Null: the viewer learns nothing about them, as client users always.
 */
export function leaveDocumentRights(viewer: Viewer & Grants, request: DocumentedRequest): LeaveDocumentRights | null {
  const reader = readerOf(viewer, request);
  if (reader === null) return null;
  const { state } = request;
  const closed = new Problem('conflict', `This request was ${leaveRequestStateLabels[state].toLowerCase()} already.`);
  return {
    add: takesDocuments(state) ? null : closed,
    remove: ({ isOwn }) => {
      if (reader === 'hr') return null;
      if (!isOwn) return new Problem('forbidden', 'Only HR removes documents that someone else added.');
      return state === 'requested' ? null : new Problem('conflict', `${closed.message} Ask HR to remove the document.`);
    },
  };
}

function readerOf(
  viewer: Viewer & Grants,
  { employeeId, isReached, visibility, state }: DocumentedRequest,
): 'employee' | 'hr' | 'lead' | null {
  const side = scopeOf(viewer).kind;
  // The link alone opens leave (record 135).
  if (viewer.employeeId === employeeId && side !== 'client') return seesOwnLeaveTypes(viewer) ? 'employee' : null;
  if (side !== 'staff' || !mayDecideLeave(viewer, { employeeId, isReached })) return null;
  if (seesEveryLeaveType(viewer)) return 'hr';
  return visibility === 'team' && takesDocuments(state) ? 'lead' : null;
}
