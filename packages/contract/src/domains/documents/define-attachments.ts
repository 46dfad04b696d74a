import { z } from 'zod';
import type { AccessRule } from '../../access.ts';
import { type CallDeclaration, defineCall } from '../../call.ts';
import { textId } from '../../fields.ts';
import { idParameter } from '../../paging.ts';
import { attachmentFields, attachmentList, attachmentName, attachmentUpload } from './attachment.schemas.ts';

export type AttachmentOwnerKind = 'employee' | 'client';

interface AttachmentDeclaration<Owner extends AttachmentOwnerKind, Removal extends RemovalShape> {
  /** Whose files they are. An `employee` is named by `employee_id`, and the path is `/api/employee-attachments`. */
  readonly owner: Owner;
  readonly label: string;
  /** Names of calls and log events begin with it. */
  readonly domain: string;
  readonly section: string;
  /** Who may list and read. */
  readonly see: AccessRule;
  /** Of the call for the content. */
  readonly guard?: Pick<CallDeclaration, 'freshFactor' | 'neverImpersonating'>;
  /** Who may add and remove. */
  readonly change: AccessRule;
  /** Where the id of the file is: the specification puts it in the path for one owner and in the body for another. */
  readonly removal: Removal;
}

type RemovalShape = Pick<CallDeclaration, 'path' | 'params' | 'body'>;

/** The calls for the files of one kind of owner. The server answers them with `bindAttachments`. */
export function defineAttachments<const Owner extends AttachmentOwnerKind, const Removal extends RemovalShape>(
  declaration: AttachmentDeclaration<Owner, Removal>,
) {
  const { owner, label, domain, section, see, change, removal, guard = {} } = declaration;
  const path = `/api/${owner}-attachments`;
  const ownerId = { [`${owner}_id`]: textId(label) } as Record<`${Owner}_id`, ReturnType<typeof textId>>;
  return {
    /** Ours: the list. The specification only names the call for the content. */
    list: defineCall({
      name: `${domain}.list-attachments`,
      method: 'GET',
      path: `/api/get-${owner}-attachments/:id`,
      section,
      access: see,
      params: idParameter,
      answer: attachmentList,
      audit: null,
      record: owner,
    }),

    add: defineCall({
      name: `${domain}.attach`,
      method: 'POST',
      path,
      section,
      access: change,
      multipart: attachmentUpload,
      body: z.strictObject({ ...ownerId, ...attachmentFields }),
      answer: z.object({ id: z.int() }),
      status: 201,
      audit: `${domain}.attach`,
      rate: 'upload',
      idempotent: true,
    }),

    read: defineCall({
      ...guard,
      name: `${domain}.read-attachment`,
      method: 'GET',
      path,
      section,
      access: see,
      query: z.strictObject({ ...ownerId, ...attachmentName }),
      answer: 'file',
      audit: `${domain}.read-attachment`,
    }),

    remove: defineCall({
      ...removal,
      name: `${domain}.remove-attachment`,
      method: 'DELETE',
      section,
      access: change,
      answer: 'nothing',
      audit: `${domain}.remove-attachment`,
    }),
  };
}
