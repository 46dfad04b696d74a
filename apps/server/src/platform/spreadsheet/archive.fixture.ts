import { crc32, deflateRawSync } from 'node:zlib';

export interface FixturePart {
  readonly name: string;
  readonly content: string | Buffer;
  /** False claims for the headers of the archive. */
  readonly claims?: number;
}

/** A zip file, correct or with false headers. */
export function archiveOf(parts: readonly FixturePart[]): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const { name, content, claims } of parts) {
    const data = Buffer.from(content);
    const packed = deflateRawSync(data);
    const title = Buffer.from(name);
    const facts = Buffer.alloc(22);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(data), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(claims ?? data.length, 18);
    const lengths = Buffer.alloc(4);
    lengths.writeUInt16LE(title.length, 0);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, lengths, title, packed]);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(at, 10);
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.alloc(2), facts, lengths, entry, title]));
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, directory, end]);
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = 'http://schemas.openxmlformats.org';

/** The smallest valid workbook, around the given rows of its sheet. */
export function workbookParts(sheetData: string): FixturePart[] {
  return [
    {
      name: '[Content_Types].xml',
      content: `${head}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `${head}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `${head}<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${head}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `${head}<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetData>${sheetData}</sheetData></worksheet>`,
    },
  ];
}

/** The workbook with these number formats: the cells with the style 1 have the first of them. */
export function formattedParts(sheetData: string, formats: readonly string[]): FixturePart[] {
  const escaped = (code: string) => code.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const described = formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(code)}"/>`);
  const used = formats.map((_, at) => `<xf numFmtId="${164 + at}" fontId="0" applyNumberFormat="1"/>`);
  const styles = `${head}<styleSheet xmlns="${office}/spreadsheetml/2006/main"><numFmts>${described.join('')}</numFmts><fonts><font><sz val="11"/></font></fonts><fills><fill><patternFill patternType="none"/></fill></fills><borders><border/></borders><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${used.join('')}</cellXfs></styleSheet>`;
  const link = `<Relationship Id="rId2" Type="${office}/officeDocument/2006/relationships/styles" Target="styles.xml"/>`;
  const parts = workbookParts(sheetData).map((part) =>
    part.name === 'xl/_rels/workbook.xml.rels'
      ? { ...part, content: String(part.content).replace('</Relationships>', `${link}</Relationships>`) }
      : part,
  );
  return [...parts, { name: 'xl/styles.xml', content: styles }];
}

/** The workbook behind a hidden sheet with these rows. */
export function behindHiddenSheet(parts: readonly FixturePart[], sheetData: string): FixturePart[] {
  const hidden = workbookParts(sheetData).find(({ name }) => name === 'xl/worksheets/sheet1.xml');
  return [
    ...parts.map((part) => {
      const content = String(part.content);
      if (part.name === 'xl/workbook.xml')
        return {
          ...part,
          content: content.replace('<sheets>', '<sheets><sheet name="Lists" sheetId="2" state="hidden" r:id="rId9"/>'),
        };
      if (part.name !== 'xl/_rels/workbook.xml.rels') return part;
      const link = `<Relationship Id="rId9" Type="${office}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet9.xml"/>`;
      return { ...part, content: content.replace('</Relationships>', `${link}</Relationships>`) };
    }),
    { name: 'xl/worksheets/sheet9.xml', content: hidden?.content ?? '' },
  ];
}

export const textCell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
