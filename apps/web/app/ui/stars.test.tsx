import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Stars } from './stars.tsx';

const starsOf = (score: number) => {
  const html = renderToStaticMarkup(<Stars score={score} size={16} />);
  const icons = [...html.matchAll(/tabler-icon-(star[a-z-]*)/g)].map(([, name]) => name);
  const count = (name: string) => icons.filter((icon) => icon === name).length;
  return [count('star-filled'), count('star-half-filled'), count('star')];
};

it.each([
  [0, [0, 0, 5]],
  [1, [1, 0, 4]],
  [3.1, [3, 1, 1]],
  [4.5, [4, 1, 0]],
  [3.6, [4, 0, 1]],
  [4.9, [5, 0, 0]],
  [5, [5, 0, 0]],
])('%f is shown as full, half and empty stars: %j', (score, expected) => {
  expect(starsOf(score)).toEqual(expected);
});
