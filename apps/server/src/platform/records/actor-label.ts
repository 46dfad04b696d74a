import { scopeOf, type Viewer } from '@muster/contract';
import type { LoggedChange } from './changes-since.repository.ts';

/**
 * Who made a change, as the viewer may know it: the person who acted, and for whom. Staff see names. Client users see names of their own
 * company, employees only their own name.
 */
export function actorLabel(
  viewer: Viewer,
  { actor, impersonator }: Pick<LoggedChange, 'actor' | 'impersonator'>,
): string {
  const [acted, represented] = [impersonator ?? actor, impersonator && actor];
  return represented ? `${labelOf(viewer, acted)} for ${labelOf(viewer, represented)}` : labelOf(viewer, acted);
}

function labelOf(viewer: Viewer, { userId, name, clientId }: LoggedChange['actor']): string {
  const scope = scopeOf(viewer);
  if (scope.kind === 'staff' || userId === viewer.userId) return name;
  if (scope.kind !== 'client') return 'A colleague';
  return clientId === scope.clientId ? name : 'The provider';
}
