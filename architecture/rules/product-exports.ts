import type { Codebase } from '../reading/codebase.ts';
import { resolveImport } from '../reading/resolve-import.ts';
import type { SourceFile } from '../reading/source-file.ts';
import { type Finding, found, isTest, type Rule } from './rule.ts';

/**
 * Knip reports exports that nothing uses, but tests and the files that a package.json exports count as uses for it. `expected`
 * names exports by file, with a reason for each file.
 */
export function exportsUsedByProduct(expected: UsedByTests): Rule {
  return {
    name: 'exports-used-by-product',
    asks: 'What the apps and the contract export is used by the product, not by tests alone.',
    check: (codebase) => {
      const isUsed = usesOf(codebase);
      return [...codebase.sources.values()]
        .filter(isProduct)
        .flatMap((file) => findingsIn(file, isUsed, expected[file.path]?.names ?? []));
    },
  };
}

export type UsedByTests = Readonly<Record<string, { readonly names: readonly string[]; readonly because: string }>>;

const isProduct = ({ path }: SourceFile) =>
  /^(apps|packages)\//.test(path) && !isTest(path) && !path.endsWith('.generated.ts');

type IsUsed = (path: string, name: string) => boolean;

/** An index.ts only re-exports names: they are used where they are imported from it. */
function usesOf(codebase: Codebase): IsUsed {
  const files = [...codebase.sources.values()].filter(({ path }) => !isTest(path));
  const passedOn = new Map(files.filter(isIndex).map((file) => [file.path, targetsOf(codebase, file)] as const));
  const used = new Set<string>();
  const use = (path: string, name: string) => {
    used.add(`${path} ${name}`);
    for (const target of passedOn.get(path) ?? []) if (!used.has(`${target.path} ${name}`)) use(target.path, name);
  };
  for (const file of files.filter((one) => !isIndex(one)))
    for (const { path, names } of targetsOf(codebase, file)) for (const name of names) use(path, name);
  return (path, name) => used.has(`${path} ${name}`) || used.has(`${path} *`);
}

const isIndex = ({ path }: SourceFile) => path.endsWith('/index.ts');

function targetsOf(codebase: Codebase, file: SourceFile): { path: string; names: readonly string[] }[] {
  return file.imports.flatMap(({ specifier, names }) => {
    const target = resolveImport(codebase, file.path, specifier);
    return target.kind === 'file' ? [{ path: target.path, names }] : [];
  });
}

function findingsIn(file: SourceFile, isUsed: IsUsed, expected: readonly string[]): Finding[] {
  const exported = exportedNames(file);
  const unused = exported.filter(({ name }) => !isUsed(file.path, name) && timesNamed(file, name) < 2);
  const stale = expected.filter((name) => !exported.some((one) => one.name === name));
  return [
    ...unused
      .filter(({ name }) => !expected.includes(name))
      .map(({ name, start }) => found(file, { start }, `only tests use ${name}: use it in the product, or delete it.`)),
    ...stale.map((name) => ({ file: file.path, line: 1, says: `take ${name} off architecture/used-by-tests.ts.` })),
  ];
}

function exportedNames(file: SourceFile): { name: string; start: number }[] {
  return file.nodesOf('ExportNamedDeclaration').flatMap(({ declaration, source, start }) => {
    if (source !== null || declaration === null) return [];
    if (declaration.type === 'VariableDeclaration')
      return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [{ name: id.name, start }] : []));
    if (!('id' in declaration)) return [];
    const { id } = declaration;
    return id?.type === 'Identifier' ? [{ name: id.name, start }] : [];
  });
}

/** Its declaration is the first. */
const timesNamed = (file: SourceFile, name: string) =>
  [...file.nodesOf('Identifier'), ...file.nodesOf('JSXIdentifier')].filter((node) => node.name === name).length;
