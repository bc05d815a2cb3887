import { expect, it } from 'vitest';
import { shareLinks } from './listing-head.tsx';

it('a share link encodes title and address, whatever they contain', () => {
  const links = shareLinks('https://crewpad.test/listing/7', 'A & B? "quiet" #1');
  const query = (url: string) => new URL(url).searchParams;
  expect(query(links.facebook).get('u')).toBe('https://crewpad.test/listing/7');
  expect(query(links.x).get('text')).toBe('A & B? "quiet" #1');
  expect(query(links.whatsapp).get('text')).toBe(
    'A & B? "quiet" #1 https://crewpad.test/listing/7',
  );
  expect(query(links.mail).get('subject')).toBe('A & B? "quiet" #1');
  expect(query(links.mail).get('body')).toBe('A & B? "quiet" #1\nhttps://crewpad.test/listing/7');
});
