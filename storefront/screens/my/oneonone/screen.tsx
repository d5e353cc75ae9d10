import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useDraft } from '#client/drafts/use-draft.ts';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { currentSession } from '#client/session/session.ts';
import { useSession } from '#client/session/use-session.ts';
import { toast } from '#client/toasts/toast.tsx';
import { useAction } from '#client/use-action.ts';
import { useLoaded } from '#client/use-loaded.ts';
import { runQuery } from '#client/wire/run-query.ts';
import type { AwaitedInquiry } from '#contract/rest/inquiries.ts';
import { urlFor } from '#contract/routes.ts';
import { CONTENT_MAX, INQUIRY_PHOTOS, isContent } from '#rules/community/inquiry.ts';
import { nobodyId } from '#rules/member/rights/role.ts';
import { useLayoutFacts } from '#storefront/frame/use-layout-facts.ts';
import { inquiryApi } from '#storefront/nouns/inquiry/inquiry-calls.ts';
import { InquiryForm } from '#storefront/nouns/inquiry/inquiry-form.tsx';
import { OwnInquiries } from '#storefront/nouns/inquiry/own-inquiries.tsx';
import { OwnInquiry } from '#storefront/nouns/inquiry/own-inquiry.tsx';
import { inquiryTexts, ownInquiryTexts } from '#storefront/nouns/inquiry/texts.ts';
import { useSentText } from '#storefront/nouns/inquiry/use-sent-text.ts';
import { PhotoPicker } from '#storefront/nouns/photo/photo-picker.tsx';
import { useDraftPhotos } from '#storefront/nouns/photo/use-draft-photos.ts';
import { AnswerTime } from '#storefront/nouns/support/answer-time.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { Picture } from '#ui/picture.tsx';
import { EmptyState } from '#ui/states.tsx';
import { type AskableThing, askableThings, namedBy } from './askable-things.ts';
import { askableThingsQuery } from './operations.ts';

/** Private inquiries. `?id=` shows one, `?order_product_id=` asks about an order line. */
export default function OneOnOneScreen() {
  const { title } = useLayoutFacts();
  const [search] = useSearchParams();
  const { userId } = useSession();
  if (userId === null) return null;
  const id = Number(search.get('id'));
  return (
    <div className="page-gutter max-w-reading pt-8 lg:pt-14">
      <h1 className="page-title">{title}</h1>
      {id > 0 ? (
        <OwnInquiry key={id} kind="ONE_ON_ONE" id={id} listUrl={urlFor('mypage-oneonone')}>
          {(inquiry, changed) => <Reply key={inquiry.messages.length} inquiry={inquiry} onAdded={changed} />}
        </OwnInquiry>
      ) : (
        <List about={search.get('order_product_id')} />
      )}
    </div>
  );
}

function List({ about }: { about: string | null }) {
  const text = useText();
  const navigate = useNavigate();
  const [isWriting, setWriting] = useState(about !== null);
  const write = (
    <Button size="large" onClick={() => setWriting(true)}>
      {text(ownInquiryTexts.write)}
    </Button>
  );
  return (
    <>
      <p className="mt-1 mb-5 text-15 text-ink-2">{text(ownInquiryTexts.leadOneOnOne)}</p>
      <AnswerTime kind="ONE_ON_ONE" className="mb-4" />
      {write}
      <OwnInquiries kind="ONE_ON_ONE" empty={<EmptyState sentence={text(ownInquiryTexts.noOneOnOne)} />} />
      {isWriting ? (
        <OneOnOneForm
          about={about === null ? '' : `order-${about}`}
          onClose={() => setWriting(false)}
          onAsked={({ id }) => void navigate(urlFor('mypage-oneonone', {}, { id }), { replace: about !== null })}
        />
      ) : null}
    </>
  );
}

