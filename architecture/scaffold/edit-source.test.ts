import { expect, it } from 'vitest';
import { entryValue, withEntry, withImport, withLineBefore, withoutEntry, withStatement } from './edit-source.ts';

const path = 'list.ts';

it('adds an import below the others, once', () => {
  const text = "import { a } from './a.ts';\n\nexport const b = a;\n";
  const added = withImport(path, text, "import { c } from './c.ts';");
  expect(added).toBe("import { a } from './a.ts';\nimport { c } from './c.ts';\n\nexport const b = a;\n");
  expect(withImport(path, added, "import { c } from './c.ts';")).toBe(added);
  const several = "import { a, b, c } from './a.ts';\n";
  expect(withImport(path, several, "import { b } from './a.ts';")).toBe(several);
});

it('adds a statement below the imports', () => {
  const text = "import { a } from './a.ts';\n\nexport const b = a;\n";
  const added = "import { a } from './a.ts';\n\nconst c = 1;\n\nexport const b = a;\n";
  expect(withStatement(path, text, 'const c = 1;')).toBe(added);
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

it('adds an entry to the list that a new map is made of', () => {
  expect(withEntry(path, 'const all = new Map([one]);\n', 'all', 'two')).toBe('const all = new Map([one,\ntwo,\n]);\n');
});

it('adds a line before another', () => {
  expect(withLineBefore(path, 'one();\n  two();\n', '  two(', '  more();')).toBe('one();\n  more();\n  two();\n');
  expect(() => withLineBefore(path, 'one();\n', 'two(', 'more();')).toThrow("no line 'two('");
});

it('reads a value of an entry as it is written', () => {
  const text = 'export const screens = define({ home: { access: everybody } });\n';
  expect(entryValue(path, text, 'screens', 'home', 'access')).toBe('everybody');
  expect(() => entryValue(path, text, 'screens', 'home', 'title')).toThrow('no screens.home.title');
});

it('says where to edit by hand if it cannot find the place', () => {
  expect(() => withEntry(path, 'export const other = 1;\n', 'calls', 'a')).toThrow("no constant 'calls'");
});
