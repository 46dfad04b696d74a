/**
 * Wakes the dispatcher of this process when events were committed; the dispatchers of other processes poll every five
 * seconds.
 */
export interface Bell {
  ring(): void;
  onRing(handler: () => void): void;
}

export function createBell(): Bell {
  const handlers: (() => void)[] = [];
  return {
    ring: () => {
      for (const handler of handlers) handler();
    },
    onRing: (handler) => void handlers.push(handler),
  };
}
