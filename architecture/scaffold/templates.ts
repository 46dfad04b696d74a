import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'templates');

type Values = Readonly<Record<string, string>>;

/** A file of templates/ with its `__name__` placeholders filled in. Throws if a placeholder has no value. */
export function filled(template: string, values: Values): string {
  return fillIn(readFileSync(join(folder, `${template}.txt`), 'utf8'), values);
}

/** Path and text of every template under a folder, which has the same shape as the repository. */
export function templatesUnder(name: string): (readonly [path: string, text: string])[] {
  const paths = readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' });
  return paths
    .filter((path) => path.endsWith('.txt'))
    .map((path) => [path.replace(/\.txt$/, ''), readFileSync(join(folder, name, path), 'utf8')]);
}

/**
 * Keeps the lines between `#if dated and not used` and `#end` where every condition is met. Blocks may contain others.
 * What remains of a file is empty where the whole file is one block.
 */
export function choose(text: string, features: Readonly<Record<string, boolean>>): string {
  const open: boolean[] = [];
  const kept = text.split('\n').filter((line) => {
    const [, condition] = /^#if (.+)$/.exec(line) ?? [];
    if (condition !== undefined) {
      open.push(condition.split(' and ').every((term) => isMet(term, features)));
      return false;
    }
    if (line === '#end') {
      open.pop();
      return false;
    }
    return !open.includes(false);
  });
  return kept.join('\n').trim() === '' ? '' : kept.join('\n');
}

function isMet(term: string, features: Readonly<Record<string, boolean>>): boolean {
  const wanted = !term.startsWith('not ');
  const feature = features[term.replace(/^not /, '')];
  if (feature === undefined) throw new Error(`A template asks for the unknown feature '${term}'.`);
  return feature === wanted;
}

export function fillIn(text: string, values: Values): string {
  return text.replace(/__(\w+?)__/g, (_whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A template asks for '${name}', which nobody gives.`);
    return value;
  });
}
