export interface Figures {
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly perSecond: number;
}

/** One kind of work; `prepare` gives each connection its own way of doing it once. */
export interface Work {
  readonly prepare: () => Promise<{ once(): Promise<void>; end(): void }>;
}

/** Does the work `times` times over so many connections at once, after a tenth of it that is not counted. */
export async function measure(work: Work, times: number, connections: number): Promise<Figures> {
  const doers = await Promise.all(Array.from({ length: connections }, () => work.prepare()));
  await repeat(doers, Math.max(connections * 3, Math.ceil(times / 10)));
  const startedAt = performance.now();
  const took = await repeat(doers, times);
  const seconds = (performance.now() - startedAt) / 1000;
  for (const doer of doers) doer.end();
  took.sort((one, other) => one - other);
  const at = (part: number) => took[Math.min(took.length - 1, Math.floor(took.length * part))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), perSecond: took.length / seconds };
}

async function repeat(doers: readonly { once(): Promise<void> }[], times: number): Promise<number[]> {
  const took: number[] = [];
  let left = times;
  await Promise.all(
    doers.map(async (doer) => {
      while (left > 0) {
        left -= 1;
        const startedAt = performance.now();
        await doer.once();
        took.push(performance.now() - startedAt);
      }
    }),
  );
  return took;
}
