import { useEffect, useState } from 'react';
import { useName, useText } from '#client/locale/locale-context.tsx';
import { currentSession } from '#client/session/session.ts';
import { runQuery } from '#client/wire/run-query.ts';
import { nobodyId } from '#rules/member/rights/role.ts';
import { ownInquiryTexts as words } from '#storefront/nouns/inquiry/texts.ts';
import { Select } from '#ui/form/select.tsx';
import { Picture } from '#ui/picture.tsx';
import { type AskableThing, askableThings } from './askable-things.ts';
import { askableThingsQuery } from './operations.ts';

const none = 'none';

/** Chooses the order line or design an inquiry is about. Hidden if there are none or they cannot be loaded, since it is optional. */
export function ThingChoice({ value, onChange }: { value: string; onChange: (key: string) => void }) {
  const text = useText();
  const name = useName();
  const things = useAskableThings();
  if (things.length === 0) return null;
  const chosen = things.find(({ key }) => key === value);
  const label = (thing: AskableThing) =>
    thing.kind === 'order'
      ? text(words.aboutOrder, { name: `${name(thing.name)} (${thing.note})` })
      : text(words.aboutDesign, { name: name(thing.name) });
  return (
    <div>
      <Select
        label={text(words.about)}
        options={[{ value: none, label: text(words.aboutNone) }, ...things.map((thing) => ({ value: thing.key, label: label(thing) }))]}
        value={chosen?.key ?? none}
        onChange={onChange}
      />
      {chosen ? (
        <Picture src={chosen.image_src} size={128} alt={name(chosen.name)} className="mt-2 size-20 rounded-tile bg-tile object-cover" />
      ) : null}
    </div>
  );
}

function useAskableThings(): AskableThing[] {
  const [things, setThings] = useState<AskableThing[]>([]);
  useEffect(() => {
    let isHere = true;
    runQuery(askableThingsQuery, { user_id: currentSession().userId ?? nobodyId }).then(
      (found) => (isHere ? setThings(askableThings(found)) : undefined),
      (error) => console.warn(error),
    );
    return () => {
      isHere = false;
    };
  }, []);
  return things;
}
