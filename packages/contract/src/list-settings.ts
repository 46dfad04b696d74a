/** Of a column in px. */
export const columnWidths = { least: 64, most: 800 } as const;

export const listSettingLimits = { columns: 100 } as const;

/** Rows of 44 px, 52 with a second line, or of 36 px. */
export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];
