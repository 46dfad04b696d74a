import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The files that one command changes: read from disk, written together at its end. */
export interface Tree {
  readonly root: string;
  has(path: string): boolean;
  /** Throws if the file is missing. */
  read(path: string): string;
  write(path: string, text: string): void;
  /** Refuses to overwrite a file. */
  create(path: string, text: string): void;
  edit(path: string, change: (text: string) => string): void;
  /** Writes to disk, formats, and returns the paths. */
  save(): string[];
}

export function openTree(root: string): Tree {
  const changed = new Map<string, string>();
  const tree: Tree = {
    root,
    has: (path) => changed.has(path) || existsSync(join(root, path)),
    read: (path) => changed.get(path) ?? readFileSync(join(root, path), 'utf8'),
    write: (path, text) => {
      changed.set(path, text);
    },
    create: (path, text) => {
      if (tree.has(path))
        throw new ScaffoldProblem(`${path} is there already. Choose another name, or change that file.`);
      tree.write(path, text);
    },
    edit: (path, change) => tree.write(path, change(tree.read(path))),
    save: () => {
      const paths = [...changed.keys()];
      for (const [path, text] of changed) {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), text);
      }
      format(root, paths);
      return paths;
    },
  };
  return tree;
}

/** A message for the terminal, without a stack trace. */
export class ScaffoldProblem extends Error {}

function format(root: string, paths: readonly string[]): void {
  // Without paths, the formatter would go through the whole folder.
  if (paths.length === 0) return;
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  execFileSync(process.execPath, [biome, 'check', '--write', '--vcs-enabled=false', ...paths], {
    cwd: root,
    stdio: 'pipe',
  });
}
