import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNotYetBuilt } from '@muster/contract/not-yet-built.ts';
import { readCodebase } from '../reading/codebase.ts';
import { declaredCalls, declaredScreens } from '../reading/declarations.ts';
import { callTables, screenTables } from './contract-tables.ts';
import { domainDiagram } from './domain-diagram.ts';
import { withBlock } from './marked-blocks.ts';
import { partsTables } from './parts-table.ts';
import { platformTable } from './platform-table.ts';
import { ruleList } from './rule-list.ts';
import { exceptionRows, tableRows } from './table-page.ts';

export interface Document {
  readonly path: string;
  readonly written: string;
  /** What it should contain now. */
  readonly fresh: string;
}

/** The documents with generated parts. `measure` reads package sizes again instead of keeping the ones in the document. */
export async function freshDocuments(root: string, { measure }: { measure: boolean }): Promise<Document[]> {
  const [calls, screens] = await Promise.all([declaredCalls(root), declaredScreens(root)]);
  const document = (path: string, blocks: (written: string) => Record<string, string>): Document => {
    const written = readFileSync(join(root, path), 'utf8');
    const fresh = Object.entries(blocks(written)).reduce(
      (text, [name, content]) => withBlock(text, name, content),
      written,
    );
    return { path, written, fresh };
  };
  return [
    document('docs/structure.md', () => ({ domains: domainDiagram(), platform: platformTable() })),
    document('docs/calls.md', () => ({ calls: callTables(calls) })),
    document('docs/screens.md', () => ({ screens: screenTables(screens, (name) => !isNotYetBuilt(name)) })),
    document('docs/tables.md', () => ({ tables: tableRows(readCodebase(root)), exceptions: exceptionRows() })),
    document('CONTRIBUTING.md', () => ({ rules: ruleList() })),
    document('docs/decisions/parts.md', (written) => ({ parts: partsTables(root, written, measure) })),
  ];
}
