/** The folders of each app, lowest first: a folder never imports one that comes after it. */
export const layers = {
  contract: ['kernel', 'domains', 'whole'],
  server: ['database', 'platform', 'domains', 'composition'],
  web: ['ui', 'platform', 'domains', 'composition'],
} as const;

/** What each part of the repository may import from another part. */
export const mayImportApp: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  server: ['contract'],
  web: ['contract'],
  e2e: ['contract'],
  bench: ['contract', 'server'],
  architecture: ['contract', 'server', 'web'],
  scripts: [],
};

const sourceFolders: Readonly<Record<string, string>> = {
  contract: 'packages/contract/src',
  server: 'apps/server/src',
  web: 'apps/web/src',
  e2e: 'e2e',
  bench: 'bench',
  architecture: 'architecture',
  scripts: 'scripts',
};

export interface Place {
  /** A key of `sourceFolders`, or `outside` for files at the root. */
  readonly part: string;
  /** A layer of the part, `testing`, or empty if the part has no layers. */
  readonly layer: string;
  readonly domain: string | null;
  /** The path inside the part's folder. */
  readonly inside: string;
}

export function placeOf(path: string): Place {
  for (const [part, folder] of Object.entries(sourceFolders)) {
    if (path.startsWith(`${folder}/`)) return placeInside(part, path.slice(folder.length + 1));
  }
  return { part: 'outside', layer: '', domain: null, inside: path };
}

function placeInside(part: string, inside: string): Place {
  const [first = '', second = ''] = inside.split('/');
  const domain = first === 'domains' && inside.split('/').length > 2 ? second : null;
  return { part, layer: layerOf(part, first, inside), domain, inside };
}

function layerOf(part: string, first: string, inside: string): string {
  if (!(part in layers)) return '';
  if (first === 'testing') return 'testing';
  if (part === 'contract') return contractLayer(first, inside);
  const known: readonly string[] = layers[part === 'server' ? 'server' : 'web'];
  return known.includes(first) && inside.includes('/') ? first : 'composition';
}

/** Files of the contract that import from all its domains. */
const wholeContract =
  /^(index|all-calls|all-screens|screen-paths|breadcrumbs|not-yet-built|open-api|staff-channels)(\.test)?\.ts$/;

function contractLayer(first: string, inside: string): string {
  if (first === 'domains') return 'domains';
  return wholeContract.test(inside) ? 'whole' : 'kernel';
}
