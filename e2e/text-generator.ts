import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeGenerator {
  readonly settings: Readonly<Record<string, string>>;
  /** The bodies of all requests. */
  readonly prompts: readonly string[];
  /** What the model says from now on. */
  readonly say: (content: string) => void;
  readonly stop: () => Promise<void>;
}

/** An OpenAI-compatible server that streams its answer in small pieces. */
export async function startGenerator(): Promise<FakeGenerator> {
  const prompts: string[] = [];
  let content = '';
  const server = createServer(async (request, response) => {
    const parts = await request.toArray();
    prompts.push(Buffer.concat(parts).toString('utf8'));
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const piece of content.match(/[\s\S]{1,20}/g) ?? [])
      response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: piece } }] })}\n\n`);
    response.write(`data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: 'stop' }] })}\n\n`);
    response.end('data: [DONE]\n\n');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      GENERATOR_URL: `http://127.0.0.1:${port}/v1`,
      GENERATOR_KEY: 'key',
      GENERATOR_MODEL: 'model-1',
    },
    prompts,
    say: (next) => {
      content = next;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
