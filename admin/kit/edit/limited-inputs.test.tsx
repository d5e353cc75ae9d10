import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Form } from '#admin/kit/form.tsx';
import { TextAreaInput, TextInput } from '#admin/kit/inputs.tsx';
import { graphicSubmissionBody } from '#contract/rest/admin/catalogue/graphics.ts';
import { WordsInput } from './words-input.tsx';

test('every input of a form has the length limit of its schema, in every language', () => {
  const schema = graphicSubmissionBody.pick({ name: true, rights_note: true, background_color: true });
  const values = { name: { ko: '', en: '' }, rights_note: '', background_color: '' };
  const form = (
    <Form schema={schema} draft={null} values={values} onSave={async () => undefined}>
      <WordsInput name="name" label="이름" />
      <TextAreaInput name="rights_note" label="권리" />
      <TextInput name="background_color" label="배경" />
    </Form>
  );
  const router = createMemoryRouter([{ path: '/', element: form }]);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const limits = [...html.matchAll(/<(?:input|textarea)[^>]*>/g)].map(([tag]) => /maxLength="(\d+)"/i.exec(tag)?.[1] ?? null);
  expect(limits).toEqual(['60', '60', '60', '500', null]);
});
