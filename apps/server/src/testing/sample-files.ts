import { crc32 } from 'node:zlib';
import { plainPdf } from '../database/seed/plain-pdf.ts';
import { plainPng } from '../database/seed/plain-png.ts';

/** The smallest complete files of the kinds that people upload. */
export const pdf = (text = 'Employment contract') => plainPdf([text]);

export const png = (size = 8) => plainPng(size, size, () => [106, 93, 219]);

/** Head, tables of one grey pixel, and end: enough to be recognized as a JPEG. */
export function jpg(): Buffer {
  return Buffer.from(
    'ffd8ffe000104a46494600010100000100010000ffdb004300' +
      '01'.repeat(64) +
      'ffc0000b080001000101011100ffc40014000100000000000000000000000000000003ffc40014100100000000000000000000000000000000ffda0008010100003f0037ffd9',
    'hex',
  );
}

/** The form of an upload: its fields, and the content under a name. */
export function uploadForm(
  fields: Readonly<Record<string, string | number>>,
  content: Uint8Array | string,
  name: string,
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, String(value));
  form.append('attachment', new File([typeof content === 'string' ? content : new Uint8Array(content)], name));
  return form;
}

export const docx = (more: Readonly<Record<string, string>> = {}) =>
  zip({ ...office('/word/document.xml', 'wordprocessingml.document'), 'word/document.xml': '<document/>', ...more });

export const xlsx = (more: Readonly<Record<string, string>> = {}) =>
  zip({ ...office('/xl/workbook.xml', 'spreadsheetml.sheet'), 'xl/workbook.xml': '<workbook/>', ...more });

function office(part: string, kind: string): Record<string, string> {
  const type = `application/vnd.openxmlformats-officedocument.${kind}.main+xml`;
  return {
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="${part}" ContentType="${type}"/></Types>`,
    '_rels/.rels': '<?xml version="1.0"?><Relationships/>',
  };
}

/** An archive without compression. */
export function zip(entries: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(entries)) {
    const data = Buffer.from(text);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt32LE(crc32(data), 10);
    facts.writeUInt32LE(data.length, 14);
    facts.writeUInt32LE(data.length, 18);
    facts.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name), data]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    centrals.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, place, Buffer.from(name)]));
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(locals.length, 8);
  end.writeUInt16LE(locals.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, directory, end]);
}
