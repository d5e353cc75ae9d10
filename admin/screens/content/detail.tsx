import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import type { ComponentType } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { AuditTrail } from '#admin/audit/audit-trail.tsx';
import { Button } from '#admin/kit/button.tsx';
import { CopyLink } from '#admin/kit/copying.tsx';
import { DetailPage } from '#admin/kit/detail-page.tsx';
import { EditForm } from '#admin/kit/edit/edit-form.tsx';
import { offerUndo, useAct } from '#admin/kit/use-act.ts';
import { tellingHomePlaces } from '#admin/nouns/home-place/warn-of-home-places.ts';
import { LiveFiguresHelp } from '#admin/nouns/live-figures/live-figures-help.tsx';
import { call, callOnce } from '#admin/session/wire.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import type { DraftPreview } from '#contract/home/draft-preview.ts';
import type { ContentDetail } from '#contract/rest/admin/content/contents.ts';
import { type ContentBody, type ContentKindName, contentSchema, emptyContent, kindOf } from '#contract/rest/admin/content/kinds.ts';
import type { SavedEdit } from '#contract/rest/admin/edits.ts';
import type { Reference } from '#rules/home/page/page-problems.ts';
import { copyOf } from '#rules/office/copy-of.ts';
import { ContentInputs } from './inputs.tsx';
import { kindTexts } from './kinds.ts';
import { removeContent, restoreContent } from './removal.ts';
import { contentTexts as texts } from './texts.ts';
import { labelsOf, nameOf } from './values.ts';

/** The detail screen of a kind; `/<kind>/new` creates one, `?copy=<id>` from another. */
export function contentDetailOf(kind: ContentKindName): ComponentType {
  return () => <ContentScreen kind={kind} />;
}

function ContentScreen({ kind }: { kind: ContentKindName }) {
  const { isSingle } = kindOf(kind);
  const params = useParams();
  const [search] = useSearchParams();
  const id = isSingle ? '1' : (params.id ?? '');
  const copied = search.get('copy');
  const { title, one, lead, table } = kindTexts[kind];
  const query = useQuery({ queryKey: [`contents-${kind}`, id, search.toString()], queryFn: () => load(kind, id, search) });
  return (
    <DetailPage
      back={isSingle ? { href: '/today', label: '오늘' } : { href: `/${kind}`, label: title }}
      query={query}
      lead={() => (isSingle ? lead : undefined)}
      title={({ body }) => (isSingle ? title : id === 'new' ? texts.add(one) : nameOf(kind, body))}
      actions={() => (id === 'new' || isSingle ? null : <Actions kind={kind} id={id} />)}
      {...(id === 'new'
        ? {}
        : {
            side: () => <AuditTrail about={{ table, row: id }} />,
          })}
    >
      {(content) => <ContentForm key={`${kind} ${id} ${copied ?? ''}`} kind={kind} id={id} content={content} />}
    </DetailPage>
  );
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
  const navigate = useNavigate();
  return (
    <EditForm<ContentBody>
      schema={contentSchema(kind)}
      current={content.body}
      name={`${kind} ${id}`}
      labels={labelsOf(kind)}
      show={(path, value) => kindTexts[kind].options?.[path]?.[String(value)]}
      seenAt={content.seen_at}
      preview={
        isShownNowhere(kind, id)
          ? undefined
          : (body) =>
              call<DraftPreview>('POST', `/admin/contents/${kind}/previews`, { body: { id: id === 'new' ? null : Number(id), body } })
      }
      onSave={tellingHomePlaces(onHome[kind] ?? null, id, async (edit) => {
        if (id !== 'new') return call<SavedEdit<ContentBody>>('PUT', `/admin/contents/${kind}/${id}`, { body: edit });
        const made = await callOnce<{ id: number }>('POST', `/admin/contents/${kind}`, edit.mine);
        setTimeout(() => void navigate(`/${kind}/${made.id}`, { replace: true }));
        return undefined;
      })}
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

function Actions({ kind, id }: { kind: ContentKindName; id: string }) {
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
    <>
      <CopyLink list={`/${kind}`} id={id} />
      <Button look="quiet" pending={isActing} onClick={() => void remove()}>
        <Trash2 aria-hidden="true" size={14} />
        {texts.remove}
      </Button>
    </>
  );
}
