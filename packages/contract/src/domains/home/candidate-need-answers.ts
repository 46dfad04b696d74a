import { z } from 'zod';
import { myCandidate, positionOfCandidates } from '../recruitment/my-position-answers.ts';

/** A candidate who was presented, and for which position. */
export const candidateDecisionNeed = z.object({
  kind: z.literal('candidate-decision'),
  candidate: myCandidate
    .pick({
      id: true,
      uuid: true,
      name: true,
      headline: true,
      home_place: true,
      presented_at: true,
      decision_version: true,
    })
    .extend({
      position: positionOfCandidates.pick({
        uuid: true,
        title: true,
        shift_start: true,
        shift_end: true,
        timezone: true,
        start_by: true,
      }),
      /** Candidates of the position who wait as well, this one included. */
      alike: z.int().min(1),
      candidate_id: z.int(),
      /** The viewer opens the profile of the client area; else the record of section 2.5. */
      is_in_area: z.boolean(),
    }),
});
