/** What lists are exported as. */
export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** An export of more is refused. */
export const mostExportedRows = 20_000;
