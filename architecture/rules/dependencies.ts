import { isDomain, mayUse } from '../domain-map.ts';
import { layers, mayImportApp, type Place, placeOf, platformFolders } from '../layers.ts';
import type { Codebase } from '../reading/codebase.ts';
import { resolveImport } from '../reading/resolve-import.ts';
import { type Finding, fileRule, isTest } from './rule.ts';

interface Arrow {
  readonly from: Place;
  readonly to: Place;
  readonly target: string;
  readonly isFromTest: boolean;
}

const judged = (codebase: Codebase, path: string, judge: (arrow: Arrow) => string | null): Finding[] => {
  const file = codebase.sources.get(path);
  return (file?.imports ?? []).flatMap(({ specifier, line }) => {
    const target = resolveImport(codebase, path, specifier);
    if (target.kind !== 'file') return [];
    const arrow = { from: placeOf(path), to: placeOf(target.path), target: target.path, isFromTest: isTest(path) };
    const says = judge(arrow);
    return says === null ? [] : [{ file: path, line, says }];
  });
};

const arrowRule = (name: string, asks: string, judge: (arrow: Arrow) => string | null) =>
  fileRule(name, asks, (file, codebase) => judged(codebase, file.path, judge));

export const importsExist = fileRule(
  'imports-exist',
  'A relative import names an existing file with its extension; the contract is the only workspace that is imported by name.',
  (file, codebase) =>
    file.imports
      .filter(({ specifier }) => resolveImport(codebase, file.path, specifier).kind === 'missing')
      .map(({ specifier, line }) => ({
        file: file.path,
        line,
        says: `'${specifier}' leads nowhere: write the path of a file that is there, ending included.`,
      })),
);

export const noImportsBetweenApps = arrowRule(
  'no-imports-between-apps',
  'The contract imports no app, the server and the web app do not import each other, and e2e imports only the contract.',
  ({ from, to, target, isFromTest }) => {
    if (from.part === to.part || from.part === 'outside') return null;
    if (isFromTest && target.startsWith('packages/contract/spec/')) return null;
    if (mayImportApp[from.part]?.includes(to.part)) return null;
    return `${from.part} may not import ${target}; what both need belongs to packages/contract.`;
  },
);

export const layerDependencies = arrowRule(
  'layer-dependencies',
  'Inside an app imports go to lower layers: database, platform, domains, composition; ui, platform, domains, composition.',
  ({ from, to, target, isFromTest }) => {
    if (from.part !== to.part || isFromTest || to.layer === 'testing' || !(from.part in layers)) return null;
    const order: readonly string[] =
      layers[from.part === 'contract' ? 'contract' : from.part === 'server' ? 'server' : 'web'];
    if (order.indexOf(to.layer) <= order.indexOf(from.layer)) return null;
    return `the layer '${from.layer}' may not import ${target} from the higher layer '${to.layer}'; pass it in as a parameter or announce an event.`;
  },
);

/** The folder of a file in the server's platform, null anywhere else. */
const platformFolderOf = ({ part, layer, inside }: Place) =>
  part === 'server' && layer === 'platform' ? (inside.split('/')[1] ?? '') : null;

export const platformDependencies = arrowRule(
  'platform-dependencies',
  'A folder of the server’s platform/ imports only folders listed before it in architecture/layers.ts.',
  ({ from, to, target, isFromTest }) => {
    const [user, used] = [platformFolderOf(from), platformFolderOf(to)];
    if (user === null || used === null || user === used || isFromTest) return null;
    const order = platformFolders.map(([folder]) => folder);
    if (order.includes(user) && order.includes(used) && order.indexOf(used) < order.indexOf(user)) return null;
    return `platform/${user} may not import ${target}: architecture/layers.ts does not list '${used}' before '${user}'. Move what both need to a lower folder.`;
  },
);

export const testCodeInTests = arrowRule(
  'test-code-in-tests',
  'Only tests and other testing files import from testing/ or from a test.',
  ({ from, to, target, isFromTest }) => {
    const isToTest = to.layer === 'testing' || isTest(target);
    if (!isToTest || isFromTest || from.part === 'e2e' || from.part === 'architecture' || from.part === 'bench')
      return null;
    return `${target} is for tests; move what the product needs out of it.`;
  },
);

export const domainsInMap = fileRule(
  'domains-in-map',
  'Every folder under domains/ is listed in architecture/domain-map.ts.',
  ({ path }) => {
    const { domain } = placeOf(path);
    if (domain === null || isDomain(domain)) return [];
    return [
      {
        file: path,
        line: 1,
        says: `the domain '${domain}' is not in architecture/domain-map.ts; add it there with what it may use.`,
      },
    ];
  },
);

export const domainDependencies = arrowRule(
  'domain-dependencies',
  'A domain imports only the domains that architecture/domain-map.ts lists for it.',
  ({ from, to, target }) => {
    if (from.domain === null || to.domain === null || !isDomain(from.domain) || !isDomain(to.domain)) return null;
    if (mayUse(from.domain, to.domain)) return null;
    return `${from.domain} may not use ${to.domain} (${target}): call down, announce up, or change architecture/domain-map.ts with a reason.`;
  },
);

const composed = /\.(routes|events|jobs|bindings|policy-facts)\.tsx?$/;

export const domainsThroughIndex = arrowRule(
  'domains-through-index',
  'Other code imports a domain only through its index.ts; the composition root also imports its routes, events and jobs.',
  ({ from, to, target }) => {
    if (from.part !== to.part || from.part === 'contract' || to.domain === null || from.domain === to.domain)
      return null;
    if (/\/index\.tsx?$/.test(target) && to.inside.split('/').length === 3) return null;
    if (from.layer === 'testing') return null;
    if (from.layer === 'composition' && composed.test(target)) return null;
    return `${target} is internal to '${to.domain}'; import domains/${to.domain}/index.ts.`;
  },
);
