import type { Page } from '@playwright/test';

/**
 * Visible defects of a page, one line each: no title, not exactly one h1, horizontal scrolling, cut
 * texts, and raw keys or values instead of texts.
 */
export async function visibleProblems(page: Page): Promise<readonly string[]> {
  return [
    ...(await page.evaluate(problemsInFrame)),
    ...(await page.evaluate(cutTexts)),
    ...(await page.evaluate(rawTexts)),
  ];
}

function problemsInFrame(): string[] {
  const { scrollWidth } = document.documentElement;
  const headings = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility());
  return [
    ...(/\S+ · Muster$/.test(document.title) ? [] : [`the title is '${document.title}'`]),
    ...(headings.length === 1 ? [] : [`there are ${headings.length} h1`]),
    ...(scrollWidth > window.innerWidth ? [`the page is ${scrollWidth} px wide in ${window.innerWidth} px`] : []),
  ];
}

/** Headings, buttons, links, labels, tabs and menu items whose text is cut off. */
function cutTexts(): string[] {
  const spoken =
    'h1,h2,h3,h4,button,a,label,legend,summary,th,dt,dd,[role=menuitem],[role=tab],[role=option],[role=status]';
  const cuts = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX);
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
  const isForEars = (box: DOMRect) => box.width <= 1 || box.height <= 1;
  const problems: string[] = [];
  for (const element of document.querySelectorAll(spoken)) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (!node.textContent?.trim() || text.width === 0) continue;
      let scrollsDown = false;
      for (let box: Element | null = node.parentElement; box !== null && !scrolls(box); box = box.parentElement) {
        const edge = box.getBoundingClientRect();
        if (isForEars(edge)) break;
        scrollsDown ||= /auto|scroll/.test(getComputedStyle(box).overflowY);
        const isBelow = !scrollsDown && text.bottom > edge.bottom + 2;
        const isOver = text.right > edge.right + 1 || text.left < edge.left - 1 || isBelow;
        const isWhole = box.getAttribute('title') !== null || element.closest('[title]') !== null;
        // What this box cuts does not show beyond the boxes around it.
        if (isOver && isWhole && cuts(box)) break;
        const isMine = box === element && getComputedStyle(box).display !== 'inline';
        if (isOver && !isWhole && (cuts(box) || isMine)) {
          problems.push(`cut: '${node.textContent.trim()}' in ${box.tagName.toLowerCase()}`);
          break;
        }
      }
    }
  }
  return [...new Set(problems)];
}

/** Placeholders, raw values and keys in visible or accessible text. Email addresses and zones may look like keys. */
function rawTexts(): string[] {
  const spoken = [...document.querySelectorAll('[aria-label],[title],[placeholder],[alt]')].flatMap((element) =>
    ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
  );
  const read: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement?.checkVisibility({ visibilityProperty: true })) read.push(node.textContent ?? '');
  }
  const texts = [...read, ...spoken, document.title];
  const raw = [
    /\{[\w.]*\}|%[sd]\b|\$\{/,
    /\b(undefined|null|NaN)\b|\[object \w+\]/,
    /(?<![\w./@-])[a-z]+[A-Z][a-zA-Z]*(?![\w./@-])/,
    /(?<![\w./@-])[a-z]+(_[a-z]+)+(?![\w./@-])/,
    /\b[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*\.(label|title|text|message)\b/,
  ];
  const found = texts.filter((text) => raw.some((pattern) => pattern.test(text)));
  return [...new Set(found)].map((text) => `not for people: '${text}'`);
}
