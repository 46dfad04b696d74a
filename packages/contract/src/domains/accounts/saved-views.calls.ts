import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { requiredId, requiredText } from '../../fields.ts';
import { listNames } from '../../list-names.ts';
import { idParameter } from '../../paging.ts';

export const savedViewLimits = { nameLength: 60, queryLength: 2_000, perList: 50 } as const;

const list = z.enum(listNames, 'The list is invalid.');
const name = requiredText('Name', savedViewLimits.nameLength);
const content = {
  /** The query string of the list's address. */
  query: z.string().max(savedViewLimits.queryLength, 'There are too many filters to save. Take some out.'),
  hidden_columns: z.array(z.string().max(80)).max(100),
  /** Empty: the order of the list. */
  column_order: z.array(z.string().max(80)).max(100),
};

const savedView = z.object({
  id: z.int(),
  list: z.string(),
  name: z.string(),
  ...content,
  is_default: z.boolean(),
  version: z.int(),
});
export type SavedView = z.output<typeof savedView>;

/** Ours: the state of a list, saved under a name. Each user has their own, for every list of the portal. */
export const savedViewsCalls = {
  /** Sorted by name. */
  list: defineCall({
    name: 'accounts.saved-views',
    method: 'GET',
    path: '/api/saved-views',
    section: '2.9',
    access: 'login',
    query: z.strictObject({ list }),
    answer: z.array(savedView),
    audit: null,
  }),

  create: defineCall({
    name: 'accounts.create-saved-view',
    method: 'POST',
    path: '/api/saved-views',
    section: '2.9',
    access: 'login',
    body: z.strictObject({
      list,
      name,
      ...content,
      column_order: content.column_order.default([]),
      is_default: z.boolean().default(false),
    }),
    answer: savedView,
    status: 201,
    audit: 'accounts.create-saved-view',
    idempotent: true,
  }),

  /** Changes the given fields. A list has at most one default view: setting another one unsets the first. */
  update: defineCall({
    name: 'accounts.update-saved-view',
    method: 'PUT',
    path: '/api/saved-views',
    section: '2.9',
    access: 'login',
    body: z.strictObject({
      id: requiredId('Id'),
      /** Absent where only the default changes: no content can be lost. */
      version: z.int().min(1).optional(),
      name: name.optional(),
      query: content.query.optional(),
      hidden_columns: content.hidden_columns.optional(),
      column_order: content.column_order.optional(),
      is_default: z.boolean().optional(),
    }),
    answer: savedView,
    audit: 'accounts.update-saved-view',
  }),

  delete: defineCall({
    name: 'accounts.delete-saved-view',
    method: 'DELETE',
    path: '/api/saved-views/:id',
    section: '2.9',
    access: 'login',
    params: idParameter,
    answer: 'nothing',
    audit: 'accounts.delete-saved-view',
  }),
};
