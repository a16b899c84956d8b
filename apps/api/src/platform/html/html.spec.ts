import { describe, expect, it } from '@jest/globals';
import { cleanHtml, plainText, shownHtml } from './html.ts';
import { stopwatch } from '../../../test/stopwatch.ts';

const link = '<a href="https://a.example/?b=c&amp;d=e" rel="noopener noreferrer nofollow" target="_blank">there</a>';

describe('HTML', () => {
  it.each([
    ['paragraphs and emphasis', '<p>One <strong>two</strong><br />three</p><hr /><ul><li>four</li></ul>'],
    ['a link that was cleaned before', `<p>${link}</p>`],
    ['a text with signs in it', 'a &lt; b &amp; c &gt; d'],
  ])('is kept as it is: %s', (_, html) => expect([cleanHtml(html), shownHtml(html)]).toEqual([html, html]));

  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a script in a link', '<a href="javascript:alert(1)">a</a>', '<a rel="noopener noreferrer nofollow" target="_blank">a</a>'],
    [
      'a script in odd letters',
      '<a href="jAvA&#x09;script:alert(1)">a</a>',
      '<a rel="noopener noreferrer nofollow" target="_blank">a</a>',
    ],
    ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['a picture', '<p>a<img src="https://spy.example/1.gif" onerror="alert(1)"></p>', '<p>a</p>'],
    ['a picture of its own', '<svg><animate onbegin=alert(1)></svg><p>a</p>', '<p>a</p>'],
    ['a style', '<p style="position:fixed">a</p><style>p{}</style>', '<p>a</p>'],
    ['a frame', '<iframe src="https://a.example"></iframe>a', 'a'],
    ['a form', '<form action="/x"><input name="a"></form>', ''],
    ['a comment', '<!--[if IE]>x<![endif]--><p>a</p>', '<p>a</p>'],
    ['a link to anywhere at all', '<a href="//a.example">a</a>', '<a rel="noopener noreferrer nofollow" target="_blank">a</a>'],
    ['a link with a target of its own', `<a target="_top" rel="opener" href="https://a.example/?b=c&d=e">there</a>`, link],
  ])('loses %s', (_, html, expected) => expect([cleanHtml(html), shownHtml(html)]).toEqual([expected, expected]));

  it('gets every tag closed', () => expect(cleanHtml('<p>a<b>b')).toBe('<p>a<b>b</b></p>'));

  it('is recognised as clean once it was cleaned', () => {
    const once = cleanHtml('<h1 id="x">A</h1><a href="mailto:a@b.example?subject=x">b</a> < c > d " e');
    expect([cleanHtml(once), shownHtml(once)]).toEqual([once, once]);
  });
  it('is cleaned in bounded time, whatever it is', () => {
    const took = stopwatch();
    for (const odd of [
      '<'.repeat(20_000),
      '<p'.repeat(10_000),
      '<a href="https:'.repeat(1400),
      '&'.repeat(20_000),
      '<b>'.repeat(6000),
    ])
      expect(typeof shownHtml(odd) + typeof cleanHtml(odd)).toBe('stringstring');
    expect(took()).toBeLessThan(3000);
  });
  it('as text without tags', () => {
    expect(plainText('<p>One<br />two</p><ul><li>three</li></ul><p>a &lt; b &amp;amp; c</p><script>x</script>')).toBe(
      'One\ntwo\n\nthree\n\na < b &amp; c',
    );
  });
});
