import type { PushSocket } from './push-socket.ts';

export interface Member {
  readonly id: string;
  readonly info: Readonly<Record<string, string | number | null>>;
}

/** The subscribers of each channel in this process. A person with two sockets is one member of a presence channel. */
export function createChannelMembers() {
  const channels = new Map<string, Map<PushSocket, Member | null>>();

  return {
    sockets(channel: string): readonly PushSocket[] {
      return [...(channels.get(channel)?.keys() ?? [])];
    },

    members(channel: string): readonly Member[] {
      return [...distinct(channels.get(channel)).values()];
    },

    /** True if this member was not present before. */
    join(channel: string, socket: PushSocket, member: Member | null): boolean {
      const there = channels.get(channel) ?? new Map<PushSocket, Member | null>();
      const isNew = member !== null && !distinct(there).has(member.id);
      there.set(socket, member);
      channels.set(channel, there);
      return isNew;
    },

    /** The member whose last socket left, or null. */
    leave(channel: string, socket: PushSocket): Member | null {
      const there = channels.get(channel);
      const member = there?.get(socket) ?? null;
      there?.delete(socket);
      if (there?.size === 0) channels.delete(channel);
      return member !== null && !distinct(there).has(member.id) ? member : null;
    },
  };
}

function distinct(there: ReadonlyMap<PushSocket, Member | null> | undefined): Map<string, Member> {
  const members = new Map<string, Member>();
  for (const member of there?.values() ?? []) if (member) members.set(member.id, member);
  return members;
}
