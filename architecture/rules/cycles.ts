import type { Codebase } from '../reading/codebase.ts';
import { resolveImport } from '../reading/resolve-import.ts';
import type { Finding, Rule } from './rule.ts';

export const noCycles: Rule = {
  name: 'no-cycles',
  asks: 'No file reaches itself through its imports, type imports and lazy imports included.',
  check: (codebase) => cyclesOf(graphOf(codebase)).map((ring) => finding(codebase, ring)),
};

type Graph = ReadonlyMap<string, readonly string[]>;

function graphOf(codebase: Codebase): Graph {
  const targets = (path: string) =>
    (codebase.sources.get(path)?.imports ?? []).flatMap(({ specifier }) => {
      const target = resolveImport(codebase, path, specifier);
      return target.kind === 'file' && codebase.sources.has(target.path) ? [target.path] : [];
    });
  return new Map([...codebase.sources.keys()].map((path) => [path, targets(path)]));
}

function finding(codebase: Codebase, ring: readonly string[]): Finding {
  const [file = '', next = ''] = ring;
  const wanted = next === '' ? file : next;
  const line = codebase.sources.get(file)?.imports.find(({ specifier }) => {
    const target = resolveImport(codebase, file, specifier);
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
