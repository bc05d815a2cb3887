import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Avatar } from './avatar.tsx';

const hueOf = (name: string) =>
  /bg-initials-(\d)/.exec(renderToStaticMarkup(<Avatar name={name} photo={null} />))?.[1];

it('initials have one of six colors, always the same for a name', () => {
  const names = ['Ana Silva', 'Ben Carter', 'Chloé Martin', 'D. Okafor', '李 伟', 'x@y.test', ''];
  const hues = names.map(hueOf);
  expect(hues.every((hue) => /^[1-6]$/.test(hue ?? ''))).toBe(true);
  expect(new Set(hues).size).toBeGreaterThan(2);
  expect(names.map(hueOf)).toEqual(hues);
});
