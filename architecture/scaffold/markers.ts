import { execFileSync } from 'node:child_process';

/** Marks where a resource from the scaffold needs its own fields. */
export const marker = 'FIELDS:';

// The scaffold itself, and the documents that explain it.
const elsewhere = [':!architecture', ':!docs', ':!CONTRIBUTING.md'];

/** File, line and text of every marker, in the files as they are on disk. */
export function markersIn(root: string): string[] {
  return grep(root, ['--untracked']);
}

/** Markers that were committed. Empty outside of a git repository. */
export function committedMarkers(root: string): string[] {
  return grep(root, [], ['HEAD']);
}

function grep(root: string, options: readonly string[], trees: readonly string[] = []): string[] {
  try {
    const args = ['grep', '-n', '-F', ...options, '-e', marker, ...trees, '--', '.', ...elsewhere];
    const found = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return found.split('\n').filter(Boolean);
  } catch {
    // git answers with an error where it finds nothing.
    return [];
  }
}
