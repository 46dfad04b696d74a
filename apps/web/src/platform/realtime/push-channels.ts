import type { PushHandler, PushLine } from './push-connection.ts';

interface Channel {
  readonly handlers: Set<PushHandler>;
  leave: (() => void) | null;
}

/** Who listens on which channel, whether the line stands yet or not. A channel is joined once, and left with its last listener. */
export function createPushChannels() {
  const channels = new Map<string, Channel>();
  let line: PushLine | null = null;

  const join = (name: string, channel: Channel) => {
    channel.leave ??=
      line?.subscribe(name, (event, data) => {
        for (const handler of channel.handlers) handler(event, data);
      }) ?? null;
  };

  return {
    listen(name: string, handler: PushHandler): () => void {
      const channel = channels.get(name) ?? { handlers: new Set<PushHandler>(), leave: null };
      channels.set(name, channel);
      channel.handlers.add(handler);
      join(name, channel);
      return () => {
        channel.handlers.delete(handler);
        if (channel.handlers.size > 0 || channels.get(name) !== channel) return;
        channels.delete(name);
        channel.leave?.();
      };
    },
    /** The line stands: everything that is listened to is joined. */
    connect(opened: PushLine): void {
      line = opened;
      for (const [name, channel] of channels) join(name, channel);
    },
    /** The line is gone; listeners stay for the next one. */
    disconnect(): void {
      line?.close();
      line = null;
      for (const channel of channels.values()) channel.leave = null;
    },
  };
}
