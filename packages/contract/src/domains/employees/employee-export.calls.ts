import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { exportFormats } from '../../exports.ts';
import { incompleteItems } from '../../incomplete-configuration.ts';
import { tableParametersFor } from '../../paging.ts';
import { employeeColumns, searchableColumns } from './employee-columns.ts';
import { employeeAccess } from './employees.policy.ts';

export const mostSelectedRows = 1_000;

const { sort, filters } = tableParametersFor({ sort: employeeColumns, filter: employeeColumns }).shape;

export const employeeExportCalls = {
  /**
   * The list as a file: all pages of the table call, or only the selected rows.
   * A read, sent with POST because a selection is too long for an address. Personal emails require a fresh factor.
   */
  list: defineCall({
    name: 'employees.export-list',
    method: 'POST',
    path: '/api/employee-list-exports',
    section: '2.9',
    access: employeeAccess.list,
    body: z.strictObject({
      format: z.enum(exportFormats),
      /** In the order of the list, not of this array. */
      columns: z.array(z.enum(employeeColumns)).min(1, 'Choose at least one column.').max(employeeColumns.length),
      /** Default: all results. */
      ids: z
        .array(z.int().min(1).max(2_147_483_647))
        .min(1)
        .max(mostSelectedRows, `At most ${mostSelectedRows} rows can be selected.`)
        .optional(),
      show_inactives: z.boolean().default(false),
      sort,
      filters,
      searchable_columns: z.array(z.enum(searchableColumns)).optional(),
      incomplete_configuration: z.array(z.enum(incompleteItems)).default([]),
    }),
    answer: 'file',
    effect: 'read',
    audit: 'employees.export-list',
    rate: 'export',
  }),
};
