import { z } from 'zod';
import { hireSteps } from '../recruitment/hire-steps.ts';

/** A draft of a position that the viewer began. */
export const hireDraftNeed = z.object({
  kind: z.literal('hire-draft'),
  draft: z.object({
    id: z.int(),
    uuid: z.uuid(),
    title: z.string().nullable(),
    step: z.enum(hireSteps),
    updated_by: z.string(),
    updated_at: z.string(),
    is_reviewed: z.boolean(),
  }),
});
