import { expect, it } from 'vitest';
import { looksLikeLink } from './names.ts';

it.each([
  'Ana',
  'J. R. Smith',
  'J.R.',
  'Ana L.',
  'Dr. Lopez Jr.',
  "O'Neil-Smith",
  'Łódź',
  '北京の家',
  'Crew 4.0',
  'Captain 737',
  'wwwillow',
  'Ana / Ben',
  '@ana',
])('%s is a name', (name) => {
  expect(looksLikeLink(name)).toBe(false);
});

it.each([
  'evil.example',
  'Ana evil.example/win',
  'Win at bit.ly/x',
  'WWW.evil',
  'www .evil',
  'https://evil',
  'http:evil',
  '//evil',
  'mailto:ana',
  'ana@evil.example',
  '<b>Ana</b>',
  'Ana >',
  '＜a＞',
  'evil．example',
  'evil。中国',
  'evil․example',
  'пример.испытание',
  'evil.xn--p1ai',
  'evil\u200b.example',
  'ev\u00adil.ex\u2060ample',
  '192.168.0.1',
])('%s holds a link', (name) => {
  expect(looksLikeLink(name)).toBe(true);
});
