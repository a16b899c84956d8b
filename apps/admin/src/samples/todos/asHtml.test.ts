import { expect, it } from '@jest/globals';
import { asHtml } from './asHtml.ts';

it.each([
  ['', ''],
  ['Call Ona', '<p>Call Ona</p>'],
  ['5 < 6 & more\nyes', '<p>5 &lt; 6 &amp; more</p><p>yes</p>'],
  ['<p>Call <b>Ona</b></p>', '<p>Call <b>Ona</b></p>'],
])('takes %j into the editor as %j', (text, html) => expect(asHtml(text)).toBe(html));
