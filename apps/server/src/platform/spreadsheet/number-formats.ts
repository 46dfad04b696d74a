import { plainText } from './plain-text.ts';
import { attributeOf, scanTags } from './scan-tags.ts';

/** The number formats of a workbook, from its part of styles. */
export interface NumberFormats {
  /** Takes the text of the part in pieces. */
  readonly hear: (piece: string) => void;
  /** The format with the index that cells name; null if it is not known. */
  formatOf(style: number): string | null;
}

/** Excel's limits for one workbook and for one format. */
const most = { styles: 65_490, formats: 1_000, characters: 255 };

/** Formats that a workbook names without describing them. The others are for fractions, times and currencies. */
const described: Readonly<Record<number, string>> = {
  0: 'General',
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  49: '@',
};

export function readNumberFormats(): NumberFormats {
  const codes = new Map<number, string>();
  const ids: number[] = [];
  let section = '';
  const hear = scanTags((tag) => {
    if (tag.kind === 'open' && (tag.name === 'numFmts' || tag.name === 'cellXfs')) section = tag.name;
    else if (tag.kind === 'close' && tag.name === section) section = '';
    else if (tag.kind === 'close') return;
    else if (section === 'cellXfs' && tag.name === 'xf' && ids.length < most.styles)
      ids.push(Number(attributeOf(tag, 'numFmtId') ?? 0));
    else if (section === 'numFmts' && tag.name === 'numFmt' && codes.size < most.formats) {
      const code = attributeOf(tag, 'formatCode') ?? '';
      if (code.length <= most.characters) codes.set(Number(attributeOf(tag, 'numFmtId')), plainText(code));
    }
  });
  return {
    hear,
    formatOf(style) {
      const id = ids[style];
      if (id === undefined) return ids.length === 0 ? 'General' : null;
      return codes.get(id) ?? described[id] ?? null;
    },
  };
}
