import { expect, it } from 'vitest';
import { htmlOf } from '../../../lib/testing.tsx';
import { PictureField } from './picture-field.tsx';

it('the picture field shows the initials of a member without a picture', () => {
  const field = { name: 'Ana Lowe', disabled: false, onRemove: async () => true };
  expect(htmlOf(<PictureField {...field} photo={null} />)).toMatch(/bg-initials-\d">AL</);
  expect(htmlOf(<PictureField {...field} photo="/files/a/96.webp" />)).not.toContain('bg-initials');
});
