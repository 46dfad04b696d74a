import { openPositionAccess } from './open-positions.policy.ts';

/** As for positions. Row security leaves role `client` the candidates that were presented to its company. */
export const candidateAccess = openPositionAccess;

/** Everything that is held about one person, private notes included. */
export const heldDataAccess = { roles: ['admin', 'hr'] } as const;
