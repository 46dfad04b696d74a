import { allBackgroundWorks, allDailyJobs, allListeners } from './all-work.ts';
import type { Connection } from './database/connection.ts';
import { createAuditKeys } from './platform/audit/audit-keys.ts';
import { headPlaceOf } from './platform/audit/head-place.ts';
import { startSealer } from './platform/audit/sealer.ts';
import type { Config } from './platform/config/config.ts';
import type { KeyRing } from './platform/crypto/key-ring.ts';
import { startDispatcher } from './platform/events/dispatcher.ts';
import type { CallServices } from './platform/http/call-services.ts';
import { startBackgroundWork } from './platform/jobs/background-work.ts';
import { startDailyJobs } from './platform/jobs/daily-jobs.ts';
import { portalContextFor } from './platform/jobs/portal-context.ts';
import { startMailWorker } from './platform/mail/mail.ts';
import { createListener } from './platform/notify/listener.ts';
import type { HttpClient } from './platform/outbound/http-client.ts';
import { connectExternalPush } from './platform/realtime/external-push.ts';
import { connectPush } from './platform/realtime/publish.ts';
import type { PushServer } from './platform/realtime/push-server.ts';
import { startSmsWorker } from './platform/sms/sms.ts';

export interface BackgroundOptions {
  readonly config: Config;
  readonly connection: Connection;
  readonly services: CallServices;
  readonly ring: KeyRing;
  readonly http: HttpClient;
  /** Null if an external push server is configured. */
  readonly pushServer: PushServer | null;
}

/** The background work: deliveries after commit, mails, texts, seals of the activity log, daily jobs, push. */
export async function startBackground(options: BackgroundOptions): Promise<{ close(): Promise<void> }> {
  const { config, connection, services, ring, http, pushServer } = options;
  const { log, clock, cipher } = services;
  const db = services.databases.system;
  const listener = createListener({ connection, log });
  if (pushServer) connectPush(listener, pushServer, log);
  const external =
    config.push.kind === 'external' ? connectExternalPush({ push: config.push, listener, connection, log }) : null;
  const workers = [
    startDispatcher({
      db,
      listeners: allListeners,
      contextFor: portalContextFor(services),
      bell: services.bell,
      gatherMs: 100,
      log,
    }),
    startMailWorker({ db, cipher, listener, log, smtpUrl: config.smtpUrl, appUrl: config.appUrl }),
    startSmsWorker({ db, cipher, listener, log, smsUrl: config.smsUrl, http }),
    startSealer({
      db,
      keys: createAuditKeys(ring.audit),
      clock,
      log,
      ...(await headPlaceOf(config)),
    }),
    ...allBackgroundWorks.map((work) => startBackgroundWork(work, services, listener)),
    startDailyJobs({ db, clock, jobs: allDailyJobs, contextFor: portalContextFor(services), log }),
  ];
  await listener.start();
  return {
    close: async () => {
      await listener.close();
      await Promise.all(workers.map((worker) => worker.close()));
      await external?.close();
      await pushServer?.close();
    },
  };
}
