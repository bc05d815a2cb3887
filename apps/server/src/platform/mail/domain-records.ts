import { Resolver } from 'node:dns/promises';

/** Looks up the TXT records of a name, each in its parts. */
export type TxtResolver = Pick<Resolver, 'resolveTxt'>;

/** An outcome of one look-up: what is wrong with it, or undefined. */
interface RecordCheck {
  readonly name: 'SPF' | 'DKIM' | 'DMARC';
  /** undefined if nothing is wrong */
  readonly fault: string | undefined;
}

const NO_RECORD = new Set(['ENODATA', 'ENOTFOUND']);
const TIMEOUT_MS = 3000;
const TRIES = 2;

/** The system's own name servers. */
export const systemResolver = (): TxtResolver =>
  new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });

/**
 * Checks the records by which other mail servers recognize a domain's emails.
 * @param selector of the DKIM key; without it, DKIM cannot be looked up
 */
export async function checkMailDomain(
  domain: string,
  selector: string | undefined,
  resolver: TxtResolver,
): Promise<RecordCheck[]> {
  const checks: [RecordCheck['name'], Promise<string | undefined>][] = [
    ['SPF', faultOfSpf(domain, resolver)],
    ['DMARC', faultOfDmarc(domain, resolver)],
  ];
  if (selector !== undefined) checks.push(['DKIM', faultOfDkim(domain, selector, resolver)]);
  return Promise.all(checks.map(async ([name, fault]) => ({ name, fault: await fault })));
}

async function faultOfSpf(domain: string, resolver: TxtResolver): Promise<string | undefined> {
  const records = await lookUp(domain, resolver);
  if (typeof records === 'string') return records;
  const policies = records.filter((text) => /^v=spf1( |$)/i.test(text));
  if (policies.length > 1) return `${domain} has ${policies.length} SPF records: keep one`;
  if (policies.length === 1) return undefined;
  return `${domain} has no SPF record: add a TXT record such as "v=spf1 include:your-mail-server.example -all"`;
}

async function faultOfDkim(
  domain: string,
  selector: string,
  resolver: TxtResolver,
): Promise<string | undefined> {
  const name = `${selector}._domainkey.${domain}`;
  const records = await lookUp(name, resolver);
  if (typeof records === 'string') return records;
  // An empty key is a revoked one.
  if (records.some((text) => /(^|;)\s*p=[^;\s]/.test(text))) return undefined;
  return `${name} has no key: add the TXT record that your mail server gives you, or correct DKIM_SELECTOR`;
}

async function faultOfDmarc(domain: string, resolver: TxtResolver): Promise<string | undefined> {
  // Receivers also ask for the policy of the domain above.
  for (let name = domain; name.includes('.'); name = name.slice(name.indexOf('.') + 1)) {
    const records = await lookUp(`_dmarc.${name}`, resolver);
    if (typeof records === 'string') return records;
    if (records.some((text) => /^v=DMARC1\s*;/i.test(text))) return undefined;
  }
  return `_dmarc.${domain} has no policy: add a TXT record such as "v=DMARC1; p=quarantine"`;
}

/** The records of a name, or why they cannot be read. */
async function lookUp(name: string, resolver: TxtResolver): Promise<string[] | string> {
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return NO_RECORD.has(code) ? [] : `${name} cannot be looked up: ${code}`;
  }
}
