import { expect, it } from 'vitest';
import { finishText } from './finish-text.ts';

it.each([
  ['en', "We'll email Ada L..", "We'll email Ada L."],
  ['en', 'Your The New Hire plan ends.', 'Your New Hire plan ends.'],
  ['en', 'You chose The New Hire.', 'You chose The New Hire.'],
  ['en', 'One of many.', 'One of many.'],
  ['fr', 'Réponse de Ada', 'Réponse d’Ada'],
  ['fr', 'Avis de Élodie, demande de Yves', 'Avis d’Élodie, demande de Yves'],
  ['fr', 'Crash pads près de Atlanta (ATL)', 'Crash pads près d’Atlanta (ATL)'],
  ['fr', 'Départ de Mia ; 3 nuits de 11', 'Départ de Mia ; 3 nuits de 11'],
  ['fr', 'une demande de $12', 'une demande de $12'],
  ['es', 'Respuesta de Ada', 'Respuesta de Ada'],
])('%s: %s', (language, text, finished) => {
  expect(finishText(text, language)).toBe(finished);
});
