import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { dialog } from '#client/dialogs/dialog.ts';
import { useDayText } from '#client/locale/dates.ts';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { toast } from '#client/toasts/toast.tsx';
import { failedAlert, useAction } from '#client/use-action.ts';
import type { TeamOrder } from '#contract/rest/design/team-orders.ts';
import { urlFor } from '#contract/routes.ts';
import { formatWon } from '#rules/money/money.ts';
import { parseRoster, placeWords, TEAM_TITLE_MAX } from '#rules/order/team/team-order.ts';
import { koreanDay, momentOfKoreanTime } from '#rules/shop/korean-time.ts';
import { usePieceAmounts } from '#storefront/editor/panels/piece-amounts.ts';
import { confirmingPrint } from '#storefront/nouns/cart/confirm-print.ts';
import { createCheckout } from '#storefront/nouns/checkout/checkout-calls.ts';
import { Button, ButtonLink, IconButton } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { Icon } from '#ui/icon.tsx';
import { teamApi } from './team-calls.ts';
import { teamTexts } from './texts.ts';

/** Letters of a pasted list: a hundred long rows. */
const ROSTER_MAX = 8_000;

type Props = { team: TeamOrder; onChange: () => void };

/** The organizer's actions: send the link, see who joined, add a list, and buy for all. */
export function Organizer({ team, onChange }: Props) {
  const text = useText();
  return (
    <div className="mt-6 space-y-10">
      <Invitation team={team} onChange={onChange} />
      <People team={team} onChange={onChange} />
      <Roster team={team} onChange={onChange} />
      <Purchase team={team} />
      <p className="text-center">
        <EndButton code={team.code}>{text(teamTexts.end)}</EndButton>
      </p>
    </div>
  );
}

function Invitation({ team, onChange }: Props) {
  const { text, locale } = useLanguage();
  const { run, isPending, failure } = useAction(async (form: FormData) => {
    const closes_at = momentOfKoreanTime(`${form.get('closes')} 23:59:59`).toISOString();
    await teamApi.change(team.code, { title: String(form.get('title')), closes_at });
    toast(text(teamTexts.saved), 'success');
    onChange();
  });
  const { run: copy } = useAction(async () => {
    await navigator.clipboard.writeText(location.href);
    toast(text(teamTexts.linkCopied), 'success');
  }, failedAlert);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(new FormData(event.currentTarget));
  };
  return (
    <section className="space-y-4">
      <h2 className="text-20 font-extrabold">{text(teamTexts.organize)}</h2>
      <div className="grid grid-cols-2 gap-2">
        <Button onClick={copy}>{text(teamTexts.copyLink)}</Button>
        <ButtonLink look="secondary" href={urlFor('product-id', { id: team.product.id }, { product_custom_id: team.product_custom_id })}>
          {text(teamTexts.edit)}
        </ButtonLink>
      </div>
      {team.asks.length > 0 ? null : (
        <p className="text-13 text-ink-2">
          {text(teamTexts.places, { name: placeWords[locale].print_name, digits: placeWords[locale].print_number })}
        </p>
      )}
      <form onSubmit={send} className="grid gap-3 md:grid-cols-[1fr_auto_auto] md:items-end">
        <Field label={text(teamTexts.title)} name="title" defaultValue={team.title} maxLength={TEAM_TITLE_MAX} />
        <Field label={text(teamTexts.closes)} name="closes" type="date" required defaultValue={koreanDay(new Date(team.closes_at))} />
        <Button type="submit" look="secondary" pending={isPending}>
          {text(teamTexts.save)}
        </Button>
      </form>
      <p role="alert" className="text-13 font-semibold text-danger empty:hidden">
        {failure}
      </p>
    </section>
  );
}

