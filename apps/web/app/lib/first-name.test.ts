import { expect, it } from 'vitest';
import { firstNameOf } from './first-name.ts';

it.each([
  ['Noah C.', 'Noah'],
  ['Min-jun C', 'Min-jun'],
  ['Mary Ann K.', 'Mary Ann'],
  ['Noah Carter', 'Noah'],
  ['Noah', 'Noah'],
  ['The Crew House', 'The Crew House'],
  ['pad king', 'pad king'],
  ['J.', 'J.'],
])('running text calls %s %s', (displayName, name) => {
  expect(firstNameOf(displayName)).toBe(name);
});
