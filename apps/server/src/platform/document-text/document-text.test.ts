import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { archiveOf, type FixturePart } from '../spreadsheet/archive.fixture.ts';
import { readDocumentText } from './document-text.ts';
import { documentTextLimits as limits } from './document-text-limits.ts';
import { encryptedPdf, endlessPdf, pdfOf } from './pdf.fixture.ts';

const wordOf = (body: string, more: readonly FixturePart[] = []) =>
  archiveOf([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'word/document.xml', content: `<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>` },
    ...more,
  ]);
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

describe('text of a .docx file', () => {
  it('has a line for each paragraph, and the header of the page', async () => {
    const header = { name: 'word/header1.xml', content: `<w:hdr>${paragraph('Ana Cruz')}</w:hdr>` };
    const file = wordOf(`${paragraph('Payroll &amp; taxes')}${paragraph('Señor analyst')}`, [header]);
    expect(await readDocumentText('docx', file)).toEqual({
      state: 'read',
      text: 'Payroll & taxes\nSeñor analyst\nAna Cruz',
      isCut: false,
    });
  });

  it('is cut after the limit', async () => {
    const text = await readDocumentText('docx', wordOf(paragraph('word ').repeat(60_000)));
    expect(text).toMatchObject({ state: 'read', isCut: true });
    expect(text.state === 'read' && text.text.length).toBe(limits.characters);
  });
});

describe('text of a .pdf file', () => {
  it('has the words of all pages', async () => {
    expect(await readDocumentText('pdf', pdfOf(['Kubernetes engineer', 'Second page']))).toEqual({
      state: 'read',
      text: 'Kubernetes engineer\nSecond page',
      isCut: false,
    });
  });
});

describe('files without readable text', () => {
  const bomb = () => wordOf(paragraph('a'.repeat(30 * 1024 * 1024)));
  const falseBomb = () =>
    archiveOf([{ name: 'word/document.xml', content: ' '.repeat(30 * 1024 * 1024), claims: 100 }]);
  it.each<[string, 'pdf' | 'docx', () => Buffer, string]>([
    ['a .pdf of random bytes', 'pdf', () => randomBytes(5_000), 'damaged'],
    ['an empty .pdf', 'pdf', () => Buffer.alloc(0), 'damaged'],
    ['a .pdf of pictures alone', 'pdf', () => pdfOf(['']), 'no-text'],
    ['a .pdf of too many pages', 'pdf', () => pdfOf(Array.from({ length: limits.pages + 1 }, () => 'x')), 'too-large'],
    ['a .pdf with a password', 'pdf', encryptedPdf, 'encrypted'],
    ['a .docx of random bytes', 'docx', () => randomBytes(5_000), 'damaged'],
    ['a .docx without a document', 'docx', () => archiveOf([{ name: 'a.xml', content: '<a/>' }]), 'damaged'],
    ['a .docx without words', 'docx', () => wordOf(paragraph(' ')), 'no-text'],
    ['a .docx with a password', 'docx', () => Buffer.from('d0cf11e0a1b11ae10000', 'hex'), 'encrypted'],
    ['a .docx that unpacks to too much', 'docx', bomb, 'too-large'],
    ['a .docx that unpacks to more than it says', 'docx', falseBomb, 'too-large'],
    ['a file beyond the limit', 'pdf', () => Buffer.alloc(limits.fileBytes + 1), 'too-large'],
  ])('%s', async (_, kind, file, state) => {
    expect(await readDocumentText(kind, file())).toEqual({ state });
  });

  it('ends a file that takes too long', async () => {
    expect(await readDocumentText('docx', wordOf(paragraph('word')), 1)).toEqual({ state: 'too-slow' });
  });

  it.each([
    ['a .docx of tags that never end', 'docx', () => wordOf('<'.repeat(2_000_000))],
    ['a .pdf whose pages contain themselves', 'pdf', endlessPdf],
  ] as const)('%s is read to an end', { timeout: 2 * limits.patienceMs }, async (_, kind, file) => {
    expect(['damaged', 'no-text', 'too-large', 'too-slow']).toContain((await readDocumentText(kind, file())).state);
  });
});
