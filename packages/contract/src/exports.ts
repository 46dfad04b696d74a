/** File formats of list exports. */
export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Larger exports are refused. */
export const mostExportedRows = 20_000;

/** The address of a list's export, from that of the list. */
export const exportPathOf = (path: string): string => `${path}/export`;
