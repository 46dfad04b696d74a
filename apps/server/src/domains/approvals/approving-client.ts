import { scopeOf } from '@muster/contract';
import type { ReadingContext } from '../../platform/context/context.ts';
import { isClientApprover } from './client-asked.repository.ts';

/** The client for which the viewer approves; null for everybody who does not approve for a client. */
export async function approvingClient({ db, viewer }: ReadingContext): Promise<number | null> {
  const scope = scopeOf(viewer);
  return scope.kind === 'client' && (await isClientApprover(db, viewer.userId)) ? scope.clientId : null;
}
