import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import type { ComponentType } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#admin/kit/button.tsx';
import { detailScreen } from '#admin/kit/detail/detail-screen.tsx';
import { EditForm } from '#admin/kit/edit/edit-form.tsx';
import { offerUndo, useAct } from '#admin/kit/use-act.ts';
import { contentFields } from '#admin/nouns/content/fields.ts';
import { kindTexts } from '#admin/nouns/content/kinds.ts';
import { useSaving } from '#admin/nouns/home-place/warn-of-home-places.ts';
import { LiveFiguresHelp } from '#admin/nouns/live-figures/live-figures-help.tsx';
import { call } from '#admin/session/wire.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import type { DraftPreview } from '#contract/home/draft-preview.ts';
import type { ContentDetail } from '#contract/rest/admin/content/contents.ts';
import { type ContentBody, type ContentKindName, contentSchema, emptyContent, kindOf } from '#contract/rest/admin/content/kinds.ts';
import type { Reference } from '#rules/home/page/page-problems.ts';
import { copyOf } from '#rules/office/copy-of.ts';
import { ContentInputs } from './inputs.tsx';
import { removeContent, restoreContent } from './removal.ts';
import { contentTexts as texts } from './texts.ts';
import { nameOf } from './values.ts';

/** The detail screen of a kind; `/<kind>/new` creates one, `?copy=<id>` from another. */
export function contentDetailOf(kind: ContentKindName): ComponentType {
  const { isSingle } = kindOf(kind);
  const { title, one, lead, table } = kindTexts[kind];
  return detailScreen({
    name: kind,
    texts: { title: isSingle ? '오늘' : title, add: texts.add(one) },
    table,
    ...(isSingle ? { id: '1', back: '/today', lead: () => lead } : {}),
    isCopied: !isSingle,
    load: ({ id, search }) => load(kind, id, search),
    title: ({ body }) => (isSingle ? title : nameOf(kind, body)),
    actions: (_content, { id }) => (isSingle ? null : <Removal kind={kind} id={id} />),
    content: (content, { id }) => <ContentForm kind={kind} id={id} content={content} />,
  });
}

/** The form's initial values: for a new one, text fields from the URL, or the copied one's. */
async function load(kind: ContentKindName, id: string, search: URLSearchParams): Promise<ContentDetail> {
  const copied = search.get('copy');
  if (id !== 'new') return call('GET', `/admin/contents/${kind}/${id}`);
  const empty = { id: 0, created_at: null, body: emptyContent(kind), html: {}, seen_at: null, dead_links: [] };
  if (copied === null) {
    const texts = Object.entries(kindOf(kind).fields).filter(([field, { is }]) => is === 'text' && search.has(field));
    return { ...empty, body: { ...empty.body, ...Object.fromEntries(texts.map(([field]) => [field, search.get(field) ?? ''])) } };
  }
  const { body, html } = await call<ContentDetail>('GET', `/admin/contents/${kind}/${copied}`);
  return { ...empty, html, body: copyOf(body) };
}

/** Kinds that blocks of the home page link to. */
const onHome: Partial<Record<ContentKindName, Reference['type']>> = { plans: 'PLAN', banners: 'EVENT', influencers: 'INFLUENCER' };

function ContentForm({ kind, id, content }: { kind: ContentKindName; id: string; content: ContentDetail }) {
  const save = useSaving<ContentBody>({ list: `/${kind}`, api: `/contents/${kind}`, id, of: onHome[kind] ?? null });
  return (
    <EditForm<ContentBody>
      schema={contentSchema(kind)}
      current={content.body}
      name={`${kind} ${id}`}
      fields={contentFields(kind)}
      seenAt={content.seen_at}
      preview={
        isShownNowhere(kind, id)
          ? undefined
          : (body) =>
              call<DraftPreview>('POST', `/admin/contents/${kind}/previews`, { body: { id: id === 'new' ? null : Number(id), body } })
      }
      onSave={save}
    >
      <ContentInputs kind={kind} html={content.html} deadLinks={content.dead_links} />
      {kindOf(kind).hasFigures ? <LiveFiguresHelp /> : null}
    </EditForm>
  );
}

/** A fee that no product uses is shown nowhere. */
function isShownNowhere(kind: ContentKindName, id: string): boolean {
  return kindOf(kind).isUnseen === true || (kind === 'shipping-policies' && id === 'new');
}

function Removal({ kind, id }: { kind: ContentKindName; id: string }) {
  const { act, isActing } = useAct();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const remove = async () => {
    if (!(await dialog.confirm({ message: texts.removeAsk(kindTexts[kind].one), okLabel: texts.remove }))) return;
    if (!(await act(() => removeContent(kind, id), ''))) return;
    await navigate(`/${kind}`, { replace: true });
    offerUndo(queries, texts.removed, () => restoreContent(kind, id));
  };
  return (
    <Button look="quiet" pending={isActing} onClick={() => void remove()}>
      <Trash2 aria-hidden="true" size={14} />
      {texts.remove}
    </Button>
  );
}
