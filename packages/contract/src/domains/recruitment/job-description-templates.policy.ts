import { openPositionAccess } from './open-positions.policy.ts';

/** As for positions. Row security leaves role `client` the active ones, to read. */
export const jobDescriptionTemplateAccess = openPositionAccess;

/** Role `client` reads the reviewed text of its own positions; the versions and what leads to them are for staff. */
export const jobDescriptionAccess = openPositionAccess;
