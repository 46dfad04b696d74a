/** A resume has a few pages. These limits leave room for long ones (reliability row 16). */
export const documentTextLimits = {
  fileBytes: 10 * 1024 * 1024,
  /** Of one part of a .docx file. */
  unpackedBytes: 20 * 1024 * 1024,
  pages: 50,
  /** Longer texts are cut here. */
  characters: 200_000,
  patienceMs: 15_000,
  workerHeapMb: 256,
} as const;
