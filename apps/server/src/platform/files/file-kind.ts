import { readFile } from 'node:fs/promises';
import { invalidInput, type UploadedFile, validationMessages } from '@muster/contract';

const mediaTypes = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export type FileKind = keyof typeof mediaTypes;

export const mediaTypeOf = (kind: FileKind): string => mediaTypes[kind];

/** The reverse, for stored files. @throws Error for a type that is never stored */
export function kindOfMediaType(mediaType: string): FileKind {
  const kind = kinds.find((known) => mediaTypes[known] === mediaType);
  if (kind === undefined) throw new Error(`No file is stored as ${mediaType}.`);
  return kind;
}

const kinds = Object.keys(mediaTypes) as FileKind[];

/**
 * The kind of the content, whatever its name says. `field` and `label` name the form's field. @throws Problem
 * invalid-input (422) for another kind, and for content that could pass as two kinds.
 */
export async function readKind(
  file: UploadedFile,
  allowed: readonly FileKind[],
  { field, label }: { readonly field: string; readonly label: string },
): Promise<FileKind> {
  const kind = await kindOf(await readFile(file.path));
  if (kind !== null && allowed.includes(kind)) return kind;
  throw invalidInput({ [field]: [validationMessages.fileType(label, allowed)] });
}

/** Null for unknown, truncated or ambiguous content. */
export async function kindOf(content: Buffer): Promise<FileKind | null> {
  // Loaded with the first upload.
  const { fileTypeFromBuffer } = await import('file-type');
  const extension = (await fileTypeFromBuffer(content).catch(() => undefined))?.ext;
  const kind = kinds.find((known) => known === extension);
  if (kind === undefined || !isWhole[kind](content) || isTwoThings(kind, content)) return null;
  return kind;
}

const isWhole: Readonly<Record<FileKind, (content: Buffer) => boolean>> = {
  pdf: (content) => content.subarray(0, 5).equals(Buffer.from('%PDF-')) && content.subarray(-2048).includes('%%EOF'),
  png: (content) => content.subarray(-64).includes('IEND'),
  jpg: (content) => content.lastIndexOf(Buffer.from([0xff, 0xd9])) > 0,
  docx: hasNoMacros,
  xlsx: hasNoMacros,
};

/** An archive stores its names uncompressed. */
function hasNoMacros(content: Buffer): boolean {
  return zipEnd(content) && !content.includes('vbaProject.bin');
}

/** Old browsers look for markup in the first kilobyte; archive programs look for a directory at the end. */
function isTwoThings(kind: FileKind, content: Buffer): boolean {
  if (kind === 'docx' || kind === 'xlsx') return false;
  const start = content.subarray(0, 1024).toString('latin1').toLowerCase();
  return /<(!doctype|html|head|body|script|svg|iframe|\?php)/.test(start) || zipEnd(content);
}

const zipEndBytes = 22;
const longestZipNote = 65_535;

/** Whether the content ends like an archive: with an end record whose comment reaches exactly the last byte. */
function zipEnd(content: Buffer): boolean {
  const from = Math.max(0, content.length - zipEndBytes - longestZipNote);
  for (let at = content.length - zipEndBytes; at >= from; at -= 1) {
    if (content.readUInt32LE(at) === 0x06054b50 && at + zipEndBytes + content.readUInt16LE(at + 20) === content.length)
      return true;
  }
  return false;
}
