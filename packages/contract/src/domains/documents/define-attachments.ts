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
  type attachmentWithAudience,
  type attachmentWithoutType,
} from './attachment.schemas.ts';

export type AttachmentOwnerKind =
  | 'employee'
  | 'client'
  | 'leave_request'
  | 'ticket'
  | 'ticket_reply'
  | 'ticket_note'
  | 'open_position'
  | 'candidate';

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
  /** Where a domain has several kinds of owners: distinguishes their calls and events. */
  readonly part?: string;
  readonly section: string;
  /** Of the list, for the access matrix. */
  readonly record?: RecordKind;
  /** With or without a type of attachment and an audience. */
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

type FileFields = typeof attachmentFields | typeof attachmentWithoutType | typeof attachmentWithAudience;

type RemovalShape = Pick<CallDeclaration, 'path' | 'params' | 'body'>;

/** The calls for the files of one kind of owner. The server answers them with `bindAttachments`. */
export function defineAttachments<
  const Owner extends AttachmentOwnerKind,
  const Fields extends FileFields,
  const Removal extends RemovalShape,
>(declaration: AttachmentDeclaration<Owner, Fields, Removal>) {
  const { owner, label, domain, section, fields, record, see, change, removal } = declaration;
  const { guard = {}, changeGuard = {} } = declaration;
  const events = attachmentEvents(domain, declaration.part);
  const kind = owner.replaceAll('_', '-');
  const path = `/api/${kind}-attachments`;
  const ownerId = { [`${owner}_id`]: textId(label) } as Record<`${Owner}_id`, ReturnType<typeof textId>>;
  return {
    /** Ours: the list. The specification only names the call for the content. */
    list: defineCall({
      name: events.list,
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
      name: events.add,
      method: 'POST',
      path,
      section,
      access: change,
      multipart: attachmentUpload,
      body: z.strictObject({ ...ownerId, ...fields }),
      answer: z.object({ id: z.int() }),
      status: 201,
      audit: events.add,
      rate: 'upload',
      idempotent: true,
    }),

    read: defineCall({
      ...guard,
      name: events.read,
      method: 'GET',
      path,
      section,
      access: see,
      query: z.strictObject({ ...ownerId, ...attachmentName }),
      answer: 'file',
      audit: events.read,
    }),

    remove: defineCall({
      ...removal,
      ...changeGuard,
      name: events.remove,
      method: 'DELETE',
      section,
      access: change,
      answer: 'nothing',
      audit: events.remove,
    }),

    restore: defineRestore({
      ...changeGuard,
      name: events.restore,
      path,
      section,
      access: change,
    }),
  };
}

/** The names of the calls, which are those of the events in the activity log. */
export function attachmentEvents(domain: string, part?: string) {
  const ofPart = part === undefined ? '' : `${part}-`;
  return {
    list: `${domain}.list-${ofPart}attachments`,
    add: part === undefined ? `${domain}.attach` : `${domain}.attach-to-${part}`,
    read: `${domain}.read-${ofPart}attachment`,
    remove: `${domain}.remove-${ofPart}attachment`,
    restore: `${domain}.restore-${ofPart}attachment`,
  };
}
