import type { Codebase } from '../reading/codebase.ts';
import type { SourceFile } from '../reading/source-file.ts';

export interface Finding {
  readonly file: string;
  readonly line: number;
  /** What is wrong and how to fix it, in one sentence. */
  readonly says: string;
}

export interface Rule {
  /** Kebab-case; the wrong example in architecture/forbidden/ has the same name. */
  readonly name: string;
  /** One sentence, shown in CONTRIBUTING.md and in the failing test. */
  readonly asks: string;
  check(codebase: Codebase): readonly Finding[];
}

/** A rule that looks at one file at a time. */
export function fileRule(
  name: string,
  asks: string,
  look: (file: SourceFile, codebase: Codebase) => readonly Finding[],
): Rule {
  return { name, asks, check: (codebase) => [...codebase.sources.values()].flatMap((file) => look(file, codebase)) };
}

export function found(file: SourceFile, at: { readonly start: number }, says: string): Finding {
  return { file: file.path, line: file.lineAt(at.start), says };
}

export const isTest = (path: string) =>
  /\.(test|spec|fixture)\.tsx?$/.test(path) || path.startsWith('e2e/') || /\/testing\//.test(path);
