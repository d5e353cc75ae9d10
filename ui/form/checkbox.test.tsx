import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Checkbox } from './checkbox.tsx';

test('a checkbox rendered by the server has its accessible name', () => {
  const html = renderToStaticMarkup(<Checkbox label="모두 동의" />);
  const [, labelId] =
    /role="checkbox"[^>]*aria-labelledby="([^"]+)"|aria-labelledby="([^"]+)"[^>]*role="checkbox"/.exec(html)?.filter(Boolean) ?? [];
  expect(html).toContain(`<span id="${labelId}" class="flex-1">모두 동의</span>`);
});
