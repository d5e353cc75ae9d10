import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { ActButton } from '#admin/kit/act-button.tsx';
import { Badge } from '#admin/kit/badge.tsx';
import { Button } from '#admin/kit/button.tsx';
import { Facts, Section } from '#admin/kit/detail-page.tsx';
import { day } from '#admin/kit/format.ts';
import { ListTabs } from '#admin/kit/list/list-page.tsx';
import { optionsOf } from '#admin/kit/options.ts';
import { PageHeading } from '#admin/kit/page-heading.tsx';
import { pickReason } from '#admin/kit/pick/reasons.tsx';
import { EmptyPart, Loaded } from '#admin/kit/states.tsx';
import { useAct } from '#admin/kit/use-act.ts';
import { ResemblingWorks } from '#admin/nouns/graphic/resembling.tsx';
import { call } from '#admin/session/wire.ts';
import { resizeSrc } from '#contract/images.ts';
import type { OrderedPicture, OrderedPictures } from '#contract/rest/admin/own-pictures.ts';
import { isPictureRefused, ownPictureStates, type PictureRefusal, pictureRefusals } from '#rules/design/picture/own-picture.ts';
import { ownPictureTexts as texts } from './texts.ts';

/** Own pictures that orders print, with similar ones: to accept, or refuse with a reason. */
export function OwnPictureScreen() {
  const [params, setParams] = useSearchParams();
  const state = ownPictureStates.find((each) => each === params.get('state')) ?? ownPictureStates[0];
  const query = useQuery({
    queryKey: ['own-pictures', state],
    queryFn: async () => (await call<OrderedPictures>('GET', `/admin/own-pictures?state=${state}`)).pictures,
  });
  return (
    <>
      <PageHeading title={texts.title} lead={texts.lead} />
      <ListTabs tabs={optionsOf(texts.tabs)} current={state} onChoose={(value) => setParams({ state: String(value) }, { replace: true })} />
      <Loaded query={query}>
        {(pictures) => (
          <div className="space-y-4">
            {pictures.length === 0 ? <EmptyPart sentence={texts.empty} /> : null}
            {pictures.map((picture) => (
              <PictureCard key={picture.id} picture={picture} />
            ))}
          </div>
        )}
      </Loaded>
    </>
  );
}

function PictureCard({ picture }: { picture: OrderedPicture }) {
  const { src, orders, member, graphics, refused, refused_for } = picture;
  const name = texts.picture(orders[0]?.order_number ?? '');
  return (
    <Section title={name}>
      <div className="grid gap-4 md:grid-cols-[256px_minmax(0,1fr)]">
        <a href={src} target="_blank" rel="noreferrer">
          <img
            src={resizeSrc(src, 512)}
            alt={name}
            loading="lazy"
            className="aspect-square w-full rounded-control border border-line bg-tile object-contain"
          />
        </a>
        <div className="min-w-0 space-y-3">
          {refused_for === null ? null : <Badge tone="danger">{texts.refusedFor(texts.reasons[refused_for])}</Badge>}
          <Facts
            facts={[
              [texts.order, <Orders key="orders" orders={orders} />],
              [
                texts.member,
                member === null ? (
                  texts.gone
                ) : (
                  <Link key="member" to={`/members/${member.id}`} className="font-semibold underline">
                    {member.name}
                  </Link>
                ),
              ],
              [texts.size, texts.pixels(picture.width, picture.height)],
              [texts.sent, day(picture.created_at)],
            ]}
          />
          {graphics.length === 0 ? null : (
            <div>
              <h3 className="mb-1 font-semibold">{texts.alikeGraphics}</h3>
              <ResemblingWorks works={graphics} />
            </div>
          )}
          {refused.length === 0 ? null : (
            <div>
              <h3 className="mb-1 font-semibold">{texts.alikeRefused}</h3>
              <ul className="flex flex-wrap gap-3">
                {refused.map((each) => (
                  <li key={each.id} className="w-28 text-12 text-ink-2">
                    <img
                      src={resizeSrc(each.src, 256)}
                      alt=""
                      className="mb-1 aspect-square w-full rounded-control bg-tile object-contain"
                    />
                    {texts.reasons[each.refused_for]}
                  </li>
                ))}
              </ul>
            </div>
          )}
          <Judgement picture={picture} />
        </div>
      </div>
    </Section>
  );
}

function Orders({ orders }: Pick<OrderedPicture, 'orders'>) {
  return (
    <span className="flex flex-wrap gap-x-3">
      {orders.map(({ id, order_number }) => (
        <Link key={id} to={`/orders/${id}`} className="font-semibold tabular-nums underline">
          {order_number}
        </Link>
      ))}
    </span>
  );
}

function Judgement({ picture: { id, state, decided_at } }: { picture: OrderedPicture }) {
  const { act, isActing } = useAct();
  const judge = (refused_for: PictureRefusal | null) => call('POST', `/admin/own-pictures/${id}/judgement`, { body: { refused_for } });
  const refuse = async () => {
    const asked = { title: texts.refuseTitle, message: texts.refuseLead, okLabel: texts.refuse };
    const choice = { legend: texts.refuseReason, reasons: pictureRefusals, names: texts.reasons, initial: pictureRefusals[0] };
    const reason = await pickReason<PictureRefusal>(asked, choice);
    if (reason !== null) await act(() => judge(reason), texts.refused);
  };
  return (
    <div className="flex flex-wrap gap-2">
      {decided_at === null || isPictureRefused({ state }) ? (
        <ActButton run={() => judge(null)} done={texts.accepted}>
          {texts.accept}
        </ActButton>
      ) : null}
      {isPictureRefused({ state }) ? null : (
        <Button look="danger" pending={isActing} onClick={() => void refuse()}>
          {texts.refuse}
        </Button>
      )}
    </div>
  );
}
