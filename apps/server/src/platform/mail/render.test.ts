import { expect, it } from 'vitest';
import { renderMail } from './render.ts';

const site = {
  brand: 'crashpad',
  publicUrl: 'https://crewpad.test',
  contactEmail: 'support@crewpad.test',
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
