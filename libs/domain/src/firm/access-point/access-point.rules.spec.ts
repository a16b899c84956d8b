import { expect, it } from '@jest/globals';
import { isAccessPointAddress } from './access-point.rules.ts';

it.each([
  ['https://ap.example.com', true],
  ['https://ap.example.com:8443/kontor/v1', true],
  ['http://localhost:9000', true],
  ['http://127.0.0.1:9000/v1', true],
  ['http://ap.example.com', false],
  ['http://10.0.0.7', false],
  ['http://localhost.example.com', false],
  ['https://user:secret@ap.example.com', false],
  ['https://ap.example.com/?token=1', false],
  ['https://ap.example.com/#', false],
  ['ftp://ap.example.com', false],
  ['ap.example.com', false],
  ['', false],
])('an access point at %j: %s', (address, expected) => expect(isAccessPointAddress(address)).toBe(expected));
