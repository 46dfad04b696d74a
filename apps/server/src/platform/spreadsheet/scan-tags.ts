import { SpreadsheetRefusal } from './spreadsheet-refusal.ts';

export interface Tag {
  /** Without the prefix of a namespace. */
  readonly name: string;
  readonly kind: 'open' | 'close' | 'empty';
  readonly attributes: string;
  /** Whether there is more than white space between the tag before and this one. */
  readonly hasTextBefore: boolean;
}

/** No tag of a sheet or of its styles is longer. */
const longestTag = 64 * 1024;
const anyTag = /<(\/?)(?:[\w.-]+:)?([\w.-]+)((?:[^<>"']|"[^"]*"|'[^']*')*)>/g;

/** Takes the text of an XML part in pieces and calls `hear` with each tag. @throws SpreadsheetRefusal */
export function scanTags(hear: (tag: Tag) => void): (piece: string) => void {
  let held = '';
  let hasText = false;
  return (piece) => {
    const text = held + piece;
    let at = 0;
    for (const { 0: tag, 1: slash, 2: name = '', 3: attributes = '', index } of text.matchAll(anyTag)) {
      const hasTextBefore = hasText || (index > at && /\S/.test(text.slice(at, index)));
      const kind = slash === '/' ? 'close' : attributes.endsWith('/') ? 'empty' : 'open';
      hear({ name, kind, attributes, hasTextBefore });
      hasText = false;
      at = index + tag.length;
    }
    const begun = text.indexOf('<', at);
    held = begun < 0 ? '' : text.slice(begun);
    if (held.length > longestTag)
      throw new SpreadsheetRefusal('A part of the workbook is damaged: save it again as .xlsx.');
    hasText ||= /\S/.test(text.slice(at, begun < 0 ? text.length : begun));
  };
}

/** The value of an attribute; undefined if the tag does not have it. */
export function attributeOf({ attributes }: Tag, name: string): string | undefined {
  const value = patternOf(name).exec(attributes);
  return value === null ? undefined : (value[1] ?? value[2] ?? '');
}

const patterns = new Map<string, RegExp>();

function patternOf(name: string): RegExp {
  const known = patterns.get(name);
  if (known !== undefined) return known;
  const pattern = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  patterns.set(name, pattern);
  return pattern;
}
