import type { Page } from '@playwright/test';

/** What moved while a screen loaded, as the browser measures it: 0 is nothing, 1 is all of the window. */
export interface MeasuredShift {
  readonly sum: number;
  /** The parts that moved most, one line each, to find the cause. */
  readonly moved: readonly string[];
}

/** Before the first page is opened. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(observeShifts);
}

/** Since the screen was opened. */
export async function measuredShift(page: Page): Promise<MeasuredShift> {
  return page.evaluate(readShifts);
}

interface Shift {
  readonly at: number;
  readonly value: number;
  readonly moved: readonly string[];
}

interface RecordedShifts {
  readonly all: Shift[];
  /** Also what the observer did not receive yet. */
  readonly read: () => readonly Shift[];
}

function observeShifts(): void {
  const all: Shift[] = [];
  const nameOf = (node: Node | null | undefined) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element
      ? `${element.tagName.toLowerCase()}.${element.className} '${element.textContent?.slice(0, 40)}'`
      : '?';
  };
  const take = (entries: readonly PerformanceEntry[]) => {
    for (const entry of entries as readonly LayoutShift[]) {
      const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
        const places = [from, to].map(({ x, y, width, height }) => `${x},${y} ${width}x${height}`);
        return `${entry.value.toFixed(3)} ${nameOf(node)} ${places.join(' -> ')}`;
      });
      all.push({ at: entry.startTime, value: entry.value, moved });
    }
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  const recorded: RecordedShifts = {
    all,
    read: () => {
      take(observer.takeRecords());
      return all;
    },
  };
  Reflect.set(window, 'recordedShifts', recorded);
}

function readShifts(): MeasuredShift {
  const recorded: RecordedShifts | undefined = Reflect.get(window, 'recordedShifts');
  const opened: unknown = Reflect.get(window, 'screenOpenedAt');
  const since = typeof opened === 'number' ? opened : 0;
  const shifts = recorded?.read().filter(({ at }) => at >= since) ?? [];
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts
      .toSorted((one, other) => other.value - one.value)
      .flatMap(({ moved }) => moved)
      .slice(0, 5),
  };
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}
