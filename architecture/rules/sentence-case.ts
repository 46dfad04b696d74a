import type { Codebase } from '../reading/codebase.ts';
import type { SourceFile } from '../reading/source-file.ts';
import type { Finding, Rule } from './rule.ts';
import { holdsShownTexts, onOneLine, textsOf } from './shown-texts.ts';

/** Names that keep their capital inside a text. */
const names = new Set(
  [
    ['Muster', 'Manila', 'Philippines', 'React'],
    ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    ['January', 'December'],
    // A tab and a toggle that a text refers to.
    ['Contacts', 'Show', 'Inactive', 'Terminated'],
  ].flat(),
);

/** As the specification writes them. */
const specified = new Set([
  ...['Bank Information', 'Client Information', 'Cost Information', 'Emergency Information', 'Employee Information'],
  ...['Other Information', 'All Tickets', 'Submit a Ticket', 'Bank Account', 'Mid Shift', 'Day Shift', 'Night Shift'],
]);

/** What pages, columns and screens show. Records of the portal and cells of files have their own names. */
const checked = /^(?:apps\/web\/src\/|packages\/contract\/src\/.*(?:\.screens|-columns|screen-help)\.ts$)/;

export const sentenceCase: Rule = {
  name: 'sentence-case',
  asks: 'Titles, labels and texts have a capital only at their start, in names, and where the specification has one.',
  check: (codebase: Codebase) =>
    [...codebase.sources.values()]
      .filter(({ path }) => checked.test(path) && holdsShownTexts(path))
      .flatMap((file) => findingsIn(file)),
};

const findingsIn = (file: SourceFile): Finding[] =>
  textsOf(file).flatMap(({ text, start }) => {
    const word = capitalIn(onOneLine(text));
    return word === null
      ? []
      : [{ file: file.path, line: file.lineAt(start), says: `'${word}': write it with a small letter.` }];
  });

/** The first word that begins with a capital without beginning a sentence or being a name. */
function capitalIn(text: string): string | null {
  if (!/^[A-Z][a-z]+ /.test(text) || text.startsWith('Search: ') || specified.has(text)) return null;
  const words = text.split(' ');
  const found = words.find(
    (word, index) =>
      index > 0 &&
      /^[A-Z][a-z]+[.,?!:]?$/.test(word) &&
      !/[.?!:…·–(“"]$/.test(words[index - 1] ?? '') &&
      !names.has(word.replace(/[.,?!:]$/, '')),
  );
  return found ?? null;
}
