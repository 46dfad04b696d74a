import { type RefObject, useEffect, useState } from 'react';

/** A section counts as being read once its top has come this near to the top of the box, in px. */
const readingLine = 96;

/** Which section of a scrolling box is being read, and a way to go to another. */
export function useScrollSpy(box: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const [active, setActive] = useState<string | null>(ids[0] ?? null);
  const key = ids.join(' ');
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const update = () => setActive(sectionAt(element, key.split(' ')));
    element.addEventListener('scroll', update, { passive: true });
    return () => element.removeEventListener('scroll', update);
  }, [box, key]);
  const goTo = (id: string) => {
    const element = box.current;
    const section = element?.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
    if (!element || !section) return;
    element.scrollTo({ top: element.scrollTop + offsetIn(element, section), behavior: 'smooth' });
  };
  return { active, goTo };
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
