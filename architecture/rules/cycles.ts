import type { House } from '../reading/house.ts';
import { resolveImport } from '../reading/resolve-import.ts';
import type { Finding, Rule } from './rule.ts';

export const noCycles: Rule = {
  name: 'no-cycles',
  asks: 'No file reaches itself through its imports, type imports and lazy imports included.',
  check: (house) => cyclesOf(graphOf(house)).map((ring) => finding(house, ring)),
};

type Graph = ReadonlyMap<string, readonly string[]>;

function graphOf(house: House): Graph {
  const targets = (path: string) =>
    (house.sources.get(path)?.imports ?? []).flatMap(({ specifier }) => {
      const target = resolveImport(house, path, specifier);
      return target.kind === 'file' && house.sources.has(target.path) ? [target.path] : [];
    });
  return new Map([...house.sources.keys()].map((path) => [path, targets(path)]));
}

function finding(house: House, ring: readonly string[]): Finding {
  const [file = '', next = ''] = ring;
  const wanted = next === '' ? file : next;
  const line = house.sources.get(file)?.imports.find(({ specifier }) => {
    const target = resolveImport(house, file, specifier);
    return target.kind === 'file' && target.path === wanted;
  })?.line;
  return {
    file,
    line: line ?? 1,
    says: `a ring of imports: ${[...ring, file].join(' -> ')}; move what they share below both.`,
  };
}

/** One cycle for each group of files that reach each other, found by depth-first search. */
function cyclesOf(graph: Graph): string[][] {
  const rings: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const walk = (at: string) => {
    const seenAt = path.indexOf(at);
    if (seenAt >= 0) rings.push(path.slice(seenAt));
    if (seenAt >= 0 || done.has(at)) return;
    path.push(at);
    for (const next of graph.get(at) ?? []) walk(next);
    path.pop();
    done.add(at);
  };
  for (const start of graph.keys()) walk(start);
  return rings;
}
