import type { ComponentType } from 'react';
import { listScreen } from '#admin/kit/list/list-screen.tsx';
import { pageOf } from '#admin/kit/list/use-query-list.ts';
import { optionsOf } from '#admin/kit/options.ts';
import { call } from '#admin/session/wire.ts';
import type { ContentPage, ContentRow } from '#contract/rest/admin/content/contents.ts';
import { type ContentKindName, kindOf } from '#contract/rest/admin/content/kinds.ts';
import { columnsOf } from './columns.tsx';
import { kindTexts } from './kinds.ts';
import { bulkRemoval } from './removal.ts';
import { contentTexts as texts } from './texts.ts';
import { nameOf } from './values.ts';

/** The list screen of a kind. */
export function contentListOf(kind: ContentKindName): ComponentType {
  const { title, one, lead, options, labels } = kindTexts[kind];
  const choice = Object.keys(options ?? {})[0];
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
      ...(kindOf(kind).fields.state === undefined ? [] : [{ name: 'state', label: labels.state ?? '', options: optionsOf(texts.states) }]),
      ...(choice === undefined ? [] : [{ name: 'type', label: labels[choice] ?? '', options: optionsOf(options?.[choice] ?? {}) }]),
    ],
    bulk: [bulkRemoval(kind)],
    columns: columnsOf(kind),
  });
}
