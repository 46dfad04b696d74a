/**
 * The values of node:http. An import of that module reads all that it exports, also its WebSocket, and so loads Node's own fetch, which the
 * server never uses: 19 MiB in Node 26.
 */
export const nodeHttp = process.getBuiltinModule('node:http');
