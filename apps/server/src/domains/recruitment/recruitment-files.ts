import { noteSideOf } from '@muster/contract/domains/recruitment/notes.policy.ts';
import { worksOnPositions } from '@muster/contract/domains/recruitment/open-positions.policy.ts';
import type { FileOwners } from '../documents/index.ts';
import { readCandidate } from './candidates.repository.ts';
import { readOpenPosition } from './open-positions.repository.ts';
import { announceCandidate, announceOpenPosition } from './recruitment.events.ts';

/** Both sides read, as far as row security leaves them files; staff who recruit add and remove. Names stay out of the sealed log. */
const terms = {
  domain: 'recruitment',
  maySee: (viewer) => noteSideOf(viewer) !== null,
  mayChange: worksOnPositions,
  seesAudience: worksOnPositions,
} as const satisfies Partial<FileOwners<null>>;

export const positionFiles: FileOwners<null> = {
  ...terms,
  kind: 'open_position',
  part: 'position',
  reached: async ({ db }, id) =>
    (await readOpenPosition(db, id)) && {
      clientId: null,
      subject: { kind: 'open-position', id: String(id) },
      hidesNames: true,
    },
  announceChange: (ctx, { id }) => announceOpenPosition(ctx, id),
};

export const candidateFiles: FileOwners<null> = {
  ...terms,
  kind: 'candidate',
  part: 'candidate',
  reached: async ({ db }, id) => ((await readCandidate(db, id)) ? { clientId: null, hidesNames: true } : undefined),
  announceChange: (ctx, { id }) => announceCandidate(ctx, id),
};
