import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vacation } from './vacation.ts';
import { rewriter } from './wording.ts';

const speak = rewriter(vacation.wording);

describe('the wording of a brand', () => {
  it.each([
    ['crashpad', 'vacation rental'],
    ['Crashpads', 'Vacation rentals'],
    ['Crash Pads near you', 'Vacation Rentals near you'],
    ['CRASHPAD', 'VACATION RENTAL'],
    ['See CP near airports', 'See rentals near airports'],
    ['Message the lister', 'Message the host'],
    ['Listers', 'Hosts'],
    ['What crew say', 'What guests say'],
    ['crew members', 'guests'],
    ['the landlord', 'the landlord'],
  ])('%s -> %s', (message, spoken) => {
    expect(speak(message)).toBe(spoken);
  });

  it('leaves placeholders, markup, addresses and parts of words alone', () => {
    for (const kept of [
      '{{crew}}',
      '<crew>',
      'crew@crashpad.test',
      '/my-crew',
      'Screw',
      'recrewed',
    ])
      expect(speak(kept)).toBe(kept);
    expect(speak('{{lister}} is a lister')).toBe('{{lister}} is a host');
  });

  it('says the same when it rewrites twice', () => {
    const words = vacation.wording.flatMap(({ from, to }) => [from, to, from.toUpperCase()]);
    const text = fc.array(fc.oneof(fc.constantFrom(...words), fc.string())).map((a) => a.join(' '));
    fc.assert(fc.property(text, (message) => speak(speak(message)) === speak(message)));
  });

  it('changes nothing without rules', () => {
    expect(rewriter([])('A crashpad for crew')).toBe('A crashpad for crew');
  });
});
