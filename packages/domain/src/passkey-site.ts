/** What the passkeys of a site are made for. */
export interface PasskeySite {
  /** The host, which a browser compares with that of the page. */
  rpId: string;
  origin: string;
}

/** As the URL standard writes IPv6 and IPv4 addresses. */
const ADDRESS = /^\[|^\d+(\.\d+){3}$/;

/** undefined where browsers offer none: at an IP address, and over http but on localhost. */
export function passkeySite(publicUrl: string): PasskeySite | undefined {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isSafe = !ADDRESS.test(hostname) && (protocol === 'https:' || isLocal);
  return isSafe ? { rpId: hostname, origin } : undefined;
}
