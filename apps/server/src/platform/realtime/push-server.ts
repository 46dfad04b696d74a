import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { ConfigProblem } from '../config/config-problem.ts';
import { nodeHttp } from '../outbound/node-http.ts';
import { createPushConversation } from './push-conversation.ts';
import { type PushClose, pushClose } from './push-frames.ts';
import { type PushServerOptions, usualLimits } from './push-options.ts';
import { createPushSocket, type PushSocket } from './push-socket.ts';

export interface PushServer {
  /** Serves `/app/KEY` on a server that also serves other requests. */
  attach(server: Server): void;
  /** Serves on its own port and returns the port; throws when it is taken. */
  listen(port: number, host: string): Promise<number>;
  /** Sends to the subscribers in this process, and to those that join soon. */
  deliver(channel: string, event: string, data: unknown): void;
  cutSession(sessionId: number): void;
  /** Makes the sockets of a session reconnect and subscribe again, because its rights have changed. */
  reauthorizeSession(sessionId: number): void;
  /** Closes all sockets whose session has ended, for when notifications may have been lost. */
  sweepSessions(): Promise<void>;
  connections(): number;
  close(): Promise<void>;
}

/** The embedded push endpoint: Pusher protocol 7 over WebSocket. */
export function createPushServer(options: PushServerOptions): PushServer {
  const limits = { ...usualLimits, ...options.limits };
  const sockets = new Set<PushSocket>();
  const conversation = createPushConversation(options, limits);
  const upgrader = new WebSocketServer({ noServer: true, maxPayload: limits.frameBytes, perMessageDeflate: false });
  const ownServers: Server[] = [];

  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // From here on no other listener is attached: without one, a reset by the client would end the whole process.
    stream.on('error', () => stream.destroy());
    const refusal = refusalOf(request, options.origins);
    if (refusal) return refuse(stream, refusal);
    upgrader.handleUpgrade(request, stream, head, (line) => welcome(line, request));
    return undefined;
  };

  const welcome = (line: WebSocket, request: IncomingMessage) => {
    const socket = createPushSocket(line, newSocketId(), () => performance.now());
    line.on('error', (error) => options.log.info({ socketId: socket.id, error }, 'A push socket failed.'));
    const closeCode = closeCodeOf(request, options.app.key, sockets.size >= limits.connections);
    if (closeCode) return socket.close(closeCode);
    sockets.add(socket);
    line.on('message', (data) => conversation.hear(socket, data.toString()));
    line.on('close', () => {
      sockets.delete(socket);
      conversation.leaveAll(socket);
    });
    socket.send('pusher:connection_established', { socket_id: socket.id, activity_timeout: limits.activitySeconds });
  };

  const cut = (sessionId: number, reason: PushClose) => {
    for (const socket of sockets) if (socket.session === sessionId) socket.close(reason);
  };

  const sweepSessions = async () => {
    const ids = new Set([...sockets].flatMap((socket) => socket.session ?? []));
    if (ids.size === 0) return;
    const living = await options.validSessions([...ids]);
    for (const id of ids) if (!living.has(id)) cut(id, pushClose.sessionEnded);
  };

  const sweep = setInterval(() => {
    conversation.forgetOldEvents();
    for (const socket of sockets) {
      if (socket.session === null && socket.openFor() >= limits.strangerSeconds * 1000)
        socket.close(pushClose.sessionEnded);
      else if ((socket.awaitsPongFor() ?? 0) >= limits.pongSeconds * 1000) socket.close(pushClose.noPong);
      else if (socket.awaitsPongFor() === null && socket.silentFor() >= limits.activitySeconds * 1000) socket.ping();
    }
    sweepSessions().catch((error: Error) => options.log.warn({ error }, 'Push sessions could not be checked.'));
  }, limits.sweepSeconds * 1000);
  sweep.unref();

  return {
    attach(server) {
      server.on('upgrade', onUpgrade);
    },
    async listen(port, host) {
      const server = nodeHttp.createServer((_, response) =>
        response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n'),
      );
      server.on('upgrade', onUpgrade);
      await new Promise<void>((resolve, reject) => {
        server.once('error', (error) => reject(portProblem(error, port)));
        server.listen(port, host, resolve);
      });
      ownServers.push(server);
      const address = server.address();
      return typeof address === 'object' && address !== null ? address.port : port;
    },
    deliver: conversation.publish,
    cutSession: (sessionId) => cut(sessionId, pushClose.sessionEnded),
    reauthorizeSession: (sessionId) => cut(sessionId, pushClose.rightsChanged),
    sweepSessions,
    connections: () => sockets.size,
    async close() {
      clearInterval(sweep);
      for (const socket of sockets) socket.close(pushClose.serverStops);
      await Promise.all(
        ownServers.map((server) => {
          const closed = new Promise<void>((resolve) => server.close(() => resolve()));
          server.closeIdleConnections();
          return closed;
        }),
      );
    },
  };
}

/** Closes the connection itself; a client that never closes it would otherwise hold it forever. */
function refuse(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => stream.destroy());
}

/** Status line for a request that gets no socket; null if it gets one. */
function refusalOf(request: IncomingMessage, origins: readonly string[]): string | null {
  if (!request.url?.startsWith('/app/')) return '404 Not Found';
  const { origin } = request.headers;
  return origin !== undefined && !origins.includes(origin) ? '403 Forbidden' : null;
}

function closeCodeOf(request: IncomingMessage, key: string, isFull: boolean): PushClose | null {
  const url = new URL(request.url ?? '/', 'http://push');
  if (url.pathname !== `/app/${key}`) return pushClose.unknownApp;
  const version = url.searchParams.get('protocol');
  if (version === null) return pushClose.noVersion;
  if (!/^\d{1,4}$/.test(version)) return pushClose.badVersion;
  if (Number(version) < 5 || Number(version) > 7) return pushClose.unsupportedVersion;
  return isFull ? pushClose.overCapacity : null;
}

/** Two numbers with a dot between them, as the protocol requires; 128 random bits, because it is part of signatures. */
function newSocketId(): string {
  const random = new BigUint64Array(2);
  crypto.getRandomValues(random);
  return `${random[0]}.${random[1]}`;
}

function portProblem(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error;
  return new ConfigProblem(
    'PUSH_PORT',
    `Port ${port} (PUSH_PORT) is taken by another program: stop that program or give PUSH_PORT another number.`,
  );
}
