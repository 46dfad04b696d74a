import { plainText } from './plain-text.ts';
import { scanTags } from './scan-tags.ts';
import { SpreadsheetRefusal } from './spreadsheet-refusal.ts';

/**
 * The texts that cells name by their place. The parser does not see their part: it takes ten times the memory, and adds phonetic guides
 * to the texts.
 */
export interface SharedTexts {
  /** Takes the text of the part in pieces. @throws SpreadsheetRefusal for more texts than any import has */
  readonly hear: (piece: string) => void;
  /** Undefined if there is none at this place. */
  at(index: number): string | undefined;
}

/** 20,000 employees with 20 different texts each. A text can have several runs with their own fonts. */
const most = { texts: 400_000, runs: 800_000 };

export function readSharedTexts(): SharedTexts {
  const texts: string[] = [];
  let runs = 0;
  let text = '';
  let isGuide = false;
  const hear = scanTags(({ name, kind, textBefore }) => {
    if (name === 'si' && kind === 'open') text = '';
    else if (name === 'si') texts.push(kind === 'empty' ? '' : sharedText(text));
    else if (name === 'rPh') isGuide = kind === 'open';
    else if (name === 't' && kind !== 'open') {
      runs += 1;
      if (!isGuide && kind === 'close') text += textBefore;
    }
    if (texts.length > most.texts || runs > most.runs) throw new SpreadsheetRefusal(tooMany);
  });
  return { hear, at: (index) => texts[index] };
}

const tooMany = 'The file has more different texts than an import can have: split it into smaller files.';

/** Programs write characters that XML cannot hold as _x000D_. */
export const sharedText = (bytes: string) =>
  plainText(bytes).replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
