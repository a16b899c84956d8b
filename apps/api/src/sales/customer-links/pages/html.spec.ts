import { describe, expect, it } from '@jest/globals';
import { html, whole } from './html.ts';

describe('text that is kept whole', () => {
  it.each([
    ['INV-2026-0042, 2026-11-26', '<span class="keep">INV-2026-0042,</span> <span class="keep">2026-11-26</span>'],
    ['Uosto g. 1 <b>', 'Uosto g. 1 &lt;b&gt;'],
    [`a-${'b'.repeat(30)}`, `a-${'b'.repeat(30)}`],
  ])('%s', (text, expected) => {
    expect(whole(text).text).toBe(expected);
  });
});

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
