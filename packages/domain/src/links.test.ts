import { expect, it } from 'vitest';
import { holdsLink } from './links.ts';

it.each([
  'https://evil',
  'HTTP:evil',
  'see www.evil',
  'pay at evil.com',
  'evil.com.',
  '(evil.net)',
  'Evil.Com/win',
  'bit.ly/x',
  't.co/x',
  'evil.ru',
  'mail evil.co.uk now',
  'ana@evil.org',
  'ev\u200bil.c\u00adom',
  'evil．com',
  'магазин.рф',
  'evil.xn--p1ai',
  'evil dot com',
  'Pay at evil DOT com now',
  'evil (dot) com',
  'evil[.]io',
  'evil (.) com/win',
  'evil <punto> es',
  'evil-dot-net',
  'evil d0t org',
  'evil punto com',
  'evil ponto com.',
  'evil . com',
  'evil .com',
  'e v i l . c o m',
])('%j holds a link', (text) => {
  expect(holdsLink(text)).toBe(true);
});

it.each([
  'Rent is late.No payment yet.',
  'Dallas.TX, near St.Paul',
  'Arrives 10 a.m.to noon, e.g. by bus, No.2',
  'Bunk 4.5 ft wide / 2.0 m',
  'Keys at Apt.B and the U.S. desk',
  'the end.Thanks',
  'The meeting point to the beach',
  'Crew of the dot com days',
  'Point info at the desk',
  'Sem vaga no ponto com mais sombra',
  'Clean . Net included',
  'Gate A . B',
  'A B C D',
  'Polka dot beds',
])('%j holds no link', (text) => {
  expect(holdsLink(text)).toBe(false);
});
