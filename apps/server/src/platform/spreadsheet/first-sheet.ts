import { inflateRawSync } from 'node:zlib';
import type { ArchiveEntry } from './read-archive.ts';

/** The first sheet that a person sees. */
export interface FirstSheet {
  /** Its place in the workbook, from 0. */
  readonly index: number;
  /** Name of its part of the archive; null if the workbook does not say. */
  readonly part: string | null;
  /** Name of the part with the styles of its cells. */
  readonly styles: string | null;
  /** Name of the part with the texts that cells share. */
  readonly texts: string;
}

const mostBytes = 1024 * 1024;

/** A workbook may begin with hidden sheets, such as lists of choices. */
export function firstSheet(bytes: Buffer, entries: readonly ArchiveEntry[]): FirstSheet {
  const sheets = [...textOf(bytes, entries, 'xl/workbook.xml').matchAll(/<(?:\w+:)?sheet\b[^>]*>/g)].map(
    ([tag]) => tag,
  );
  const visible = sheets.findIndex((tag) => !/\bstate=["'](?:hidden|veryHidden)["']/.test(tag));
  const index = Math.max(visible, 0);
  const id = /\b\w+:id=["']([^"']+)["']/.exec(sheets[index] ?? '')?.[1];
  const links = [
    ...textOf(bytes, entries, 'xl/_rels/workbook.xml.rels').matchAll(/<(?:\w+:)?Relationship\b[^>]*>/g),
  ].map(([tag]) => tag);
  return {
    index,
    part: partOf(links.find((tag) => /\bId=["']([^"']+)["']/.exec(tag)?.[1] === id)),
    styles: partOf(links.find((tag) => /\bType=["'][^"']*\/styles["']/.test(tag))),
    texts: partOf(links.find((tag) => /\bType=["'][^"']*\/sharedStrings["']/.test(tag))) ?? 'xl/sharedStrings.xml',
  };
}

function partOf(link: string | undefined): string | null {
  const target = /\bTarget=["']([^"']+)["']/.exec(link ?? '')?.[1];
  if (target === undefined) return null;
  return target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;
}

function textOf(bytes: Buffer, entries: readonly ArchiveEntry[], name: string): string {
  const entry = entries.find((one) => one.name === name);
  if (entry === undefined) return '';
  const packed = bytes.subarray(entry.at, entry.at + entry.packedBytes);
  try {
    return (entry.method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: mostBytes })).toString('utf8');
  } catch {
    // Refused with the other parts.
    return '';
  }
}
