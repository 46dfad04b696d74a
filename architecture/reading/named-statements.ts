import type { Codebase } from './codebase.ts';

const statement = /\b[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)*\.\d+\b/g;
const range = /\b([a-z][a-z0-9-]*(?:\.[a-z0-9-]+)*)\.(\d+) to \1\.(\d+)\b/g;

/** Ids of specification statements in test names: single ids, or a range `area.topic.1 to area.topic.12`. */
export function namedStatements({ sources }: Codebase): ReadonlySet<string> {
  const named = new Set<string>();
  for (const [path, { text }] of sources) {
    if (!/\.(test|spec)\.tsx?$/.test(path)) continue;
    for (const [id] of text.matchAll(statement)) named.add(id);
    for (const [, topic, first, last] of text.matchAll(range)) {
      for (let number = Number(first); number <= Number(last); number += 1) named.add(`${topic}.${number}`);
    }
  }
  return named;
}
