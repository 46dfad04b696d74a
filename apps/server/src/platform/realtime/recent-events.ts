/** Enough for a page that loads slowly; many more in this time would only repeat that something changed. */
const mostEach = 100;

/** The latest events of each channel, for pages that have read their data but have not joined yet. */
export function createRecentEvents(rememberedMs: number, now: () => number) {
  const channels = new Map<string, Map<string, number>>();

  const forgetOld = (channel: string, events: Map<string, number>) => {
    const oldest = now() - rememberedMs;
    for (const [text, at] of events) {
      if (at >= oldest && events.size <= mostEach) break;
      events.delete(text);
    }
    if (events.size === 0) channels.delete(channel);
  };

  return {
    /** Equal events count once, at the time of the last one. */
    add(channel: string, text: string): void {
      const events = channels.get(channel) ?? new Map<string, number>();
      events.delete(text);
      events.set(text, now());
      channels.set(channel, events);
      forgetOld(channel, events);
    },

    of(channel: string): readonly string[] {
      const events = channels.get(channel);
      if (!events) return [];
      forgetOld(channel, events);
      return [...events.keys()];
    },

    forgetOld(): void {
      for (const [channel, events] of channels) forgetOld(channel, events);
    },

    channels: (): number => channels.size,
  };
}
