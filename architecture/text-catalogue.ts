import type { Codebase } from './reading/codebase.ts';
import { holdsShownTexts, onOneLine, textsOf } from './rules/shown-texts.ts';

export interface CatalogueEntry {
  /** A domain, or the folder that it is in: `ui`, `platform`. */
  readonly area: string;
  readonly text: string;
  /** `path:line`, of every place that has it. */
  readonly places: readonly string[];
}

/** Every text that users read, by area and alphabetically. Keys, codes, class names and parts without a word are left out. */
export function textCatalogue({ sources }: Codebase): readonly CatalogueEntry[] {
  const found = [...sources.values()]
    .filter(({ path }) => holdsShownTexts(path))
    .flatMap((file) =>
      textsOf(file).map(({ text, start }) => ({
        area: areaOf(file.path),
        text: onOneLine(text),
        place: `${file.path}:${file.lineAt(start)}`,
      })),
    )
    .filter(({ text }) => isWritten(text));
  const byText = Map.groupBy(found, ({ area, text }) => `${area}\n${text}`);
  return [...byText.values()]
    .flatMap((same) =>
      same[0] ? [{ area: same[0].area, text: same[0].text, places: same.map(({ place }) => place) }] : [],
    )
    .toSorted((one, other) => one.area.localeCompare(other.area) || one.text.localeCompare(other.text));
}

function areaOf(path: string): string {
  const [, domain] = /\/domains\/([^/]+)\//.exec(path) ?? [];
  const [, folder] = /\/src\/([^/]+)/.exec(path) ?? [];
  return domain ?? folder ?? path;
}

/** Begins like a text: with a capital and a small letter or a space. */
const isWritten = (text: string) =>
  /^[A-Z][a-z'’]*(?: |[.…?!]?$)/.test(text) && /[a-z]{2}/.test(text) && !/[{}<>;=]/.test(text);
