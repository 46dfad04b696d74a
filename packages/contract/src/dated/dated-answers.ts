import { z } from 'zod';

const days = { from: z.string(), to: z.string().nullable() };

/** What a change would do, without doing it. Where it would be refused, `problem` says why and nothing changes. */
export const datedPreview = z.object({
  problem: z.string().nullable(),
  /** The history as it would be, newest first; `id` null: a row that the change adds. */
  rows: z.array(z.object({ id: z.int().nullable(), ...days })),
  /** Days whose value changes. */
  changes: z.array(z.object(days)),
});
export type DatedPreviewAnswer = z.output<typeof datedPreview>;
