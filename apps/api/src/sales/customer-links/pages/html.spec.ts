import { describe, expect, it } from '@jest/globals';
import { html } from './html.ts';

describe('a piece of a page', () => {
  it('has values as text, however they are written', () => {
    const name = `<b onload="x">O'Hara & Co</b>`;
    expect(html`<p title="${name}">${name}</p>`.text).toBe(
      '<p title="&lt;b onload=&quot;x&quot;&gt;O&#39;Hara &amp; Co&lt;/b&gt;">&lt;b onload=&quot;x&quot;&gt;O&#39;Hara &amp; Co&lt;/b&gt;</p>',
    );
  });

  it('takes other pieces, lists of them, and nothing', () => {
    const list = html`<ul>
      ${['a', '<'].map((text) => html`<li>${text}</li>`)}${null}${false}${undefined}${0}
    </ul>`;
    expect(list.text.replace(/\s+/g, '')).toBe('<ul><li>a</li><li>&lt;</li>0</ul>');
  });
});
