/** The folders of each app, lowest first: a folder never imports one that comes after it. */
export const layers = {
  contract: ['kernel', 'domains', 'whole'],
  server: ['database', 'platform', 'domains', 'composition'],
  web: ['ui', 'platform', 'domains', 'composition'],
} as const;

/**
 * The folders of apps/server/src/platform with what each does, lowest first: a folder imports only folders listed before
 * it. The table in docs/structure.md is generated from this list.
 */
export const platformFolders: readonly (readonly [folder: string, does: string])[] = [
  ['clock', 'the present time and random values, both replaceable in tests'],
  ['log', 'the structured log'],
  ['work', 'loops that take waiting work from a table, queues that limit concurrent work'],
  ['notify', 'messages between server processes over LISTEN and NOTIFY'],
  ['throttle', 'rate limits, counted in the database'],
  ['crypto', 'encryption, password hashing, signatures, tokens'],
  ['config', 'the settings of the environment, checked once at the start'],
  ['outbound', 'HTTP to other systems'],
  ['error-reporting', 'error reports without personal data'],
  ['session', 'sessions, their users and the rights that they hold'],
  ['row-security', 'the scope of a viewer and the connections that set it'],
  ['table', 'lists: sorting, filters and paging in SQL'],
  ['dated', 'records that hold for a range of dates'],
  ['audit', 'the activity log and its seal'],
  ['events', 'the event outbox and its dispatcher'],
  ['files', 'encrypted files, quotas, pictures without metadata'],
  ['realtime', 'push to browsers'],
  ['context', 'what every server function receives: `Ctx`'],
  ['records', 'locks on records that are about to be changed, the conflict (409)'],
  ['outbox', 'the outbox of messages to people'],
  ['mail', 'mail, by SMTP or kept in the outbox'],
  ['sms', 'short messages, by HTTP or kept in the outbox'],
  ['http', 'calls of the contract over HTTP'],
  ['spreadsheet', 'reading and writing spreadsheets in a worker'],
  ['document-text', 'the text of .pdf and .docx files, read in a worker'],
  ['lists', 'binding lists of the contract, and their exports'],
  ['jobs', 'daily jobs and background work'],
];

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
  /^(index|all-approval-kinds|all-calls|all-notification-types|named-people|notification-links|all-lists|all-screens|screen-paths|breadcrumbs|not-yet-built|open-api|screen-help|staff-channels)(\.test)?\.ts$/;

function contractLayer(first: string, inside: string): string {
  if (first === 'domains') return 'domains';
  return wholeContract.test(inside) ? 'whole' : 'kernel';
}
