import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * The view with which a list opens at an address without settings of its own, such as 'filter.status=2&sort=due_by'. False until the
 * address has it: a list that is shown before would read rows for nothing.
 */
export function useFirstView(query: string): boolean {
  const [params, setParams] = useSearchParams();
  const hasOwn = params.size > 0;
  const [isSettled, setSettled] = useState(hasOwn);
  useEffect(() => {
    if (isSettled) return;
    // The address changes in a later render than the state of this component: a list in between would show every row first.
    if (hasOwn) setSettled(true);
    else setParams(new URLSearchParams(query), { replace: true });
  }, [isSettled, hasOwn, query, setParams]);
  return isSettled;
}
