import { describe, expect, it } from 'vitest';
import { leadsElsewhere } from './leads-elsewhere.ts';

const ADDRESS = 'https://crewpad.test/search/airports/sea?bed=hot';
const press = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const link = (path: string, { target = '', download = false } = {}) => ({
  href: new URL(path, ADDRESS).href,
  target,
  hasAttribute: (name: string) => name === 'download' && download,
});

describe('a press on a link', () => {
  it.each(['/', '/listing/1', '/chat/2', '/messages', '/search/airports/pdx?bed=hot'])(
    'leads to another page: %s',
    (path) => {
      expect(leadsElsewhere(press, link(path), ADDRESS)).toBe(true);
      expect(leadsElsewhere(press, link(path, { target: '_self' }), ADDRESS)).toBe(true);
    },
  );

  it.each([
    '#main',
    '?bed=cold',
    'https://elsewhere.test/listing/1',
    'mailto:ada@crewpad.test',
    'blob:https://crewpad.test/1',
  ])('stays on the page or leaves the site: %s', (path) => {
    expect(leadsElsewhere(press, link(path), ADDRESS)).toBe(false);
  });

  it('opens another tab, or saves a file', () => {
    for (const change of [
      { button: 1 },
      { ctrlKey: true },
      { metaKey: true },
      { shiftKey: true },
    ]) {
      expect(leadsElsewhere({ ...press, ...change }, link('/'), ADDRESS)).toBe(false);
    }
    expect(leadsElsewhere(press, link('/', { target: '_blank' }), ADDRESS)).toBe(false);
    expect(leadsElsewhere(press, link('/', { download: true }), ADDRESS)).toBe(false);
  });
});
