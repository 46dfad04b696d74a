import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'templates');

/** A file of templates/ with its `__name__` placeholders filled in. Throws if a placeholder has no value. */
export function filled(template: string, values: Readonly<Record<string, string>>): string {
  const text = readFileSync(join(folder, `${template}.txt`), 'utf8');
  return text.replace(/__(\w+?)__/g, (_whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`templates/${template}.txt asks for '${name}', which nobody gives.`);
    return value;
  });
}
