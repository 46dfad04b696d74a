import { addEntry } from './add-entry.ts';
import { withImport, withLineBefore } from './edit-source.ts';
import type { resourceNames } from './resource-names.ts';
import type { Tree } from './tree.ts';

type Places = Readonly<Record<'folder' | 'listScreen' | 'detailsScreen', string>> & ReturnType<typeof resourceNames>;

interface Described {
  readonly hasDetails: boolean;
  readonly isDated: boolean;
  /** Addresses that the specification does not have. */
  readonly ownAddresses: readonly string[];
}

/** The entries that tests ask for about every resource: help, words in the activity log, examples of its writes, a row of its list. */
export function describeResource(tree: Tree, places: Places, described: Described): void {
  addHelp(tree, places, described);
  addActivityWords(tree, places, described.isDated);
  addExamples(tree, places, described.hasDetails);
  for (const path of described.ownAddresses)
    addEntry(tree, 'packages/contract/src/all-screens.test.ts', 'ownAddresses', `'${path}'`);
}

function addHelp(tree: Tree, places: Places, { hasDetails, isDated }: Described): void {
  const { word, words, line, listScreen, detailsScreen } = places;
  const file = 'packages/contract/src/screen-help.ts';
  const opened = hasDetails ? 'open it' : 'change it';
  addEntry(tree, file, 'screenHelp', `${listScreen}: 'All ${words} are listed here. Click one to ${opened}.'`);
  if (!hasDetails) return;
  const second = isDated ? `A new ${line} applies from the day that you choose.` : 'Its activity shows who changed it.';
  addEntry(tree, file, 'screenHelp', `${detailsScreen}: 'The page shows one ${word}. ${second}'`);
}

function addActivityWords(tree: Tree, { folder, singular, word, words, line }: Places, isDated: boolean): void {
  const entries = {
    [`create-${singular}`]: `'added the ${word}'`,
    [`update-${singular}`]: 'changedRecord',
    [`delete-${singular}`]: `'deleted the ${word}'`,
    [`export-${singular}-list`]: `'exported the ${words}'`,
    ...(isDated && {
      [`add-${singular}-${line}`]: `'added a ${line} of the ${word}'`,
      [`remove-${singular}-${line}`]: `'cancelled a planned ${line} of the ${word}'`,
    }),
  };
  const file = 'apps/web/src/domains/access/activity-logs/event-words.ts';
  for (const [event, said] of Object.entries(entries)) addEntry(tree, file, 'words', `'${folder}.${event}': ${said}`);
}

function addExamples(tree: Tree, places: Places, hasDetails: boolean): void {
  const { folder, singular, plural, thing, Thing } = places;
  const testing = 'apps/server/src/testing';
  const writes = `../domains/${folder}/${singular}-writes.fixture.ts`;
  addEntry(tree, `${testing}/writing-requests.ts`, 'examples', `...${thing}Writes`, `${thing}Writes`, writes);
  const reads = `${testing}/row-security-reads.test.ts`;
  if (tree.has(`${testing}/row-security/${singular}-reads.ts`)) {
    const [others, from] = [`${thing}Others`, `./row-security/${singular}-reads.ts`];
    addEntry(tree, reads, 'othersOfDomains', `...${others}`, others, from);
  }
  // single-records.ts has a row of those with details.
  if (hasDetails) return;
  const seed = `${testing}/seed-every-list.ts`;
  tree.edit(seed, (text) => {
    const created = withLineBefore(seed, text, '  const mail = {', `  await create${Thing}(db);`);
    return withImport(seed, created, `import { create${Thing} } from './factories/${plural}.ts';`);
  });
}

/** Whether the row-security test asks about each function of the repositories of a domain. */
export function isCheckedForRowSecurity(tree: Tree, folder: string): boolean {
  const text = tree.read('apps/server/src/testing/row-security-reads.test.ts');
  const [, named = ''] = /const named =\s*'([^']+)'/.exec(text) ?? [];
  return named.split(' ').includes(folder);
}
