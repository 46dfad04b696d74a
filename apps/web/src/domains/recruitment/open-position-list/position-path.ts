import type { OpenPositionRow } from '@muster/contract/domains/recruitment/open-position-answers.ts';
import { pathOf } from '@muster/contract/screen-paths.ts';

/** A position opens on its candidates, or on what it asks for while nobody applies. */
export const positionPath = ({ id, uuid, candidates }: Pick<OpenPositionRow, 'id' | 'uuid' | 'candidates'>): string =>
  candidates > 0 ? pathOf('positionCandidates', { uuid }) : pathOf('openPositionDetails', { id });
