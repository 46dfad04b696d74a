import { type Comment, type Node, type Program, parseSync, visitorKeys } from 'oxc-parser';

export interface FoundImport {
  readonly specifier: string;
  readonly line: number;
  /** Names as exported by the other file; `*` for the namespace, `default` for the default export. */
  readonly names: readonly string[];
  /** True if nothing is left after the types are stripped. */
  readonly isType: boolean;
}

export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly lineCount: number;
  readonly program: Program;
  readonly comments: readonly Comment[];
  readonly imports: readonly FoundImport[];
  readonly parents: ReadonlyMap<Node, Node>;
  nodesOf<T extends Node['type']>(type: T): readonly Extract<Node, { type: T }>[];
  /** Line number, from 1, of an offset in the text. */
  lineAt(offset: number): number;
}

/** Throws if the text is not valid TypeScript: a rule must not pass a file that it cannot read. */
export function readSource(path: string, text: string): SourceFile {
  const parsed = parseSync(path, text, { sourceType: 'module' });
  const [broken] = parsed.errors;
  if (broken) throw new Error(`${path} cannot be read: ${broken.message}. Mend its syntax; npx tsc shows the place.`);
  const { byType, parents } = indexNodes(parsed.program);
  const lineAt = lineFinder(text);
  const nodesOf = <T extends Node['type']>(type: T) => (byType.get(type) ?? []) as Extract<Node, { type: T }>[];
  const lineCount = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  const imports = [...statementImports(parsed.module, lineAt), ...expressionImports(nodesOf, lineAt)];
  return {
    path,
    text,
    lineCount,
    program: parsed.program,
    comments: parsed.comments,
    imports,
    parents,
    nodesOf,
    lineAt,
  };
}

function indexNodes(program: Program) {
  const byType = new Map<string, Node[]>();
  const parents = new Map<Node, Node>();
  const waiting: Node[] = [program];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const alike = byType.get(node.type);
    if (alike) alike.push(node);
    else byType.set(node.type, [node]);
    for (const child of childrenOf(node)) {
      parents.set(child, node);
      waiting.push(child);
    }
  }
  for (const nodes of byType.values()) nodes.sort((left, right) => left.start - right.start);
  return { byType, parents };
}

function childrenOf(node: Node): Node[] {
  const values = (visitorKeys[node.type] ?? []).flatMap((key) => Reflect.get(node, key) as unknown);
  return values.filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value);
}

function lineFinder(text: string) {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset: number) => starts.findLastIndex((start) => start <= offset) + 1;
}

function statementImports(module: ReturnType<typeof parseSync>['module'], lineAt: (offset: number) => number) {
  const brought = module.staticImports.map(({ moduleRequest, entries, start }) => ({
    specifier: moduleRequest.value,
    line: lineAt(start),
    names: entries.map(({ importName }) => nameOf(importName.kind, importName.name)),
    isType: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
  const passedOn = module.staticExports.flatMap(({ entries, start }) =>
    entries.flatMap(({ moduleRequest, importName, isType }) =>
      moduleRequest === null
        ? []
        : [{ specifier: moduleRequest.value, line: lineAt(start), names: [importName.name ?? '*'], isType }],
    ),
  );
  return [...brought, ...passedOn];
}

function nameOf(kind: string, name: string | null): string {
  if (kind === 'Default') return 'default';
  return kind === 'Name' && name !== null ? name : '*';
}

function expressionImports(nodesOf: SourceFile['nodesOf'], lineAt: (offset: number) => number): FoundImport[] {
  const lazy = nodesOf('ImportExpression').map(({ source, start }) => ({ source, start, isType: false }));
  const typed = nodesOf('TSImportType').map(({ source, start }) => ({ source, start, isType: true }));
  return [...lazy, ...typed].flatMap(({ source, start, isType }) =>
    source.type === 'Literal' && typeof source.value === 'string'
      ? [{ specifier: source.value, line: lineAt(start), names: ['*'], isType }]
      : [],
  );
}
