import { domains, mayUse } from './domain-map.ts';

/** What `npm test -- --changed` runs beside the checks. */
export interface ReachedTests {
  /** Filters for the test runner: folders and files. Empty: no unit test is reached. */
  readonly units: readonly string[];
  /** The browser tests drive the whole portal: all of them, the named files, or none. */
  readonly browser: readonly string[] | 'all';
}

/**
 * The tests that a change of these files can reach, by the domain map: a domain's own tests, those of the domains that
 * may use it, and the tests of the whole portal. A change outside the domains reaches every test of its app.
 */
export function reachedTests(changed: readonly string[]): ReachedTests {
  const reached = changed.map(reachedBy);
  const browser = reached.map((one) => one.browser);
  return {
    units: [...new Set(reached.flatMap(({ units }) => units))].sort(),
    browser: browser.includes('all') ? 'all' : browser.flatMap((files) => (files === 'all' ? [] : files)),
  };
}

const contract = 'packages/contract/src/';
const server = 'apps/server/src/';
const web = 'apps/web/src/';
const everything: ReachedTests = { units: [contract, server, web, 'architecture/scaffold/'], browser: 'all' };
const nothing: ReachedTests = { units: [], browser: [] };

function reachedBy(file: string): ReachedTests {
  if (/^e2e\/.*\.spec\.ts$/.test(file)) return { units: [], browser: [file] };
  if (/\.test\.tsx?$/.test(file)) return { units: [file], browser: [] };
  if (file.startsWith('e2e/') || file === 'playwright.config.ts') return { units: [], browser: 'all' };
  if (file.startsWith('architecture/scaffold/')) return { units: ['architecture/scaffold/'], browser: [] };
  if (file.startsWith(contract)) return { units: [contract, ...inDomains(file, [server, web])], browser: 'all' };
  if (file.startsWith(server)) return { units: inDomains(file, [server]), browser: 'all' };
  if (file.startsWith(web)) return { units: inDomains(file, [web]), browser: 'all' };
  return /^(package-lock\.json|package\.json|vitest\.config\.ts|tsconfig.*\.json)$/.test(file) ? everything : nothing;
}

function inDomains(file: string, apps: readonly string[]): readonly string[] {
  const changed = domains.find((domain) => file.includes(`/src/domains/${domain}/`));
  if (changed === undefined) return apps;
  const users = domains.filter((domain) => mayUse(domain, changed));
  return apps.flatMap((app) => [
    ...users.map((domain) => `${app}domains/${domain}/`),
    `${app}testing/`,
    ...(app === web ? [`${web}app/`] : []),
  ]);
}
