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

export function fillIn(text: string, values: Values): string {
  return text.replace(/__(\w+?)__/g, (_whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A template asks for '${name}', which nobody gives.`);
    return value;
  });
}
