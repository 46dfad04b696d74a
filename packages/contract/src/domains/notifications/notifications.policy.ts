import { adminOrHr } from '../../access.ts';
import { scopeOf } from '../../scope.ts';
import type { Viewer } from '../../viewer.ts';
import type { Side } from './notification-type.ts';

/** Messages that were sent, as a call and as a screen. */
export const outboxAccess = { roles: ['admin'] } as const;

/** Texts and defaults of the types of notifications. */
export const notificationTypeAccess = adminOrHr;

/** As whom a viewer can receive notifications. Staff who are employees get both kinds. */
export function sidesOf(viewer: Viewer): Side[] {
  const { kind } = scopeOf(viewer);
  if (kind === 'staff') return viewer.employeeId === null ? ['staff'] : ['staff', 'employee'];
  return kind === 'none' ? [] : [kind];
}
