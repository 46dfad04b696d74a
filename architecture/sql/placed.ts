import type { Node } from 'oxc-parser';
import type { SourceFile } from '../reading/source-file.ts';

/** An expression with its place: its file, and what the parameters around it were called with. */
export interface Placed {
  readonly node: Node;
  readonly file: SourceFile;
  readonly given: ReadonlyMap<string, Placed>;
}

/** Which branch of a condition is rendered: a statement is rendered once with the first and once with the second ones. */
export type Branch = 'first' | 'second';
