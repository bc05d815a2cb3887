import { expect, it } from 'vitest';
import { renderMail } from './render.ts';

it('removes line breaks from a subject, because they would start another header', async () => {
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
  const { subject } = await renderMail(content, site);
  expect(subject).toBe('A message from Amy Bcc: evil@x.test');
});
