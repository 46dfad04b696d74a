import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { listNames } from '../../list-names.ts';
import { columnWidths, densities, listSettingLimits } from '../../list-settings.ts';

const list = z.enum(listNames, 'The list is invalid.');
const column = z.string().max(80);
const columns = z.array(column).max(listSettingLimits.columns);

const settings = {
  /** Columns in the chosen order. Empty: that of the list. Columns it does not name follow their neighbours. */
  column_order: columns,
  /** Null: those that the list hides at first. */
  hidden_columns: columns.nullable(),
  /** In px. Columns it does not name are as wide as their content. */
  widths: z
    .record(column, z.int().min(columnWidths.least).max(columnWidths.most))
    .refine((widths) => Object.keys(widths).length <= listSettingLimits.columns, 'There are too many widths.'),
  density: z.enum(densities, 'The density is invalid.'),
};

const listSettings = z.object({ list, ...settings });
export type ListSettings = z.output<typeof listSettings>;

/** Ours: how each user looks at a list. Filters and sorting belong to the address and to saved views. */
export const listSettingsCalls = {
  /** The defaults if the user has chosen nothing. */
  read: defineCall({
    name: 'accounts.list-settings',
    method: 'GET',
    path: '/api/list-settings',
    section: '2.9',
    access: 'login',
    query: z.strictObject({ list }),
    answer: listSettings,
    audit: null,
  }),

  change: defineCall({
    name: 'accounts.change-list-settings',
    method: 'PUT',
    path: '/api/list-settings',
    section: '2.9',
    access: 'login',
    body: z.strictObject({ list, ...settings }),
    answer: listSettings,
    audit: 'accounts.change-list-settings',
  }),
};
