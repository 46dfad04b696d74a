import type { CallDeclaration, UploadedFile } from '@muster/contract';
import type { attachmentList } from '@muster/contract/domains/documents/attachment.schemas.ts';
import type { Audience } from '@muster/contract/domains/documents/audience.constants.ts';
import type { idParameter } from '@muster/contract/paging.ts';
import type { z } from 'zod';
import type { Ctx } from '../../platform/context/context.ts';
import { type Binding, bind, bindPrepared } from '../../platform/http/binding.ts';
import { addOwned, type FileOwners, listOwned, openOwned, prepareOwned, removeOwned } from './owned-attachments.ts';
import { restoreOwned } from './removed-attachments.ts';

/** What `defineAttachments` declares, for owners of any kind. */
interface AttachmentCalls {
  readonly list: CallDeclaration & { readonly params: typeof idParameter; readonly answer: typeof attachmentList };
  readonly add: CallDeclaration & {
    readonly body: z.ZodType<{
      attachment_type_id?: number | undefined;
      visibility?: Audience | undefined;
      attachment: UploadedFile;
    }>;
    readonly answer: z.ZodType<{ id: number }>;
  };
  readonly read: CallDeclaration & {
    readonly query: z.ZodType<{ file_name: string; id?: number | undefined }>;
    readonly answer: 'file';
  };
  readonly remove: CallDeclaration & { readonly answer: 'nothing' };
  readonly restore: CallDeclaration & { readonly params: typeof idParameter; readonly answer: 'nothing' };
}

/** Answers the attachment calls of one kind of owner. */
export function bindAttachments<Company extends number | null>(
  calls: AttachmentCalls,
  owners: FileOwners<Company>,
): readonly Binding[] {
  const withOwner = <Given extends object>(given: Given) => ({
    ...given,
    ownerId: numberIn(given, `${owners.kind}_id`),
  });
  return [
    bind(calls.list, (ctx: Ctx, { params }) => listOwned(ctx, owners, params.id)),
    bindPrepared(
      calls.add,
      (ctx: Ctx, { body }) => prepareOwned(ctx, owners, withOwner(body)),
      (ctx: Ctx, { body }, upload) => addOwned(ctx, owners, withOwner(body), upload),
    ),
    bind(calls.read, (ctx: Ctx, { query }) => openOwned(ctx, owners, withOwner(query))),
    bind(calls.remove, (ctx: Ctx, { params, body }) => removeOwned(ctx, owners, numberIn(params ?? body, 'id'))),
    bind(calls.restore, (ctx: Ctx, { params }) => restoreOwned(ctx, owners, params.id)),
  ];
}

function numberIn(given: unknown, name: string): number {
  const value: unknown = typeof given === 'object' && given !== null ? Reflect.get(given, name) : undefined;
  if (typeof value !== 'number') throw new Error(`The call has no ${name}.`);
  return value;
}
