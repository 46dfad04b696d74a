import { z } from 'zod';
import type { AccessRule } from '../../access.ts';
import { type CallDeclaration, defineCall, type RecordKind } from '../../call.ts';
import { defineRestore } from '../../define-restore.ts';
import { textId } from '../../fields.ts';
import { idParameter } from '../../paging.ts';
import {
  type attachmentFields,
  attachmentList,
  attachmentName,
  attachmentUpload,
  type attachmentWithoutType,
} from './attachment.schemas.ts';

export type AttachmentOwnerKind = 'employee' | 'client' | 'leave_request';

interface AttachmentDeclaration<
  Owner extends AttachmentOwnerKind,
  Fields extends FileFields,
  Removal extends RemovalShape,
> {
  /** Whose files they are. An `employee` is named by `employee_id`, and the path is `/api/employee-attachments`. */
  readonly owner: Owner;
  readonly label: string;
  /** Names of calls and log events begin with it. */
  readonly domain: string;
  readonly section: string;
  /** Of the list, for the access matrix. */
  readonly record?: RecordKind;
  /** With or without a type of attachment. */
  readonly fields: Fields;
  /** Who may list and read. */
  readonly see: AccessRule;
  /** Of the call for the content. */
  readonly guard?: Pick<CallDeclaration, 'freshFactor' | 'neverImpersonating'>;
  /** Who may add and remove. */
  readonly change: AccessRule;
  /** Of the calls that add and remove. */
  readonly changeGuard?: Pick<CallDeclaration, 'neverImpersonating'>;
  /** Where the id of the file is: the specification puts it in the path for one owner and in the body for another. */
  readonly removal: Removal;
}

type FileFields = typeof attachmentFields | typeof attachmentWithoutType;

type RemovalShape = Pick<CallDeclaration, 'path' | 'params' | 'body'>;

/** The calls for the files of one kind of owner. The server answers them with `bindAttachments`. */
export function defineAttachments<
  const Owner extends AttachmentOwnerKind,
  const Fields extends FileFields,
  const Removal extends RemovalShape,
>(declaration: AttachmentDeclaration<Owner, Fields, Removal>) {
  const { owner, label, domain, section, fields, record, see, change, removal } = declaration;
  const { guard = {}, changeGuard = {} } = declaration;
  const kind = owner.replaceAll('_', '-');
  const path = `/api/${kind}-attachments`;
  const ownerId = { [`${owner}_id`]: textId(label) } as Record<`${Owner}_id`, ReturnType<typeof textId>>;
  return {
    /** Ours: the list. The specification only names the call for the content. */
    list: defineCall({
      name: `${domain}.list-attachments`,
      method: 'GET',
      path: `/api/get-${kind}-attachments/:id`,
      section,
      access: see,
      params: idParameter,
      answer: attachmentList,
      audit: null,
      ...(record && { record }),
    }),

    add: defineCall({
      ...changeGuard,
      name: `${domain}.attach`,
      method: 'POST',
      path,
      section,
      access: change,
      multipart: attachmentUpload,
      body: z.strictObject({ ...ownerId, ...fields }),
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
      ...changeGuard,
      name: `${domain}.remove-attachment`,
      method: 'DELETE',
      section,
      access: change,
      answer: 'nothing',
      audit: `${domain}.remove-attachment`,
    }),

    restore: defineRestore({
      ...changeGuard,
      name: `${domain}.restore-attachment`,
      path,
      section,
      access: change,
    }),
  };
}
