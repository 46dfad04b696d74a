import { reloadPage } from '../../platform/session/page-exit.ts';
import { ErrorState } from '../../ui/state/error-state.tsx';

/** Why the portal cannot start. */
export function StartFailure({ error }: { readonly error: unknown }) {
  return (
    <main>
      <ErrorState
        title="Muster could not start"
        text={error instanceof Error ? error.message : 'Load the page again.'}
        retryLabel="Load the page again"
        onRetry={reloadPage}
      />
    </main>
  );
}
