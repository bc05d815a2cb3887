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
])('%j holds no link', (text) => {
  expect(holdsLink(text)).toBe(false);
});
