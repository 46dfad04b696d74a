/** Keys remembered at once; beyond that the oldest are forgotten. */
const mostKeys = 20_000;

/**
 * A brake for the many cheap calls, counted in this process: it keeps one client from taking the whole server, it guards no
 * secret. Answers 0, or the seconds to wait.
 */
export function createMemoryThrottle() {
  const windows = new Map<string, { startedAt: number; count: number }>();

  return function throttle(key: string, limit: number, windowSeconds: number, now: Temporal.Instant): number {
    const nowMs = now.epochMilliseconds;
    const window = windows.get(key);
    if (!window || nowMs - window.startedAt >= windowSeconds * 1000) {
      windows.delete(key);
      const [oldest] = windows.size >= mostKeys ? windows.keys() : [];
      if (oldest !== undefined) windows.delete(oldest);
      windows.set(key, { startedAt: nowMs, count: 1 });
      return 0;
    }
    window.count += 1;
    if (window.count <= limit) return 0;
    return Math.max(1, Math.ceil((window.startedAt + windowSeconds * 1000 - nowMs) / 1000));
  };
}