/** Asks the shop privately, optionally about an order or a design. `about` preselects one, e.g. from an order's page. */
function OneOnOneForm({ about, onAsked, onClose }: { about: string; onAsked: (inquiry: AwaitedInquiry) => void; onClose: () => void }) {
  const text = useText();
  const sentText = useSentText();
  const draftName = `one-on-one ${about}`;
  const { draft, write, drop } = useDraft(`${draftName} thing`, { thing: about });
  const photos = useDraftPhotos(draftName, INQUIRY_PHOTOS);
  return (
    <InquiryForm
      kind="ONE_ON_ONE"
      draftName={draftName}
      title={text(ownInquiryTexts.write)}
      onClose={onClose}
      isHeldUp={photos.holdsUp}
      obstacle={photos.isSending ? text(ownInquiryTexts.photosSending) : null}
      more={
        <>
          <ThingChoice value={draft.thing} onChange={(thing) => write({ thing })} />
          <PhotoPicker picked={photos} label={text(ownInquiryTexts.photosLabel)} />
        </>
      }
      send={async ({ is_secret: _never, ...asked }) => {
        const inquiry = await inquiryApi.ask({ ...asked, ...namedBy(draft.thing), photo_ids: photos.sent.map(({ id }) => id) });
        drop();
        photos.drop();
        toast(sentText(inquiry), 'success');
        onAsked(inquiry);
      }}
    />
  );
}

const none = 'none';

/** Chooses the order line or design an inquiry is about. Hidden if there are none or they cannot be loaded, since it is optional. */
function ThingChoice({ value, onChange }: { value: string; onChange: (key: string) => void }) {
  const { text, name } = useLanguage();
  const things = useLoaded(loadAskableThings).value ?? [];
  if (things.length === 0) return null;
  const chosen = things.find(({ key }) => key === value);
  const label = (thing: AskableThing) =>
    thing.kind === 'order'
      ? text(ownInquiryTexts.aboutOrder, { name: `${name(thing.name)} (${thing.note})` })
      : text(ownInquiryTexts.aboutDesign, { name: name(thing.name) });
  return (
    <div>
      <Select
        label={text(ownInquiryTexts.about)}
        options={[
          { value: none, label: text(ownInquiryTexts.aboutNone) },
          ...things.map((thing) => ({ value: thing.key, label: label(thing) })),
        ]}
        value={chosen?.key ?? none}
        onChange={onChange}
      />
      {chosen ? (
        <Picture src={chosen.image_src} size={128} alt={name(chosen.name)} className="mt-2 size-20 rounded-tile bg-tile object-cover" />
      ) : null}
    </div>
  );
}

async function loadAskableThings(): Promise<AskableThing[]> {
  return askableThings(await runQuery(askableThingsQuery, { user_id: currentSession().userId ?? nobodyId }));
}

/** Adds a message to an inquiry's thread. */
function Reply({ inquiry, onAdded }: { inquiry: AwaitedInquiry; onAdded: (inquiry: AwaitedInquiry) => void }) {
  const text = useText();
  const draftName = `reply ${inquiry.id}`;
  const photos = useDraftPhotos(draftName, INQUIRY_PHOTOS);
  const { draft, write, drop } = useDraft(draftName, { content: '' });
  const content = draft.content.trim();
  const { run, isPending, failure, setFailure } = useAction(async (): Promise<void> => {
    if (!isContent(content)) return setFailure(text(inquiryTexts.missing));
    if (photos.holdsUp()) return;
    const changed = await inquiryApi.add(inquiry.id, { content, photo_ids: photos.sent.map(({ id }) => id) });
    drop();
    photos.drop();
    onAdded(changed);
    toast(text(ownInquiryTexts.added), 'success');
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!photos.isSending) void run();
  };
  return (
    <form noValidate onSubmit={send} className="mt-8 border-t border-line pt-6">
      <TextArea
        label={text(ownInquiryTexts.addLabel)}
        rows={4}
        maxLength={CONTENT_MAX}
        value={draft.content}
        error={failure}
        onChange={({ currentTarget }) => write({ content: currentTarget.value })}
      />
      <div className="mt-3">
        <PhotoPicker picked={photos} label={text(ownInquiryTexts.photosLabel)} />
      </div>
      <Button type="submit" look="secondary" pending={isPending || photos.isSending} className="mt-5">
        {text(ownInquiryTexts.addSend)}
      </Button>
    </form>
  );
}
