import { expect, it } from 'vitest';
import { withEntry, withImport, withoutEntry } from './edit-source.ts';

const path = 'list.ts';

it('adds an import below the others, once', () => {
  const text = "import { a } from './a.ts';\n\nexport const b = a;\n";
  const added = withImport(path, text, "import { c } from './c.ts';");
  expect(added).toBe("import { a } from './a.ts';\nimport { c } from './c.ts';\n\nexport const b = a;\n");
  expect(withImport(path, added, "import { c } from './c.ts';")).toBe(added);
  const several = "import { a, b, c } from './a.ts';\n";
  expect(withImport(path, several, "import { b } from './a.ts';")).toBe(several);
});

it('adds an entry to an object, an array, and the argument of a call', () => {
  expect(withEntry(path, 'export const calls = {};\n', 'calls', 'a: 1')).toBe('export const calls = {\na: 1,\n};\n');
  expect(withEntry(path, 'export const all = [one, two];\n', 'all', 'three')).toBe(
    'export const all = [one, two,\nthree,\n];\n',
  );
  expect(withEntry(path, 'const s = define({ a: 1, });\n', 's', 'b: 2')).toBe('const s = define({ a: 1,\nb: 2,\n});\n');
});

it('removes an entry', () => {
  const text = "export const later = [\n  'home',\n  'leave',\n  'teams',\n];\n";
  expect(withoutEntry(path, text, 'later', "'leave'")).toBe("export const later = [\n  'home',\n  'teams',\n];\n");
  expect(withoutEntry(path, text, 'later', "'gone'")).toBe(text);
});

it('says where to edit by hand if it cannot find the place', () => {
  expect(() => withEntry(path, 'export const other = 1;\n', 'calls', 'a')).toThrow("no constant 'calls'");
});
