import pg, { type QueryConfig } from 'pg';

/** Beyond it statements run unprepared: a connection keeps every prepared one until it ends. */
const mostStatements = 1_000;

const names = new Map<string, string>();

/**
 * Prepares each statement with values under a name of its own, so that a connection that sees it again neither parses nor
 * plans it: planning costs more than running what reads one record. The texts are the few hundred that repositories write.
 */
export class PreparingClient extends pg.Client {
  override query(...args: unknown[]): never {
    const [text, values, callback] = args;
    const query: unknown =
      typeof text === 'string' && Array.isArray(values) && values.length > 0 ? prepared(text, values) : null;
    const given = query === null ? args : [query, ...(callback === undefined ? [] : [callback])];
    return Reflect.apply(super.query, this, given) as never;
  }
}

function prepared(text: string, values: unknown[]): QueryConfig | null {
  const known = names.get(text);
  if (known === undefined && names.size >= mostStatements) return null;
  const name = known ?? `muster-${names.size + 1}`;
  names.set(text, name);
  return { name, text, values };
}
