import { expect, it } from 'vitest';
import { docx, jpg, pdf, png, xlsx, zip } from '../../testing/sample-files.ts';
import { kindOf } from './file-kind.ts';
import { plainFileName } from './file-name.ts';

it.each([
  ['pdf', pdf()],
  ['png', png()],
  ['jpg', jpg()],
  ['docx', docx()],
  ['xlsx', xlsx()],
] as const)('recognizes a %s by its content', async (kind, content) => {
  expect(await kindOf(content)).toBe(kind);
});

const text = (value: string) => Buffer.from(value);

it.each([
  ['markup', text('<!doctype html><script>alert(1)</script>')],
  ['a picture made of markup', text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['a program', Buffer.concat([text('MZ'), Buffer.alloc(300)])],
  ['text', text('Name,Salary\nAna,1')],
  ['nothing', Buffer.alloc(0)],
  ['a plain archive', zip({ 'a.txt': 'x' })],
  ['a document with macros', docx({ 'word/vbaProject.bin': 'x' })],
  ['a picture that is also a page', Buffer.concat([jpg().subarray(0, 20), text('<html><script>'), jpg().subarray(20)])],
  ['a document that is also an archive', Buffer.concat([pdf(), zip({ 'a.class': 'x' }), Buffer.alloc(0)])],
  ['a truncated picture', png().subarray(0, 40)],
  ['a truncated document', pdf().subarray(0, 60)],
  ['a truncated archive', docx().subarray(0, -10)],
])('rows 16 and 25: refuses %s', async (_what, content) => {
  expect(await kindOf(content)).toBeNull();
});

it.each([
  ['C:\\Users\\ana\\scan.pdf', 'scan.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['..', ''],
  ['. ', ''],
  ['\u0000\u202e\u200b', ''],
  ['report\u202efdp.exe', 'reportfdp.exe'],
  ['two\r\nlines.pdf', 'twolines.pdf'],
  ['Résumé – Añ.pdf', 'Résumé – Añ.pdf'],
  [`${'a'.repeat(400)}.pdf`, `${'a'.repeat(251)}.pdf`],
  ['\ud800x.pdf', '\ufffdx.pdf'],
])('keeps only the file name of %j', (given, kept) => {
  expect(plainFileName(given)).toBe(kept);
});
