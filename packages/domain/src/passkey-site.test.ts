import { expect, it } from 'vitest';
import { passkeySite } from './passkey-site.ts';

it.each([
  ['https://pads.example', 'pads.example', 'https://pads.example'],
  ['https://pads.example:8443', 'pads.example', 'https://pads.example:8443'],
  ['http://localhost:3000', 'localhost', 'http://localhost:3000'],
  ['http://crew.localhost:3000', 'crew.localhost', 'http://crew.localhost:3000'],
])('passkeys at %s are made for its host', (url, rpId, origin) => {
  expect(passkeySite(url)).toEqual({ rpId, origin });
});

it.each([
  'http://pads.example',
  'https://192.0.2.7',
  'http://127.0.0.1:3000',
  'https://[2001:db8::1]',
])('browsers offer no passkeys at %s', (url) => {
  expect(passkeySite(url)).toBeUndefined();
});
