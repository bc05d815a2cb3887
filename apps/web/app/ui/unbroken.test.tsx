import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Unbroken } from './unbroken.tsx';

const render = (text: string) => renderToStaticMarkup(<Unbroken>{text}</Unbroken>);
const together = (word: string) => `<span class="whitespace-nowrap">${word}</span>`;

it('keeps short words with a hyphen on one line', () => {
  expect(render('Home for the non-rev years')).toBe(`Home for the ${together('non-rev')} years`);
  expect(render('Co-ed house, drop-in beds')).toBe(
    `${together('Co-ed')} house, ${together('drop-in')} beds`,
  );
});

it.each(['Lefferts-Boulevard house', 'A - B', 'non-rev-friendly', '2-3 beds', ''])(
  'leaves "%s" as it is, which may break',
  (text) => {
    expect(render(text)).toBe(text);
  },
);
