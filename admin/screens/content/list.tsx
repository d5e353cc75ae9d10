import type { ComponentType } from 'react';
import type { Field } from '#admin/kit/fields/field.ts';
import { listScreen } from '#admin/kit/list/list-screen.tsx';
import { pageOf } from '#admin/kit/list/use-query-list.ts';
import { optionsOf } from '#admin/kit/options.ts';
import { contentFields } from '#admin/nouns/content/fields.ts';
import { kindTexts } from '#admin/nouns/content/kinds.ts';
import { call } from '#admin/session/wire.ts';
import type { ContentPage, ContentRow } from '#contract/rest/admin/content/contents.ts';
import type { ContentKindName } from '#contract/rest/admin/content/kinds.ts';
import { columnsOf } from './columns.tsx';
import { bulkRemoval } from './removal.ts';
import { contentTexts as texts } from './texts.ts';
import { nameOf } from './values.ts';

const filterOf = (name: string, { label, options = {} }: Field) => ({ name, label, options: optionsOf(options) });

/** The list screen of a kind. */
export function contentListOf(kind: ContentKindName): ComponentType {
  const { title, one, lead, options } = kindTexts[kind];
  const fields = contentFields(kind);
  const choice = fields[Object.keys(options ?? {})[0] ?? ''];
  return listScreen<ContentRow>({
    name: kind,
    texts: { title, lead, search: texts.search, empty: texts.empty(one) },
    add: texts.add(one),
    rowName: ({ body }) => nameOf(kind, body),
    load: (state, signal) => {
      const { limit, offset } = pageOf(state);
      const asked = new URLSearchParams({ limit: String(limit), offset: String(offset) });
      if (state.search !== '') asked.set('q', state.search);
      for (const name of ['state', 'type']) if (state.filters[name]) asked.set(name, state.filters[name]);
      return call<ContentPage>('GET', `/admin/contents/${kind}?${asked}`, { signal });
    },
    filters: [
      ...(fields.state === undefined ? [] : [filterOf('state', fields.state)]),
      ...(choice === undefined ? [] : [filterOf('type', choice)]),
    ],
    bulk: [bulkRemoval(kind)],
    columns: columnsOf(kind),
  });
}
