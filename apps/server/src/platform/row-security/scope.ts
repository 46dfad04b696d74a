import { scopeOf as recordsFor, type Viewer } from '@muster/contract';

/** The value of `app.scope` that row security reads for a viewer. */
export function scopeOf(viewer: Viewer | null): string {
  const scope = recordsFor(viewer);
  if (scope.kind === 'client') return `client:${scope.clientId}`;
  return scope.kind === 'employee' ? `employee:${scope.employeeId}` : scope.kind;
}
