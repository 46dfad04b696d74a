import { isIP, isIPv6 } from 'node:net';

/**
 * The key for counting attempts: an IPv4 address, or the first 64 bits of an IPv6 address, because its owner has all of
 * them (reliability row 6).
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const [before = '', after] = plain.toLowerCase().split('::');
  const front = groupsOf(before);
  const back = after === undefined ? [] : groupsOf(after);
  const zeros = after === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array.from({ length: zeros }, () => '0'), ...back];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Without the interface of a local address; an IPv4 address that came over IPv6 as IPv4. */
function plainAddress(address: string): string {
  const [plain = ''] = address.split('%');
  return /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(plain)?.[1] ?? plain;
}

/** Without the port that some proxies add; null for a text that is not an address, as a proxy may send one. */
export function addressOf(text: string): string | null {
  const plain = plainAddress(/^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text)?.slice(1).find(Boolean) ?? text);
  return isIP(plain) === 0 ? null : plain;
}

/** Without leading zeros; the last group may be written as an IPv4 address, which counts as two groups. */
function groupsOf(part: string): string[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => (group.includes('.') ? ['ipv4', group] : [group.replace(/^0+(?=.)/, '')]));
}
