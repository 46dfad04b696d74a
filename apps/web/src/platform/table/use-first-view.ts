import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * The view with which a list opens at an address without settings of its own, such as 'filter.status=2&sort=due_by'. False until the
 * address has it: a list that is shown before would read rows for nothing.
 */
export function useFirstView(query: string): boolean {
  const [params, setParams] = useSearchParams();
  const [isSettled, setSettled] = useState([...params].length > 0);
  useEffect(() => {
    if (isSettled) return;
    setParams(new URLSearchParams(query), { replace: true });
    setSettled(true);
  }, [isSettled, query, setParams]);
  return isSettled;
}
