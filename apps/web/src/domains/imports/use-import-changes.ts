import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { importsEndpoints } from '../../platform/api/endpoints/imports.generated.ts';
import { refreshQuietly } from '../../platform/api/quiet-refresh.ts';
import { onPush } from '../../platform/realtime/use-push.ts';

/** Keeps jobs on the screen in step with what the server says of them. */
export function useImportChanges(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      onPush((event) => {
        if (event !== 'imports.changed') return;
        void refreshQuietly(queries, importsEndpoints.job);
        void refreshQuietly(queries, importsEndpoints.jobs);
      }),
    [queries],
  );
}
