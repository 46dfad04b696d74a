import { connect, type Socket } from 'node:net';

export interface LineRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
}

export interface LineAnswer {
  readonly status: number;
  /** By lower-case name; values of a repeated header are joined by a line break. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** One kept-alive HTTP/1.1 connection with minimal client cost, one request at a time. */
export interface HttpLine {
  send(request: LineRequest): Promise<LineAnswer>;
  close(): void;
}

/** Rejects if the connection breaks before the answer is complete. */
export async function openLine(port: number): Promise<HttpLine> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return overSocket(socket, port);
}

function overSocket(socket: Socket, port: number): HttpLine {
  let received: Buffer = Buffer.alloc(0);
  let waiting: { resolve(answer: LineAnswer): void; reject(error: Error): void } | null = null;

  const broken = (error?: Error) => {
    waiting?.reject(error ?? new Error('The connection ended before the answer came.'));
    waiting = null;
  };
  socket.on('error', broken);
  socket.on('close', () => broken());
  socket.on('data', (chunk: Buffer | string) => {
    received = Buffer.concat([received, typeof chunk === 'string' ? Buffer.from(chunk) : chunk]);
    const parsed = parseAnswer(received);
    if (!parsed) return;
    received = received.subarray(parsed.length);
    const { resolve } = waiting ?? {};
    waiting = null;
    resolve?.(parsed.answer);
  });
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        if (socket.destroyed) return reject(new Error('The connection is closed.'));
        waiting = { resolve, reject };
        socket.write(requestText(request, port));
      }),
    close: () => socket.destroy(),
  };
}

function requestText({ method, path, headers = {}, body }: LineRequest, port: number): string {
  const content = body === undefined ? '' : JSON.stringify(body);
  const own =
    body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(content) };
  const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers, ...own }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${content}`;
}

/** Undefined while a part is missing. */
function parseAnswer(bytes: Buffer): { answer: LineAnswer; length: number } | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd === -1) return undefined;
  const [first = '', ...lines] = bytes.toString('latin1', 0, headEnd).split('\r\n');
  const headers = headersOf(lines);
  const status = Number(first.split(' ')[1]);
  const start = headEnd + 4;
  const body =
    headers['transfer-encoding'] === 'chunked'
      ? chunkedBody(bytes, start)
      : plainBody(bytes, start, Number(headers['content-length'] ?? 0));
  return body && { answer: { status, headers, text: body.text }, length: body.end };
}

function headersOf(lines: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers[name] = name in headers ? `${headers[name]}\n${value}` : value;
  }
  return headers;
}

function plainBody(bytes: Buffer, start: number, length: number): { text: string; end: number } | undefined {
  const end = start + length;
  return bytes.length < end ? undefined : { text: bytes.toString('utf8', start, end), end };
}

function chunkedBody(bytes: Buffer, start: number): { text: string; end: number } | undefined {
  const parts: Buffer[] = [];
  for (let at = start; ; ) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd === -1) return undefined;
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16);
    const end = lineEnd + 2 + size + 2;
    if (bytes.length < end) return undefined;
    if (size === 0) return { text: Buffer.concat(parts).toString('utf8'), end };
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = end;
  }
}
