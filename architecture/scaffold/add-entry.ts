import { withEntry, withImport } from './edit-source.ts';
import type { Tree } from './tree.ts';

/** Adds an entry to a list of a file, with the import of `name` that it uses. */
export function addEntry(
  tree: Tree,
  path: string,
  constant: string,
  entry: string,
  name?: string,
  from?: string,
): void {
  tree.edit(path, (text) => {
    const entered = withEntry(path, text, constant, entry);
    return name && from ? withImport(path, entered, `import { ${name} } from '${from}';`) : entered;
  });
}
