import type { Viewer } from '@muster/contract';
import { expect, it } from 'vitest';
import { viewerWith } from '../../testing/viewer-with.ts';
import { actorLabel } from './actor-label.ts';

const viewerOf = (role: 'hr' | 'client-admin' | 'employee', gaps: Partial<Viewer>): Viewer => ({
  ...viewerWith([{ name: role, permissions: [] }], []),
  ...gaps,
});
const viewers = [
  viewerOf('hr', {}),
  viewerOf('client-admin', { userId: 2, clientId: 7 }),
  viewerOf('employee', { userId: 3, employeeId: 30 }),
];
const hannah = { userId: 10, name: 'Hannah Ramos', clientId: null };
const cleo = { userId: 2, name: 'Cleo Marsh', clientId: 7 };
const dan = { userId: 20, name: 'Dan Cole', clientId: 7 };
const eve = { userId: 3, name: 'Eve Cruz', clientId: null };

it.each([
  [hannah, null, ['Hannah Ramos', 'The provider', 'A colleague']],
  [dan, null, ['Dan Cole', 'Dan Cole', 'A colleague']],
  [eve, null, ['Eve Cruz', 'The provider', 'Eve Cruz']],
  [cleo, hannah, ['Hannah Ramos for Cleo Marsh', 'The provider for Cleo Marsh', 'A colleague for A colleague']],
  [eve, hannah, ['Hannah Ramos for Eve Cruz', 'The provider for The provider', 'A colleague for Eve Cruz']],
])('names %o, with the impersonator %o, as each side may know them', (actor, impersonator, labels) => {
  expect(viewers.map((viewer) => actorLabel(viewer, { actor, impersonator }))).toEqual(labels);
});
