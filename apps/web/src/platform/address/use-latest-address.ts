import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router';

/**
 * The parameters of the address as rendered, and the latest ones: a second change may come before the first is rendered and
 * must build on the latest parameters, not on the rendered ones.
 */
export function useLatestAddress(): LatestAddress {
  const [address, setAddress] = useSearchParams();
  const latest = useRef(address);
  useEffect(() => {
    latest.current = address;
  }, [address]);
  const navigate = useCallback(
    (next: URLSearchParams, options: NavigateOptions) => {
      latest.current = next;
      setAddress(next, options);
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
