import { linkSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const keptMs = 14 * 24 * 60 * 60 * 1000;

/**
 * Keeps the parts of earlier builds beside a new one for two weeks. Pages that were opened before load the rest of their
 * own build, and so does a server that was started before and still answers with the earlier page.
 */
export function keepEarlierParts(fresh, target) {
  // The new build was written a moment ago, by the clock of the same disk as the earlier parts.
  const now = statSync(join(fresh, 'index.html')).mtimeMs;
  const kept = join(fresh, 'earlier');
  mkdirSync(kept, { recursive: true });
  const current = new Set(namesIn(join(fresh, 'assets')));
  for (const folder of [join(target, 'assets'), join(target, 'earlier')]) {
    for (const name of namesIn(folder)) {
      const file = join(folder, name);
      const isOld = now - statSync(file).mtimeMs > keptMs;
      if (!current.has(name) && !isOld) linkSync(file, join(kept, name));
      current.add(name);
    }
  }
}

function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch (problem) {
    if (problem.code === 'ENOENT') return [];
    throw problem;
  }
}
