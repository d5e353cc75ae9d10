import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RichText, richText } from '#contract/rich-text.ts';
import { sanitizeHtml } from '#server/web/safety/trusted-html.ts';
import { htmlOfText, richTextHtml, textOfHtml } from './rich-text-html.ts';

const doc = (...content: RichText['content']): RichText => ({ type: 'doc', content });

test('a rich text document becomes HTML, and plain text in it is escaped', () => {
  const written = doc(
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '봄 <세일>' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: '자세히', marks: [{ type: 'bold' }, { type: 'link', attrs: { href: '/plan/3?a=1&b="2"' } }] },
        { type: 'hardBreak' },
        { type: 'text', text: 'A & B' },
      ],
    },
    { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: '하나' }] }] }] },
    { type: 'picture', attrs: { src: '/cdn/library/7', alt: '"바다"' } },
    { type: 'horizontalRule' },
  );
  expect(richText.parse(written)).toEqual(written);
  expect(richTextHtml(written)).toBe(
    [
      '<h2>봄 &lt;세일&gt;</h2>',
      '<p><a href="/plan/3?a=1&amp;b=&quot;2&quot;"><strong>자세히</strong></a><br>A &amp; B</p>',
      '<ul><li>하나</li></ul>',
      '<p><img src="/cdn/library/7" alt="&quot;바다&quot;"></p>',
      '<hr>',
    ].join('\n'),
  );
  expect(sanitizeHtml(richTextHtml(written))).toContain('src="/cdn/library/7"');
});

test('a rich text with a script link, a picture of another site or an unknown part is refused', () => {
  const linked = (href: string) =>
    doc({ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }] });
  for (const href of ['javascript:alert(1)', ' javascript:alert(1)', '//evil.example', 'data:text/html,x', 'http://plain.example'])
    expect(richText.safeParse(linked(href)).success, href).toBe(false);
  expect(richText.safeParse(linked('https://seam.example')).success).toBe(true);
  expect(richText.safeParse(doc({ type: 'picture', attrs: { src: 'https://evil.example/a.png', alt: '' } })).success).toBe(false);
  expect(richText.safeParse({ type: 'doc', content: [{ type: 'iframe' }] }).success).toBe(false);
});

test('a line of plain text is read as it was written', () => {
  fc.assert(
    fc.property(
      fc.string().filter((text) => !text.startsWith('<')),
      (text) => {
        expect(textOfHtml(htmlOfText(text))).toBe(text);
      },
    ),
  );
  expect(textOfHtml('<p>a <b>b</b></p>')).toBe('<p>a <b>b</b></p>');
  expect(htmlOfText('<p>a <b>b</b></p>')).toBe('<p>a <b>b</b></p>');
});

test('text typed into the rich text editor never becomes an HTML tag', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (text) => {
      const html = richTextHtml(doc({ type: 'paragraph', content: [{ type: 'text', text }] }));
      expect(html.match(/<[^>]*>/g)).toEqual(['<p>', '</p>']);
    }),
  );
});

test('a table keeps its cells, their spans and their content through the pages’ sanitizer', () => {
  const cell = (type: 'tableCell' | 'tableHeader', text: string, colspan = 1) => ({
    type,
    attrs: { colspan, rowspan: 1 },
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
  });
  const rows = [[cell('tableHeader', '사이즈', 2)], [cell('tableCell', 'M'), cell('tableCell', '52')]];
  const written = doc({ type: 'table', content: rows.map((content) => ({ type: 'tableRow' as const, content })) });
  expect(richText.safeParse(written).success).toBe(true);
  const html = '<table><tbody><tr><th colspan="2">사이즈</th></tr><tr><td>M</td><td>52</td></tr></tbody></table>';
  expect(richTextHtml(written)).toBe(html);
  expect(sanitizeHtml(richTextHtml(written))).toBe(html);
});
