import type { Node, StringLiteral, TemplateLiteral } from 'oxc-parser';
import type { SourceFile } from '../reading/source-file.ts';

/** A string or template in a source file that looks like SQL; `text` has `?` for each interpolation. */
export interface SqlText {
  readonly node: Node;
  readonly text: string;
  readonly holes: readonly Node[];
}

const statement =
  /^\s*(select\s[\s\S]*\sfrom\s|insert\s+into\s|update\s+["\w.]+\s+(as\s+\w+\s+)?set\s|delete\s+from\s|merge\s+into\s|truncate\s+(table\s+)?["\w]|with\s+(recursive\s+)?\w+\s*(\([\w\s,]*\)\s*)?as\s+(not\s+materialized\s+|materialized\s+)?\(|(create|alter|drop)\s+(table|index|unique\s+index|role|database|schema|policy|view|extension|type|function)\s)/i;

/** 'Select a client from the list' is a sentence: our SQL keywords are all in one case. */
export const readsLikeSql = (text: string) => !/^\s*[A-Z][a-z]/.test(text) && statement.test(text);

export function sqlTextsOf(file: SourceFile): SqlText[] {
  const literals = file
    .nodesOf('Literal')
    .filter((node): node is StringLiteral => typeof node.value === 'string')
    .map((node) => ({ node, text: node.value, holes: [] }));
  const templates = file
    .nodesOf('TemplateLiteral')
    .map((node) => ({ node, text: textOf(node), holes: node.expressions }));
  return [...literals, ...templates].filter(({ text }) => readsLikeSql(text));
}

export function textOf(template: TemplateLiteral): string {
  return template.quasis.map(({ value }) => value.cooked ?? value.raw).join(' ? ');
}
