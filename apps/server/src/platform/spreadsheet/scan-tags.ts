import { spreadsheetLimits as limits } from './spreadsheet-limits.ts';
import { SpreadsheetRefusal } from './spreadsheet-refusal.ts';

export interface Tag {
  /** Without the prefix of a namespace. */
  readonly name: string;
  readonly kind: 'open' | 'close' | 'empty';
  readonly attributes: string;
  /** What is between the tag before and this one, as it is written; cut where no cell is as long. */
  readonly textBefore: string;
}

/** No tag of a sheet or of its styles is longer. */
const longestTag = 64 * 1024;
/** A character takes up to four bytes. */
const longestText = 4 * limits.cellCharacters + 1;
/** A tag, or else a section of text, a comment or the beginning of one, in which no tag counts. */
const anyTag =
  /<(?:(\/?)(?:[\w.-]+:)?([\w.-]+)((?:[^<>"']|"[^"]*"|'[^']*')*)>|!\[CDATA\[([\s\S]*?)\]\]>|!--[\s\S]*?-->|(![\s\S]*)$)/g;

/** Takes the text of an XML part in pieces and calls `hear` with each tag. @throws SpreadsheetRefusal */
export function scanTags(hear: (tag: Tag) => void): (piece: string) => void {
  let held = '';
  let before = '';
  const keep = (text: string) => {
    if (before.length < longestText) before += text.slice(0, longestText);
  };
  return (piece) => {
    const text = held + piece;
    let at = 0;
    for (const { 0: tag, 1: slash, 2: name, 3: attributes = '', 4: section, 5: unended, index } of text.matchAll(
      anyTag,
    )) {
      if (unended !== undefined) break;
      if (index > at) keep(text.slice(at, index));
      if (name === undefined) {
        keep((section ?? '').replaceAll('&', '&amp;'));
        at = index + tag.length;
        continue;
      }
      const kind = slash === '/' ? 'close' : attributes.endsWith('/') ? 'empty' : 'open';
      hear({ name, kind, attributes, textBefore: before });
      before = '';
      at = index + tag.length;
    }
    const begun = text.indexOf('<', at);
    held = begun < 0 ? '' : text.slice(begun);
    if (held.length > longestTag)
      throw new SpreadsheetRefusal('A part of the workbook is damaged: save it again as .xlsx.');
    keep(text.slice(at, begun < 0 ? text.length : begun));
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
