import { expect, it } from 'vitest';
import { renderMail } from './render.ts';

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

it('wraps a long email in the heading, so that the email fits a phone', async () => {
  const heading = 'crew-cd9f4424-bb65-404f-894e-5226bf3b077d@example.com declined your invitation';
  const { html } = await renderMail({ ...content, heading }, site);
  expect(html).toMatch(/<h1[^>]*word-break:break-word[^>]*>crew-cd9f4424/);
});
