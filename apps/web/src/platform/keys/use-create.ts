import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useScreenKeys } from './screen-keys.ts';
import { takesKeys } from './takes-keys.ts';

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
  const latest = useRef(create);
  useEffect(() => {
    latest.current = create;
  });
  useScreenKeys(
    useMemo(
      () => (isAllowed ? { title: 'This screen', lines: [{ keys: ['C'], does: label }] } : null),
      [isAllowed, label],
    ),
  );
  useEffect(() => {
    if (!isAllowed) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'c' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (takesKeys(event.target)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isAllowed]);
  useAsked(() => {
    if (isAllowed) latest.current();
  });
}

function useAsked(create: () => void): void {
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
