import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router';

/**
 * The parameters of the address as rendered, and the latest ones: a second change may come before the first is rendered and
 * must build on the latest parameters, not on the rendered ones.
 */
export function useLatestAddress(): LatestAddress {
  const [address, setAddress] = useSearchParams();
  const latest = useRef(address);
  // Parameters change the view of a record, not the list that it was opened from.
  const { state } = useLocation();
  const kept = useRef<unknown>(state);
  useEffect(() => {
    latest.current = address;
    kept.current = state;
  }, [address, state]);
  const navigate = useCallback(
    (next: URLSearchParams, options: NavigateOptions) => {
      latest.current = next;
      setAddress(next, { state: kept.current, ...options });
    },
    [setAddress],
  );
  return { address, latest, navigate };
}

interface LatestAddress {
  readonly address: URLSearchParams;
  readonly latest: RefObject<URLSearchParams>;
  readonly navigate: (next: URLSearchParams, options: NavigateOptions) => void;
}
