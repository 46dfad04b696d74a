export interface Figures {
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly perSecond: number;
  readonly samples: number;
}

/** Does a work for the nth time on one connection. */
export interface Doer {
  once(n: number): Promise<void>;
  close(): void;
}

export interface Measurement {
  /** Runs before each time, not measured. */
  readonly before: () => Promise<unknown>;
  readonly rounds: number;
  readonly roundMs: number;
}

/**
 * Measures several ways of the same work in short alternating turns, so that other load on the machine affects
 * all of them equally. `ways` has one doer per connection for each way.
 */
export async function measureInTurns<Way extends string>(
  ways: Readonly<Record<Way, readonly Doer[]>>,
  options: Measurement,
): Promise<Record<Way, Figures>> {
  const names = Object.keys(ways) as Way[];
  const took = new Map(names.map((name) => [name, [] as number[]]));
  const spent = new Map(names.map((name) => [name, 0]));
  // Warm up the compilers first, so that a short run measures the same as a long one.
  for (const name of names) await work(ways[name], options, Math.max(options.roundMs / 2, 1_000));
  for (let round = 0; round < options.rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : [...names].reverse()) {
      const startedAt = performance.now();
      took.get(name)?.push(...(await work(ways[name], options, options.roundMs)));
      spent.set(name, (spent.get(name) ?? 0) + performance.now() - startedAt);
    }
  }
  const figures = names.map((name) => [name, figuresOf(took.get(name) ?? [], spent.get(name) ?? 1)] as const);
  return Object.fromEntries(figures) as Record<Way, Figures>;
}

let turn = 0;

/** At least twice per connection, then until the time is over. */
async function work(doers: readonly Doer[], { before }: Measurement, forMs: number): Promise<number[]> {
  const took: number[] = [];
  const until = performance.now() + forMs;
  await Promise.all(
    doers.map(async (doer) => {
      for (let times = 0; times < 2 || performance.now() < until; times += 1) {
        await before();
        turn += 1;
        const startedAt = performance.now();
        await doer.once(turn);
        took.push(performance.now() - startedAt);
      }
    }),
  );
  return took;
}

function figuresOf(took: number[], spentMs: number): Figures {
  took.sort((one, other) => one - other);
  const at = (part: number) => took[Math.min(took.length - 1, Math.floor(took.length * part))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), perSecond: took.length / (spentMs / 1000), samples: took.length };
}
