import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useScreenKeys } from './screen-keys.ts';
import { usePageKeys } from './use-page-keys.ts';

/** The state of an address that asks its screen to open the form of a new record. */
export const createState = { create: true } as const;

interface Creation {
  /** As on the button: 'Add employee'. */
  readonly label: string;
  readonly isAllowed?: boolean;
  readonly create: () => void;
}

/** Opens the form of a new record on C, and if the address asks for it. */
export function useCreate({ label, isAllowed = true, create }: Creation): void {
  useScreenKeys(
    useMemo(
      () => (isAllowed ? { title: 'This screen', lines: [{ keys: ['C'], does: label }] } : null),
      [isAllowed, label],
    ),
  );
  usePageKeys(
    (key) => {
      if (key !== 'c') return false;
      create();
      return true;
    },
    { isOn: isAllowed },
  );
  useAsked(() => {
    if (isAllowed) create();
  });
}

/** Opens the form if the address asks for it. */
export function useAsked(create: () => void): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isAsked = asksToCreate(state);
  const latest = useRef(create);
  useEffect(() => {
    latest.current = create;
  });
  useEffect(() => {
    if (!isAsked) return;
    latest.current();
    // A reload does not ask again.
    void navigate({ pathname, search }, { replace: true, state: null });
  }, [isAsked, navigate, pathname, search]);
}

const asksToCreate = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'create' in state && state.create === true;
