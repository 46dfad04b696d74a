/** Reliability row 16. */
export const spreadsheetLimits = {
  fileBytes: 10 * 1024 * 1024,
  unpackedBytes: 100 * 1024 * 1024,
  /** Ratio of unpacked to packed bytes, for a part of more than a megabyte. */
  ratio: 100,
  entries: 500,
  /** Rows of data, without the header. */
  rows: 20_000,
  /** Beyond `rows`, so that a file may have empty rows between the others. */
  emptyRows: 1_000,
  columns: 100,
  /** Excel's limit for one cell. */
  cellCharacters: 32_767,
  /** Between two batches of rows. */
  patienceMs: 30_000,
  workerHeapMb: 384,
  /** A thread that read no more than this is kept for the next file. */
  bytesOfLightFile: 256 * 1024,
  idleThreadMs: 10_000,
  /** Written without a thread, in at most 15 ms. */
  cellsWrittenInPlace: 2_000,
} as const;
