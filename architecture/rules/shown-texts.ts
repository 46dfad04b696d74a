import type { SourceFile } from '../reading/source-file.ts';

export interface ShownText {
  readonly text: string;
  readonly start: number;
  /** A part of a longer text, beside values: of a template, or beside other content. */
  readonly isPart: boolean;
}

/**
 * What users and operators read: pages, messages, labels of the contract. Routes give their reasons to readers of the code,
 * and statements, generated code and word lists are read by machines.
 */
export const holdsShownTexts = (path: string): boolean => shown.test(path);

const shown =
  /^(?:apps\/web\/src|apps\/server\/src|packages\/contract\/src)\/(?!.*(?:\.test\.|\.fixture\.|\btesting\/|\.routes\.|\.repository\.|-source\.ts|common-passwords))/;

/** Every literal, template part and text between tags; keys and codes are among them. */
export function textsOf(file: SourceFile): readonly ShownText[] {
  return [
    ...file
      .nodesOf('Literal')
      .flatMap(({ value, start }) => (typeof value === 'string' ? [{ text: value, start, isPart: false }] : [])),
    ...file.nodesOf('TemplateElement').map(({ value, start }) => ({ text: value.raw, start, isPart: true })),
    ...file.nodesOf('JSXText').map(({ value, start }) => ({ text: value, start, isPart: true })),
  ];
}

/** Without the line breaks of the source. */
export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
