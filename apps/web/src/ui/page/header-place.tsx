import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

interface HeaderPlace {
  /** Null until the header is shown, or if the page has none. */
  readonly place: HTMLElement | null;
  readonly setPlace: (place: HTMLElement | null) => void;
}

export const HeaderPlaceContext = createContext<HeaderPlace>({ place: null, setPlace: () => undefined });

/** Actions of a part of the page, such as the export of its table, shown in the page's header. */
export function InHeader({ children }: { readonly children: ReactNode }) {
  const { place } = useContext(HeaderPlaceContext);
  return place ? createPortal(children, place) : children;
}

/** Shown in the header of the page before its actions: the way to the records beside it. */
export const BesideActionsContext = createContext<ReactNode>(null);
