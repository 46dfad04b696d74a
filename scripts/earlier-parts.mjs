import { linkSync, mkdirSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

const keptMs = 14 * 24 * 60 * 60 * 1000;

/**
 * Keeps the parts of earlier builds beside a new one, for two weeks after each was replaced. Pages that were opened before
 * load the rest of their own build, and so does a server that was started before and still answers with the earlier page.
 */
export function keepEarlierParts(fresh, target) {
  // The new build was written a moment ago, by the clock of the same disk as the earlier parts.
  const now = statSync(join(fresh, 'index.html')).mtimeMs;
  const kept = join(fresh, 'earlier');
  mkdirSync(kept, { recursive: true });
  const taken = new Set(namesIn(join(fresh, 'assets')));
  const keep = (folder, isWanted) => {
    for (const name of namesIn(folder)) {
      if (!taken.has(name) && isWanted(join(folder, name))) linkSync(join(folder, name), join(kept, name));
      taken.add(name);
    }
  };
  keep(join(target, 'assets'), () => true);
  // However long the last build was used, its two weeks begin now.
  for (const name of namesIn(kept)) utimesSync(join(kept, name), now / 1000, now / 1000);
  keep(join(target, 'earlier'), (file) => now - statSync(file).mtimeMs <= keptMs);
}

function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch (problem) {
    if (problem.code === 'ENOENT') return [];
    throw problem;
  }
}
