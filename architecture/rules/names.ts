import { placeOf } from '../layers.ts';
import type { Codebase } from '../reading/codebase.ts';
import type { Finding, Rule } from './rule.ts';

/** The role suffixes that files in domains and platform folders may have before the extension. */
const roleSuffixes: Readonly<Record<string, readonly string[]>> = {
  contract: ['calls', 'screens', 'schemas', 'answers', 'columns', 'rules', 'policy', 'constants', 'messages'],
  server: ['routes', 'repository', 'presenter', 'events', 'jobs', 'worker', 'generated'],
  web: [
    'routes',
    'queries',
    'page',
    'panel',
    'columns',
    'filters',
    'form',
    'fields',
    'messages',
    'module',
    'generated',
  ],
  e2e: [],
  bench: [],
  architecture: [],
  scripts: [],
  outside: ['config', 'base', 'tests'],
};
const anywhere = ['test', 'spec', 'fixture', 'd', 'config'];

/** Banned as any word of a name. */
const vagueWords = new Set(['util', 'utils', 'helper', 'helpers', 'misc', 'v1', 'v2', 'v3', 'legacy', 'stuff']);
/** Banned as the whole name; 'common-passwords' is fine. */
const vagueAlone = new Set(['common', 'commons', 'shared', 'lib', 'old', 'general', 'other']);

const eachPath = (codebase: Codebase, look: (path: string) => string | null): Finding[] =>
  [...codebase.sources.keys(), ...codebase.texts.keys()].flatMap((path) => {
    const says = look(path);
    return says === null ? [] : [{ file: path, line: 1, says }];
  });

export const noVagueNames: Rule = {
  name: 'no-vague-names',
  asks: 'No file or folder is called utils, helpers, common, misc, lib, legacy or by a version: a name says what is inside.',
  check: (codebase) =>
    eachPath(codebase, (path) => {
      const vague = path
        .split('/')
        .map(vagueIn)
        .find((word) => word !== undefined);
      return vague === undefined ? null : `'${vague}' says nothing; name the file after what it does.`;
    }),
};

function vagueIn(segment: string): string | undefined {
  const [stem = ''] = segment.split('.');
  return vagueAlone.has(stem) ? stem : stem.split('-').find((word) => vagueWords.has(word));
}

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const asTheWorldWritesThem =
  /^(README|ARCHITECTURE|CONTRIBUTING|CHANGELOG|LICENSE)\.md$|^\d{4}-[a-z0-9-]+\.sql$|^tsconfig[\w.]*\.json$/;

/** Named as in SQL, where a hyphen is a minus. */
const sqlFunction = /^apps\/server\/src\/database\/functions\/[a-z][a-z0-9_]*\.sql$/;

export const kebabCase: Rule = {
  name: 'kebab-case',
  asks: 'Files and folders are named in kebab-case.',
  check: (codebase) =>
    eachPath(codebase, (path) => {
      if (sqlFunction.test(path)) return null;
      const wrong = path
        .split('/')
        .find(
          (segment) =>
            !asTheWorldWritesThem.test(segment) && !segment.split('.').every((part) => part === '' || kebab.test(part)),
        );
      return wrong === undefined ? null : `'${wrong}' is not kebab-case.`;
    }),
};

export const roleSuffix: Rule = {
  name: 'role-suffix',
  asks: 'A suffix before the ending is a role from the list in architecture/rules/names.ts; the rest of the name is words.',
  check: (codebase) =>
    [...codebase.sources.keys()].flatMap((path) => {
      const roles = (path.split('/').at(-1) ?? '').split('.').slice(1, -1);
      const known = [...(roleSuffixes[placeOf(path).part] ?? []), ...anywhere];
      const wrong = roles.find((role) => !known.includes(role));
      return wrong === undefined
        ? []
        : [{ file: path, line: 1, says: `'.${wrong}' is no role here; the roles are ${known.join(', ')}.` }];
    }),
};

export const indexFilesInDomains: Rule = {
  name: 'index-files-in-domains',
  asks: "index.ts is a domain's front door or the contract's; nowhere else does a file only pass others on.",
  check: (codebase) =>
    [...codebase.sources.keys()].flatMap((path) => {
      if (!/\/index\.tsx?$/.test(path) || path === 'packages/contract/src/index.ts') return [];
      const { domain, inside } = placeOf(path);
      if (domain !== null && inside.split('/').length === 3) return [];
      return [{ file: path, line: 1, says: 'import from the files themselves; only a domain has an index.ts.' }];
    }),
};
