import { expect, it } from 'vitest';
import { checkMailDomain } from './domain-records.ts';

const GOOD = {
  'crewpad.example': ['google-site-verification=1', 'v=spf1 include:mail.example -all'],
  's1._domainkey.crewpad.example': ['v=DKIM1; k=rsa; p=MIGf'],
  '_dmarc.crewpad.example': ['v=DMARC1; p=none'],
};

/** The faults by record, with these records and nothing else in the world. */
async function faultsOf(
  change: Record<string, string[] | Error> = {},
  { domain = 'crewpad.example', selector = 's1' } = {},
) {
  const records: Record<string, string[] | Error> = { ...GOOD, ...change };
  const checks = await checkMailDomain(domain, selector || undefined, {
    async resolveTxt(name) {
      const record = records[name] ?? Object.assign(new Error('none'), { code: 'ENOTFOUND' });
      if (record instanceof Error) throw record;
      // Long records arrive in parts.
      return record.map((text) => [text.slice(0, 5), text.slice(5)]);
    },
  });
  return Object.fromEntries(checks.map(({ name, fault }) => [name, fault]));
}

const FINE = { SPF: undefined, DKIM: undefined, DMARC: undefined };

it('a domain with all three records has no fault', async () => {
  expect(await faultsOf()).toEqual(FINE);
});

it('the key is not looked up without a selector', async () => {
  expect(await faultsOf({}, { selector: '' })).toEqual({ SPF: undefined, DMARC: undefined });
});

it('a policy of the domain above counts', async () => {
  const spf = { 'mail.crewpad.example': ['v=spf1 -all'] };
  const faults = await faultsOf(spf, { domain: 'mail.crewpad.example', selector: '' });
  expect(faults).toEqual({ SPF: undefined, DMARC: undefined });
});

it.each<[string, string, string[], RegExp]>([
  ['SPF', 'crewpad.example', ['v=spf10 -all'], /^crewpad.example has no SPF record: add/],
  ['SPF', 'crewpad.example', ['v=spf1 -all', 'v=spf1 +all'], /has 2 SPF records/],
  ['DKIM', 's1._domainkey.crewpad.example', [], /has no key/],
  ['DKIM', 's1._domainkey.crewpad.example', ['v=DKIM1; p='], /has no key/],
  ['DMARC', '_dmarc.crewpad.example', ['v=spf1 -all'], /has no policy: add/],
])('%s: %s with %j says what to add', async (record, name, texts, words) => {
  const faults = await faultsOf({ [name]: texts });
  expect(faults).toEqual({ ...FINE, [record]: expect.stringMatching(words) });
});

it('a name server that does not answer is not taken for a missing record', async () => {
  const silent = Object.assign(new Error('late'), { code: 'ETIMEOUT' });
  expect((await faultsOf({ 'crewpad.example': silent })).SPF).toBe(
    'crewpad.example cannot be looked up: ETIMEOUT',
  );
});
