import { isIPv4, isIPv6 } from 'node:net';

/** Every unparsable address shares one network, so that forging them gains nothing. */
const UNREADABLE = 'unreadable';
/** Some proxies forward the client's port with its address. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([^:]+))(?::\d{1,5})?$/;
const IPV6_GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * The network for limits: a full IPv4 address, or the /64 network of an IPv6 address, which is at
 * most one household.
 * @param address an address as a proxy forwards it, possibly with a port or zone
 */
export function networkOf(address: string): string {
  const [, bracketed, plain] = WITH_PORT.exec(address.trim()) ?? [];
  const [ip = ''] = (bracketed ?? plain ?? address.trim()).split('%', 1);
  if (isIPv4(ip)) return ip;
  if (!isIPv6(ip)) return UNREADABLE;
  const groups = groupsOf(ip);
  return isMapped(groups)
    ? ipv4Of(groups)
    : groups
        .slice(0, NETWORK_GROUPS)
        .map((group) => group.toString(16))
        .join(':');
}

/** The eight groups of an IPv6 address, in any notation. */
function groupsOf(ip: string): number[] {
  const [head = '', tail] = ip.split('::');
  const start = parseGroups(head);
  const right = parseGroups(tail ?? '');
  const zeros = Array<number>(IPV6_GROUPS - start.length - right.length).fill(0);
  return [...start, ...zeros, ...right];
}

function parseGroups(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return Number.parseInt(group, 16);
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

/** An IPv4-mapped IPv6 address, `::ffff:192.0.2.7`. */
function isMapped(groups: readonly number[]): boolean {
  return groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
}

function ipv4Of(groups: readonly number[]): string {
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}
