import { type RefCallback, useEffect, useRef, useState } from 'react';

/** A section becomes the visible one when its top is this close to the top of the box, in px. */
const readingLine = 96;
/** While a press on a tab scrolls, the sections in between are not marked. */
const glideMs = 700;

/**
 * Which section of a scrolling box is visible, and a function to scroll to another. Put `box` on the box as its ref.
 */
export function useScrollSpy(ids: readonly string[]): ScrollSpy {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [active, setActive] = useState<string | null>(null);
  const glidesUntil = useRef(0);
  const key = ids.join(' ');
  useEffect(() => {
    if (element === null) return;
    const update = (event: Event) => {
      if (event.timeStamp >= glidesUntil.current) setActive(sectionAt(element, key.split(' ')));
    };
    element.addEventListener('scroll', update, { passive: true });
    return () => element.removeEventListener('scroll', update);
  }, [element, key]);
  const goTo = (id: string) => {
    const section = element?.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
    if (!element || !section) return;
    glidesUntil.current = performance.now() + glideMs;
    setActive(id);
    element.scrollTo({ top: element.scrollTop + offsetIn(element, section), behavior: 'smooth' });
  };
  return { box: setElement, active: active ?? ids[0] ?? null, goTo };
}

export interface ScrollSpy {
  readonly box: RefCallback<HTMLElement>;
  readonly active: string | null;
  readonly goTo: (id: string) => void;
}

function sectionAt(element: HTMLElement, ids: readonly string[]): string | null {
  const atEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - 2 && element.scrollTop > 0;
  if (atEnd) return ids.at(-1) ?? null;
  const read = ids.filter((id) => {
    const section = element.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
    return section !== null && offsetIn(element, section) <= readingLine;
  });
  return read.at(-1) ?? ids[0] ?? null;
}

const offsetIn = (element: HTMLElement, section: HTMLElement) =>
  section.getBoundingClientRect().top - element.getBoundingClientRect().top;
