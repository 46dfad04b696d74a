import { counted } from '@muster/contract/counted.ts';
import { leaveDocumentStates, takesDocuments } from '@muster/contract/domains/leave/leave-documents.rules.ts';
import type { LeaveChoice, LeaveRequest } from '@muster/contract/domains/leave/leave-request-answers.ts';
import type { FailedUpload } from '../../../platform/upload/use-uploads.ts';

type Documented = Pick<LeaveRequest, 'documents' | 'state'>;

/** What a button that opens the documents says; null where there is nothing to open. */
export function documentsAction({ documents, state }: Documented): string | null {
  if (documents === null) return null;
  if (documents.count > 0) return counted(documents.count, 'document');
  return takesDocuments(state) ? 'Add document' : null;
}

export const missingDocumentText = leaveDocumentStates.missing;

/** 'Sick Leave of more than 2 days needs a document, such as a medical certificate.' Null for a type that asks for none. */
export function documentRuleText(type: Pick<LeaveChoice, 'name' | 'document_after_days'>): string | null {
  const { name, document_after_days: after } = type;
  if (after === null) return null;
  const what = after === 0 ? name : `${name} of more than ${counted(after, 'day')}`;
  return `${what} needs a document, such as a medical certificate.`;
}

/** After a request that was saved although some of its files were not. */
export function failedUploadsText(failed: readonly FailedUpload[]): string {
  const reasons = failed.map(({ name, reason }) => `${name}: ${reason}`).join(' ');
  const [things, again] = failed.length === 1 ? ['a document', 'it'] : [`${failed.length} documents`, 'them'];
  return `The leave was requested, but ${things} could not be uploaded. ${reasons} Add ${again} again here.`;
}
