import type pg from 'pg';

/** The interface that pg calls with the messages of the COPY protocol. */
interface CopyConnection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

/** Runs COPY ... TO STDOUT and returns its text. */
export function copyOut(client: pg.PoolClient, text: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return submitted(client, text, {
    handleCopyData: ({ chunk }: { chunk: Buffer }) => chunks.push(Buffer.from(chunk)),
  }).then(() => Buffer.concat(chunks));
}

/** Runs COPY ... FROM STDIN with the text of copyOut. */
export function copyIn(client: pg.PoolClient, text: string, content: Buffer): Promise<void> {
  return submitted(client, text, {
    handleCopyInResponse: (connection: CopyConnection) => {
      connection.sendCopyFromChunk(content);
      connection.endCopyFrom();
    },
  });
}

function submitted(client: pg.PoolClient, text: string, handlers: object): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: Error | null = null;
    client.query({
      submit: (connection: CopyConnection) => connection.query(text),
      handleCopyOutResponse: () => undefined,
      handleCommandComplete: () => undefined,
      handleError: (error: Error) => {
        failure = error;
        reject(error);
      },
      handleReadyForQuery: () => {
        if (failure === null) resolve();
      },
      ...handlers,
    } as never);
  });
}
