import type { Plugin } from 'vite';
import { inlineFirstCalls } from './inline-first-calls.ts';

interface Options {
  /** Files that index.html loads: no page has to name them again. */
  readonly isFirst: (file: string) => boolean;
}

/** The page of each home, by the comment whose visitors see the links to all it consists of. */
const homes = { 'at-home': '/home/home/home.page.tsx', 'at-client-home': '/home/client/client-home.page.tsx' };

/**
 * What a signed-in visitor needs next starts to load with the page, not after the first files have run. The server shows the links of these
 * comments to signed-in visitors alone: those of a home at the address of the home page, where most of them begin.
 */
export function preloadPortal({ isFirst }: Options): Plugin {
  return {
    name: 'preload-portal',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        const parts = Object.values(bundle ?? {}).filter((part) => part.type === 'chunk');
        const withImports = (part: (typeof parts)[number], known = new Set<string>()): Set<string> => {
          if (isFirst(part.fileName) || known.has(part.fileName)) return known;
          for (const file of [part.fileName, ...(part.viteMetadata?.importedCss ?? [])]) known.add(file);
          for (const imported of part.imports) {
            const next = parts.find(({ fileName }) => fileName === imported);
            if (next) withImports(next, known);
          }
          return known;
        };
        const files = (module: string) => {
          const part = parts.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
          if (part === undefined) throw new Error(`No part of the build has ${module}.`);
          return [...withImports(part)].filter((file) => !isFirst(file));
        };
        const portal = files('/app/portal.tsx');
        const shown = new Map([['signed-in', (await inlineFirstCalls()) + linksTo(portal)]]);
        for (const [place, page] of Object.entries(homes)) {
          shown.set(place, linksTo(files(page).filter((file) => !portal.includes(file))));
        }
        return html.replaceAll(/<!--([\w-]+)-->/g, (comment, place: string) => {
          const content = shown.get(place);
          return content === undefined ? comment : `<!--${place}${content}-->`;
        });
      },
    },
  };
}

const linksTo = (files: readonly string[]) => files.map(preloadLink).join('');

const preloadLink = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}" nonce="__CSP_NONCE__">`
    : `<link rel="modulepreload" crossorigin href="/${file}" nonce="__CSP_NONCE__">`;
