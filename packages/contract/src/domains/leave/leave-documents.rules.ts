import { leaveDayMinutes } from '../../constants.ts';
import type { LeaveDocuments } from './leave-request-answers.ts';
import type { LeaveRequestState } from './leave-requests.constants.ts';

/** Documents after `afterDays` days: 0 for any leave, null for none. Parts of days count as parts. */
export const needsDocument = (afterDays: number | null, minutes: number): boolean =>
  afterDays !== null && minutes > afterDays * leaveDayMinutes;

/** Leave that waits or is taken can get documents, also afterwards: a certificate often comes with the recovery. */
export const takesDocuments = (state: LeaveRequestState): boolean => state === 'requested' || state === 'approved';

/** Of one request. The database checks them, too. */
export const leaveDocumentLimits = { files: 10, megabytes: 30 } as const;

/** Why a file has no place beside the others of its request; null: it has. */
export function documentLimitProblem(
  stored: { readonly count: number; readonly bytes: number },
  size: number,
): string | null {
  const { files, megabytes } = leaveDocumentLimits;
  if (stored.count >= files) return `A leave request has at most ${files} documents. Remove one first.`;
  if (stored.bytes + size > megabytes * 1024 * 1024)
    return `The documents of a leave request have at most ${megabytes} MB together. Attach a smaller file, or remove one first.`;
  return null;
}

/** Null: nothing is attached and nothing is needed, or the reader may not know. */
export function documentStateOf(documents: LeaveDocuments | null): LeaveDocumentState | null {
  if (documents === null) return null;
  if (documents.is_missing) return 'missing';
  return documents.count > 0 ? 'attached' : null;
}

export const leaveDocumentStates = { missing: 'Document missing', attached: 'Attached' } as const;
type LeaveDocumentState = keyof typeof leaveDocumentStates;
