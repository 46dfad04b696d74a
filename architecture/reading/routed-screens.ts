import type { Codebase } from './codebase.ts';

/** Names of the screens that have a page in a `*.routes.ts` of the web app. */
export function routedScreens(codebase: Codebase): string[] {
  const files = [...codebase.sources.values()].filter(({ path }) =>
    /^apps\/web\/src\/domains\/.*\.routes\.tsx?$/.test(path),
  );
  return files.flatMap((file) =>
    file.nodesOf('Property').flatMap(({ key, value }) => {
      const isLazy = file.text.slice(value.start, value.end).includes('import(');
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
      return isLazy && name !== '' ? [name] : [];
    }),
  );
}
