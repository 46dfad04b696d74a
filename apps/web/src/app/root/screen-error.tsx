import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { problemText } from '../../platform/api/problem-error.ts';
import { reportError } from '../../platform/api/report-error.ts';
import { reloadPage } from '../../platform/session/page-exit.ts';
import { ErrorState } from '../../ui/state/error-state.tsx';
import styles from './root.module.css';

/** Replaces a screen that failed to load or render. The menu around it stays. */
export function ScreenError() {
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  return (
    <div className={styles.failed}>
      <ErrorState
        title="This page could not be shown"
        text={problemText(error)}
        retryLabel="Load the page again"
        onRetry={reloadPage}
      />
    </div>
  );
}
