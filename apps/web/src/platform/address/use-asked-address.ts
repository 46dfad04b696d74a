import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router';

/**
 * The parameters of the address, and those that were asked for last: a second change may come before the first is drawn, and
 * builds on what was asked for, not on what is seen.
 */
export function useAskedAddress(): AskedAddress {
  const [address, setAddress] = useSearchParams();
  const asked = useRef(address);
  useEffect(() => {
    asked.current = address;
  }, [address]);
  const ask = useCallback(
    (next: URLSearchParams, options: NavigateOptions) => {
      asked.current = next;
      setAddress(next, options);
    },
    [setAddress],
  );
  return { address, asked, ask };
}

interface AskedAddress {
  readonly address: URLSearchParams;
  readonly asked: RefObject<URLSearchParams>;
  readonly ask: (next: URLSearchParams, options: NavigateOptions) => void;
}
