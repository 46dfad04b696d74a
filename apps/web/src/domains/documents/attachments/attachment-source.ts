import type { CallDeclaration } from '@muster/contract/call.ts';
import type {
  ListedAttachment as Attachment,
  attachmentList,
} from '@muster/contract/domains/documents/attachment.schemas.ts';
import type { apiQuery } from '../../../platform/api/api-query.ts';
import type { Lookup } from '../../../platform/form/lookup.ts';
import type { Sending } from '../../../platform/upload/use-uploads.ts';
import type { ComboOption } from '../../../ui/combo-box/combo-option.ts';

type Query<C extends CallDeclaration> = ReturnType<typeof apiQuery<C>>;

/** The attachment calls of one owner. */
export interface AttachmentSource {
  readonly list: Query<CallDeclaration & { readonly answer: typeof attachmentList }>;
  /** Null: files of this owner have no types. */
  readonly types: Lookup<{ readonly id: number; readonly name: string }> | null;
  /** Who may read a file of this owner, the first at first; absent where files have no audience. */
  readonly audiences?: readonly ComboOption[];
  /** Requested again each time, because each read is logged. */
  readonly content: (row: Attachment) => Query<CallDeclaration & { readonly answer: 'file' }>;
  readonly add: (body: FormData, sending: Sending) => Promise<unknown>;
  readonly remove: (row: Attachment) => Promise<unknown>;
  readonly restore: (row: Attachment) => Promise<unknown>;
  /** The form's field that names the owner. */
  readonly owner: { readonly field: string; readonly id: number };
  readonly isSensitive: boolean;
  /** How the screen names a file. Default: attachment. */
  readonly thing?: 'document';
  /** Refreshes what else shows the files. */
  readonly onChanged?: () => unknown;
  /** For viewers who may not add files. */
  readonly emptyHint: string;
}
