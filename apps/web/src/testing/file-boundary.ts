import { afterAll } from 'vitest';

/**
 * The files of a worker share one page and its modules, which saves half of the time. The timers and window listeners
 * of a file end with it, so that they do not act on the tests of the next one.
 */
export function endWithThisFile(): void {
  const ends = [endTimers(), endListeners(window)];
  // The router listens on the page's own window object, which is another one than the global object.
  if (document.defaultView) ends.push(endListeners(document.defaultView));
  afterAll(() => {
    for (const end of ends) end();
  });
}

function endTimers(): () => void {
  const { setTimeout: startTimeout, setInterval: startInterval } = globalThis;
  const timers: ReturnType<typeof setTimeout>[] = [];
  const noting = <F extends typeof startTimeout | typeof startInterval>(start: F): F =>
    new Proxy(start, {
      apply(...call) {
        const timer = Reflect.apply(...call);
        timers.push(timer);
        return timer;
      },
    });
  Object.assign(globalThis, { setTimeout: noting(startTimeout), setInterval: noting(startInterval) });
  return () => {
    for (const timer of timers) clearTimeout(timer);
    Object.assign(globalThis, { setTimeout: startTimeout, setInterval: startInterval });
  };
}

function endListeners(target: Window): () => void {
  const listen = target.addEventListener;
  const added: Parameters<typeof listen>[] = [];
  target.addEventListener = (...parts: Parameters<typeof listen>) => {
    added.push(parts);
    listen.apply(target, parts);
  };
  return () => {
    for (const [type, listener, options] of added) target.removeEventListener(type, listener, options);
    target.addEventListener = listen;
  };
}