function People({ team, onChange }: Props) {
  const text = useText();
  const sizeOf = (id: number) => team.sizes.find(({ option_id }) => option_id === id)?.name ?? '';
  const counts = team.sizes
    .map(({ option_id, name }) => ({ name, count: team.people.filter((person) => person.option_id === option_id).length }))
    .concat(
      team.asks.map((asked) => ({
        name: text(teamTexts[`no_${asked}`]),
        count: team.people.filter((person) => !person[asked]).length,
      })),
    )
    .filter(({ count }) => count > 0);
  const { run: remove } = useAction(async (id: number) => {
    await teamApi.removePerson(team.code, id);
    onChange();
  }, failedAlert);
  return (
    <section>
      <h2 className="text-20 font-extrabold">
        {text(teamTexts.people)} <span className="text-accent tabular-nums">{team.person_count}</span>
      </h2>
      {team.people.length === 0 ? (
        <p className="mt-3 text-15 text-ink-2">{text(teamTexts.nobody)}</p>
      ) : (
        <>
          <p className="mt-1 text-13 text-ink-2 tabular-nums">{counts.map(({ name, count }) => `${name} ${count}`).join(' · ')}</p>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {team.people.map((person) => (
              <li key={person.id} className="flex min-h-target items-center gap-3 text-15">
                <span className="min-w-0 flex-1 truncate">{person.name}</span>
                <span className="min-w-0 truncate text-13 text-ink-2">
                  {team.asks.map((asked) => person[asked] || text(teamTexts[`no_${asked}`])).join(' · ')}
                </span>
                <span className="w-10 text-right font-semibold">{sizeOf(person.option_id)}</span>
                <IconButton label={text(teamTexts.remove, { name: person.name })} className="-mr-2.5" onClick={() => remove(person.id)}>
                  <Icon name="x" size={16} />
                </IconButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Adds people from the rows of a spreadsheet. */
function Roster({ team, onChange }: Props) {
  const text = useText();
  const [list, setList] = useState('');
  const [wrongRow, setWrongRow] = useState<number | null>(null);
  const { run, isPending, failure } = useAction(async () => {
    const rows = parseRoster(list).map((row) => {
      const size = team.sizes.find(({ name }) => name.toLowerCase() === row?.size.toLowerCase());
      if (!row || !size) return null;
      const { size: _, ...person } = row;
      return { ...person, option_id: size.option_id };
    });
    const wrong = rows.indexOf(null);
    setWrongRow(wrong >= 0 ? wrong + 1 : null);
    if (wrong >= 0) return;
    await teamApi.join(
      team.code,
      rows.flatMap((row) => row ?? []),
    );
    setList('');
    toast(text(teamTexts.added, { count: rows.length }), 'success');
    onChange();
  });
  if (!team.is_open) return null;
  return (
    <section>
      <TextArea
        label={text(teamTexts.paste)}
        hint={text(teamTexts.pasteHint)}
        error={wrongRow === null ? failure : text(teamTexts.wrongRow, { at: wrongRow })}
        rows={4}
        maxLength={ROSTER_MAX}
        value={list}
        onChange={(event) => setList(event.currentTarget.value)}
      />
      <Button look="secondary" className="mt-3" disabled={list.trim() === ''} pending={isPending} onClick={run}>
        {text(teamTexts.add)}
      </Button>
    </section>
  );
}

function Purchase({ team }: { team: TeamOrder }) {
  const { text, locale } = useLanguage();
  const navigate = useNavigate();
  const { total } = usePieceAmounts({ unit_price: team.unit_price ?? 0, prints: { texts: 0, pictures: 0 } }, team.person_count);
  const dayText = useDayText();
  const { ordered } = team;
  const { run, isPending } = useAction(async () => {
    if (ordered && !(await dialog.confirm({ message: text(teamTexts.orderAgainAsk), okLabel: text(teamTexts.orderAgain) }))) return;
    const piece = { product_id: team.product.id, option_id: team.sizes[0]?.option_id ?? 0, quantity: 1 };
    const checkout = await confirmingPrint([piece], ([asked]) =>
      createCheckout({ source: 'TEAM_ORDER', code: team.code, accepts: asked?.accepts }),
    );
    if (checkout) navigate(urlFor('order-id', { id: checkout.id }));
  }, failedAlert);
  const quoting = useAction(() => teamApi.saveQuote(team.code, `${text(teamTexts.quoteFile)}.pdf`), failedAlert);
  if (team.unit_price === null) return <p className="text-15 text-danger">{text(teamTexts.unavailable)}</p>;
  return (
    <section>
      {ordered && (
        <div className="mb-4 flex items-center justify-between gap-3 rounded-control bg-tile px-4 py-3">
          <p className="min-w-0 text-15">
            <strong className="block font-semibold">{text(teamTexts.ordered, { count: ordered.piece_count })}</strong>
            <span className="text-13 text-ink-2 tabular-nums">
              {dayText(ordered.ordered_at)} · {ordered.order_number}
            </span>
          </p>
          <ButtonLink look="secondary" className="shrink-0" href={urlFor('mypage-order-id', { id: ordered.order_id })}>
            {text(teamTexts.seeOrder)}
          </ButtonLink>
        </div>
      )}
      <p className="flex items-baseline justify-between">
        <span className="text-13 text-ink-2">{text(teamTexts.expected)}</span>
        <span className="text-20 font-extrabold tabular-nums">{formatWon(total, locale)}</span>
      </p>
      <Button
        wide
        size="large"
        look={ordered ? 'secondary' : 'primary'}
        className="mt-3"
        disabled={team.person_count === 0}
        pending={isPending}
        onClick={run}
      >
        {ordered ? text(teamTexts.orderAgain) : text(teamTexts.order, { count: team.person_count })}
      </Button>
      <Button look="secondary" wide className="mt-2" disabled={team.person_count === 0} pending={quoting.isPending} onClick={quoting.run}>
        {text(teamTexts.quote)}
      </Button>
      <p className="mt-2 text-13 text-ink-2">{text(teamTexts.orderNote)}</p>
    </section>
  );
}

function EndButton({ code, children }: { code: string; children: string }) {
  const text = useText();
  const navigate = useNavigate();
  const { run, isPending } = useAction(async () => {
    if (!(await dialog.confirm({ message: text(teamTexts.endAsk), okLabel: children }))) return;
    await teamApi.remove(code);
    navigate(urlFor('mypage-product-custom-save'), { replace: true });
  }, failedAlert);
  return (
    <Button look="quiet" pending={isPending} onClick={run}>
      {children}
    </Button>
  );
}
