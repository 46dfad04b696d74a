import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorReportingRates, type PageData } from '@muster/contract';
import { allCalls } from '@muster/contract/all-calls.ts';
import type { FastifyInstance } from 'fastify';
import { allBindings } from './all-bindings.ts';
import type { CallServices } from './platform/http/call-services.ts';
import { createHttpServer } from './platform/http/http-server.ts';

export interface AppOptions {
  readonly services: CallServices;
  readonly push: PageData['push'];
  /** Origins that the page's push client may connect to, for the content policy. */
  readonly pushOrigins: readonly string[];
  readonly errorReportingDsn: string | null;
  /** Proxies whose word about the visitor's address is believed; none by default. */
  readonly trustedProxies?: readonly string[];
  /** Folder of the built web app. Null: only calls. */
  readonly webFolder: string | null;
  readonly report: (error: Error, requestId: string) => void;
  readonly isReady: () => Promise<boolean>;
}

/** What the start of the portal needs of the HTTP server. */
export type App = Pick<FastifyInstance, 'listen' | 'close' | 'server'>;

/** The whole portal as one HTTP server, not listening yet. */
export function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { services, webFolder } = options;
  return createHttpServer(
    {
      bindings: allBindings,
      calls: allCalls,
      trustedProxies: options.trustedProxies ?? [],
      webFolder,
      report: options.report,
      isReady: options.isReady,
      page: {
        html: pageOf(webFolder),
        push: options.push,
        pushOrigins: [...options.pushOrigins, ...originsOf(options.errorReportingDsn)],
        errorReporting: { dsn: options.errorReportingDsn, ...errorReportingRates },
      },
    },
    services,
  );
}

/** The origin that the page may report errors to, without the key in the address. */
const originsOf = (dsn: string | null) => (dsn === null ? [] : [new URL(dsn).origin]);

const withoutWebApp =
  '<!doctype html><html lang="en"><head><title>Muster</title><!--page-data--></head><body></body></html>';

function pageOf(folder: string | null): string {
  if (folder === null) return withoutWebApp;
  const file = join(folder, 'index.html');
  if (!existsSync(file)) throw new Error(`${file} is missing: build the web app first (npm start does it).`);
  return readFileSync(file, 'utf8');
}
