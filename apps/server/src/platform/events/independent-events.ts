import type { StoredEvent } from './event-listeners.ts';

/**
 * Runs the work of each event, two at a time. An event waits for the earlier ones that name one of its subjects, so that changes of one
 * subject are followed in their order.
 */
export async function inLanes(
  events: readonly StoredEvent[],
  work: (event: StoredEvent) => Promise<void>,
): Promise<void> {
  const waiting = events.map((event) => ({ event, subjects: subjectsOf(event) }));
  const running = new Set<Waiting>();
  const lane = async () => {
    for (let next = takeFree(waiting, running); next !== undefined; next = takeFree(waiting, running)) {
      running.add(next);
      try {
        await work(next.event);
      } finally {
        running.delete(next);
      }
    }
  };
  // A lane that finds nothing free ends: what waits for a running event is done by the lane of that event.
  const ended = await Promise.allSettled(Array.from({ length: lanes }, lane));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}

/** More would only wait for the same two cores, and take connections from requests. */
const lanes = 2;

interface Waiting {
  readonly event: StoredEvent;
  readonly subjects: ReadonlySet<string>;
}

function takeFree(waiting: Waiting[], running: ReadonlySet<Waiting>): Waiting | undefined {
  const before: Waiting[] = [...running];
  for (const [index, one] of waiting.entries()) {
    if (!before.some(({ subjects }) => !subjects.isDisjointFrom(one.subjects))) {
      waiting.splice(index, 1);
      return one;
    }
    before.push(one);
  }
  return undefined;
}

/** The numbers that its payload names: `employeeIds` of one event and `employeeId` of another name the same people. */
export function subjectsOf({ payload }: Pick<StoredEvent, 'payload'>): ReadonlySet<string> {
  const found = new Set<string>();
  const collect = (name: string, value: unknown): void => {
    if (typeof value === 'number') found.add(`${name.replace(/s$/, '')} ${value}`);
    else if (Array.isArray(value)) for (const one of value) collect(name, one);
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) collect(key, one);
  };
  collect('', payload);
  return found;
}
