import type { CallServices } from '../http/call-services.ts';
import type { Listener, NotifyChannel } from '../notify/listener.ts';
import { startWorkLoop, type WorkLoop } from '../work/work-loop.ts';

/** Work that waits in a table until a process takes it. */
export interface BackgroundWork {
  readonly name: string;
  /** The channel notified when work is waiting; every process also polls every few seconds. Null: only polling. */
  readonly channel: NotifyChannel | null;
  /** True if there may be more to do. */
  workOnce(services: CallServices): Promise<boolean>;
}

export function startBackgroundWork(work: BackgroundWork, services: CallServices, listener: Listener): WorkLoop {
  const loop = startWorkLoop(work.name, () => work.workOnce(services), services.log);
  if (work.channel !== null) listener.on(work.channel, loop.wake);
  listener.onGap(loop.wake);
  loop.wake();
  return loop;
}
