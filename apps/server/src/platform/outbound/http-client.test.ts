import { createServer, type Server } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPublicAddress } from './addresses.ts';
import { createHttpClient, OutboundRefused } from './http-client.ts';

let server: Server;
let origin: URL;
const requests: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    if (request.url === '/redirect') return response.writeHead(302, { location: '/elsewhere' }).end();
    if (request.url === '/huge') return response.end('x'.repeat(1024 * 1024 + 1));
    return request.pipe(response.writeHead(201, { 'x-agent': request.headers['user-agent'] ?? '' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
});

const resolvesTo = (...addresses: string[]): LookupFunction => {
  return (_, __, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
};
const ask = (allowed: string, url: string, lookup: LookupFunction = resolvesTo('10.0.0.1')) =>
  createHttpClient([new URL(allowed)], lookup).send({ method: 'GET', url: new URL(url) });

describe('the outbound HTTP client', () => {
  it('calls an origin of the settings and returns its answer', async () => {
    const client = createHttpClient([new URL('/path', origin)]);
    const answer = await client.send({ method: 'POST', url: new URL('/echo', origin), body: 'hello é' });
    expect(answer).toMatchObject({ status: 201, body: 'hello é', headers: { 'x-agent': 'Muster' } });
  });

  it('does not follow redirects and does not read endless answers', async () => {
    const client = createHttpClient([origin]);
    expect(await client.send({ method: 'GET', url: new URL('/redirect', origin) })).toMatchObject({ status: 302 });
    expect(requests).not.toContain('GET /elsewhere');
    await expect(client.send({ method: 'GET', url: new URL('/huge', origin) })).rejects.toThrow(/larger than/);
  });

  it('refuses every other address, and unencrypted ones', async () => {
    await expect(ask('https://sms.example.com', 'https://other.example.com')).rejects.toThrow(OutboundRefused);
    await expect(ask('https://sms.example.com', 'https://sms.example.com:8443')).rejects.toThrow(OutboundRefused);
    await expect(ask('http://sms.example.com', 'http://sms.example.com')).rejects.toThrow(/must be an https/);
  });

  it.each([
    'https://10.0.0.1',
    'https://192.168.1.1',
    'https://169.254.169.254',
    'https://0xA9FEA9FE',
    'https://2852039166',
    'https://0251.0376.0251.0376',
    'https://[::ffff:7f00:1]:8443',
    'https://[::]',
    'https://0.0.0.0',
    'https://[fe80::1]',
    'https://[fd00::1]',
    'https://[64:ff9b::a9fe:a9fe]',
    'https://[2002:7f00:1::]',
    'https://100.64.0.1',
    'https://224.0.0.1',
  ])('refuses the private address %s even when it is configured', async (url) => {
    await expect(ask(url, url)).rejects.toThrow(/private address/);
  });

  it('checks the address that a name resolves to', async () => {
    const url = 'https://sms.example.com';
    await expect(ask(url, url, resolvesTo('169.254.169.254'))).rejects.toThrow(/resolves to the private address/);
    await expect(ask(url, url, resolvesTo('93.184.216.34', '127.0.0.1'))).rejects.toThrow(
      /resolves to the private address 127.0.0.1/,
    );
    await expect(ask(url, url, resolvesTo('::ffff:127.0.0.1'))).rejects.toThrow(/private address/);
  });

  it('recognizes the public internet', () => {
    for (const address of ['93.184.216.34', '8.8.8.8', '172.32.0.1', '2606:4700::1111'])
      expect(isPublicAddress(address)).toBe(true);
    for (const address of ['172.31.255.255', '::1', '::ffff:8.8.8.8', 'fc00::1', '2001:db8::1']) {
      expect(isPublicAddress(address)).toBe(false);
    }
  });
});
