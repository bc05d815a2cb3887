import { expect, it } from 'vitest';
import { button, facts, link, text, title } from './content.ts';
import { MAIL_BYTES, renderMail } from './render.ts';

const site = {
  brand: 'crashpad',
  publicUrl: 'https://crewpad.test',
  contactEmail: 'support@crewpad.test',
  cardAmountMax: 500_000,
} as const;
const content = {
  to: 'ana@crewpad.test',
  locale: 'en' as const,
  subject: 'A message from Amy\r\nBcc: evil@x.test',
  preview: '',
  heading: 'A message',
  blocks: [],
};

it('removes line breaks from a subject, because they would start another header', async () => {
  const { subject } = await renderMail(content, site);
  expect(subject).toBe('A message from Amy Bcc: evil@x.test');
});

it('links the site and the support address in the footer', async () => {
  const { html, text } = await renderMail(content, site);
  expect(html).toContain('href="https://crewpad.test"');
  expect(html).toContain('href="mailto:support@crewpad.test"');
  expect(text).toContain('Questions? support@crewpad.test');
});

it.each([
  ['en', 'Price: $400.00', 'See it:'],
  ['es', 'Price: $400.00', 'See it:'],
  ['fr', 'Price\u00a0: $400.00', 'See it\u00a0:'],
  ['pt', 'Price: $400.00', 'See it:'],
] as const)('writes the colon of a label as in its language: %s', async (locale, fact, label) => {
  const blocks = [facts(['Price', '$400.00']), link('See it', 'https://crewpad.test/1')];
  const { html, text } = await renderMail({ ...content, locale, blocks }, site, links);
  expect(text).toContain(`${fact}\n\n${label}\nhttps://crewpad.test/1`);
  expect(html.replace(/<[^>]*>/g, '')).toContain(fact);
  const ends = text.split('\n').filter((line) => /[^/]:$/.test(line));
  expect(ends.every((line) => line.endsWith('\u00a0:') === (locale === 'fr'))).toBe(true);
});

it('wraps a long email in the heading, so that the email fits a phone', async () => {
  const heading = 'crew-cd9f4424-bb65-404f-894e-5226bf3b077d@example.com declined your invitation';
  const { html } = await renderMail({ ...content, heading }, site);
  expect(html).toMatch(/<h1[^>]*word-break:break-word[^>]*>crew-cd9f4424/);
});

const links = {
  preferences: 'https://crewpad.test/account-setting?tab=emails',
  unsubscribe: 'https://crewpad.test/unsubscribe?topic=rent&token=1',
  oneClick: 'https://crewpad.test/api/notifications/one-click?token=1',
};
const entry = (number: number) => [
  title(`Entry ${number}.`),
  text('\u{1F6EB}'.repeat(100)),
  facts(['Crash pad', 'The Nest'], ['Amount', '$400.00']),
  link('See it', `https://crewpad.test/listing/${number}`),
];
const listOf = (count: number) => ({
  entries: Array.from({ length: count }, (_, at) => entry(at)),
  page: 'https://crewpad.test/notifications',
});

it.each([
  ['en', 'And 350 more'],
  ['es', 'Y 350 más'],
  ['fr', 'Et 350 de plus'],
  ['pt', 'E mais 350'],
] as const)('cuts a long list to what programs show (%s)', async (locale, more) => {
  const { html, text } = await renderMail({ ...content, locale, list: listOf(400) }, site, links);
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(MAIL_BYTES);
  const count = html.match(/>Entry \d+\.</g)?.length ?? 0;
  // Another one would not fit.
  expect(Buffer.byteLength(html) * (1 + 1 / count)).toBeGreaterThan(MAIL_BYTES * 0.95);
  const words = more.replace('350', String(400 - count));
  expect(html).toContain(`<a class="link" href="https://crewpad.test/notifications"`);
  expect(html).toContain(`>${words}</a>`);
  expect(text).toContain(
    `${words}${locale === 'fr' ? '\u00a0:' : ':'}\nhttps://crewpad.test/notifications`,
  );
});

it('shows a short list as a whole', async () => {
  const { html } = await renderMail({ ...content, list: listOf(50) }, site, links);
  expect(html).toContain('>Entry 49.<');
  expect(html).not.toContain('href="https://crewpad.test/notifications"');
  // A few hundred bytes beside the words of an entry.
  expect(Buffer.byteLength(html)).toBeLessThan(60_000);
});

it('has the way to fewer emails before a list, because programs cut the end', async () => {
  const mail = await renderMail({ ...content, list: listOf(3) }, site, links);
  for (const written of [mail.html.replaceAll('&amp;', '&'), mail.text]) {
    expect(written.split(links.unsubscribe)).toHaveLength(2);
    expect(written.indexOf(links.unsubscribe)).toBeLessThan(written.indexOf('Entry 0.'));
  }
});

it.each([
  ['/files/pictures/a/1280.webp', 'https://crewpad.test/files/pictures/a/640.webp'],
  ['https://cdn.test/a/1280.webp', 'https://cdn.test/a/640.webp'],
])('shows the picture %s with its size and words', async (url, src) => {
  const picture = { url, alt: 'The "Nest"' };
  const { html } = await renderMail({ ...content, picture }, site);
  const [image] = html.match(/<img [^>]*alt="The [^>]*>/) ?? [];
  expect(image).toContain(`src="${src}"`);
  expect(image).toContain('alt="The &quot;Nest&quot;"');
  expect(image).toMatch(/ width="\d+"/);
  expect(image).toMatch(/ height="\d+"/);
});

it.each(['crashpad', 'vacation', 'crew'] as const)('has the logo of %s', async (brand) => {
  const { html } = await renderMail(content, { ...site, brand });
  const images = html.match(/<img [^>]*>/g) ?? [];
  expect(images).toHaveLength(1);
  expect(images[0]).toContain(`src="https://crewpad.test/brand/${brand}-512.png"`);
  expect(images[0]).toMatch(/alt="" height="\d+".* width="\d+"/);
});

it("a button's address is also written out", async () => {
  const blocks = [button('Go', 'https://crewpad.test/my-crew')];
  const { html } = await renderMail({ ...content, blocks }, site);
  expect(html.match(/href="https:\/\/crewpad.test\/my-crew"/g)).toHaveLength(2);
  expect(html).toContain('>https://crewpad.test/my-crew</a>');
});
