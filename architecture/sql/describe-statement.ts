import type { Client, Connection } from 'pg';
import type { JsType } from './row-shape.ts';

export interface Column {
  readonly name: string;
  /** How a value arrives, null where it is neither text, number nor boolean. */
  readonly type: JsType | null;
}

export type Described = { readonly columns: readonly Column[] } | { readonly error: string };

interface FieldsMessage {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
}

/** Lets PostgreSQL parse and plan the types of a statement without running it (parse, describe, sync). */
export function describeStatement(client: Client, text: string): Promise<Described> {
  return new Promise((resolve) => {
    let result: Described = { columns: [] };
    client.query({
      submit(connection: Connection) {
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription({ fields }: FieldsMessage) {
        result = { columns: fields.map(({ name, dataTypeID }) => ({ name, type: jsTypes[dataTypeID] ?? null })) };
      },
      // After an error pg forgets the query, so `handleReadyForQuery` is not called.
      handleError: ({ message }: Error) => resolve({ error: message }),
      handleReadyForQuery: () => resolve(result),
    });
  });
}

/** By PostgreSQL's number of the type, as value-parsers.ts hands it on. */
const jsTypes: Readonly<Record<number, JsType>> = {
  16: 'boolean',
  20: 'number',
  21: 'number',
  23: 'number',
  700: 'number',
  701: 'number',
  25: 'string',
  1042: 'string',
  1043: 'string',
  1082: 'string',
  1083: 'string',
  1114: 'string',
  1184: 'string',
  1700: 'string',
  2950: 'string',
};
