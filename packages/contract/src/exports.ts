/** File formats of list exports. */
export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Larger exports are refused. */
export const mostExportedRows = 20_000;
