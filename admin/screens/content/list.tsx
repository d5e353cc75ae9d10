import type { ComponentType } from 'react';
import { LinkButton } from '#admin/kit/button.tsx';
import { ListPage } from '#admin/kit/list/list-page.tsx';
import { pageOf, useQueryList } from '#admin/kit/list/use-query-list.ts';
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
  return () => <ContentList kind={kind} />;
}

function ContentList({ kind }: { kind: ContentKindName }) {
  const { title, one, lead, options } = kindTexts[kind];
  const { fields } = kindOf(kind);
  const choice = Object.keys(options ?? {})[0];
  const list = useQueryList<ContentRow>({
    name: `contents-${kind}`,
    load: async (state, signal) => {
      const { limit, offset } = pageOf(state);
      const asked = new URLSearchParams({ limit: String(limit), offset: String(offset) });
      if (state.search !== '') asked.set('q', state.search);
      for (const name of ['state', 'type']) if (state.filters[name]) asked.set(name, state.filters[name]);
      return call<ContentPage>('GET', `/admin/contents/${kind}?${asked}`, { signal });
    },
  });
  const states = Object.entries(texts.states).map(([value, label]) => ({ value, label }));
  const choices = Object.entries(options?.[choice ?? ''] ?? {}).map(([value, label]) => ({ value, label }));
  return (
    <ListPage
      title={title}
      lead={lead}
      list={list}
      columns={columnsOf(kind)}
      rowId={({ id }) => String(id)}
      rowHref={({ id }) => `/${kind}/${id}`}
      rowName={({ body }) => nameOf(kind, body)}
      search={texts.search}
      filters={[
        ...(fields.state === undefined ? [] : [{ name: 'state', label: kindTexts[kind].labels.state ?? '', options: states }]),
        ...(choice === undefined ? [] : [{ name: 'type', label: kindTexts[kind].labels[choice] ?? '', options: choices }]),
      ]}
      bulk={[bulkRemoval(kind)]}
      actions={
        <LinkButton look="primary" to={`/${kind}/new`}>
          {texts.add(one)}
        </LinkButton>
      }
      empty={texts.empty(one)}
    />
  );
}
