import { type FormEvent, useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { toast } from '#client/toasts/toast.tsx';
import { useAction } from '#client/use-action.ts';
import { ApiError } from '#client/wire/api-error.ts';
import type { TeamOrder } from '#contract/rest/design/team-orders.ts';
import { PERSON_NAME_MAX, PERSON_NUMBER_MAX } from '#rules/order/team/team-order.ts';
import { SizeButtons } from '#storefront/nouns/cart/size-buttons.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { readOwnPerson, storeOwnPerson, teamApi } from './team-calls.ts';
import { teamTexts } from './texts.ts';

type Props = { team: TeamOrder; onJoin: () => void };

/** A person's size, and what is printed for them. Until the team order closes it can be changed in the same browser. */
export function JoinForm({ team, onJoin }: Props) {
  const text = useText();
  const [own, setOwn] = useState(() => readOwnPerson(team.code));
  const only = team.sizes.length === 1 ? team.sizes[0]?.option_id : undefined;
  const [size, setSize] = useState<number | undefined>(own?.option_id ?? only);
  const { run, isPending, failure } = useAction(async (form: FormData) => {
    const word = (name: string) => String(form.get(name) ?? '').trim();
    const person = { name: word('name'), option_id: size ?? 0, print_name: word('print_name'), print_number: word('print_number') };
    const token = own === null ? null : await changed(own.token, person);
    const kept = { ...person, token: token ?? (await teamApi.join(team.code, [person])).people[0]?.token ?? '' };
    storeOwnPerson(team.code, kept);
    setOwn(kept);
    toast(text(token === null ? teamTexts.sent : teamTexts.changed), 'success');
    onJoin();
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(new FormData(event.currentTarget));
  };
  return (
    <form onSubmit={send} className="mt-8 space-y-5">
      <h2 className="text-20 font-extrabold">{text(teamTexts.join)}</h2>
      {own === null ? null : <p className="rounded-control bg-tile px-4 py-3 text-15">{text(teamTexts.joined)}</p>}
      <Field
        label={text(teamTexts.name)}
        hint={text(teamTexts.nameHint)}
        name="name"
        required
        maxLength={PERSON_NAME_MAX}
        defaultValue={own?.name}
        autoComplete="name"
      />
      <SizeButtons
        legend={text(teamTexts.size)}
        sizes={team.sizes.map(({ option_id, name, stock_count }) => ({
          ...{ label: name, option: { stock_count, incoming: null }, isChosen: option_id === size },
          onChoose: () => setSize(option_id),
        }))}
      />
      {team.asks.map((asked) => (
        <Field
          key={asked}
          label={text(teamTexts[asked])}
          hint={text(teamTexts.printHint)}
          name={asked}
          defaultValue={own?.[asked]}
          {...(asked === 'print_number'
            ? { inputMode: 'numeric' as const, pattern: '[0-9]*', maxLength: PERSON_NUMBER_MAX }
            : { maxLength: PERSON_NAME_MAX })}
        />
      ))}
      <p role="alert" className="text-13 font-semibold text-danger empty:hidden">
        {failure}
      </p>
      <Button type="submit" wide size="large" pending={isPending}>
        {text(own === null ? teamTexts.sendJoin : teamTexts.sendChange)}
      </Button>
    </form>
  );
}

/** The token, once what it names is changed; null when the organizer has removed it, so that the person joins again. */
async function changed(token: string, person: Parameters<typeof teamApi.changePerson>[1]): Promise<string | null> {
  try {
    await teamApi.changePerson(token, person);
    return token;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'TEAM_PERSON_NOT_FOUND') return null;
    throw error;
  }
}
