import { useState } from 'react';
import { useController } from 'react-hook-form';
import { ActButton } from '#admin/kit/act-button.tsx';
import { Badge } from '#admin/kit/badge.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { useDrawn } from '#admin/kit/fields/refusals.tsx';
import { Form } from '#admin/kit/form.tsx';
import { day, moment } from '#admin/kit/format.ts';
import { SelectInput, TextInput } from '#admin/kit/inputs.tsx';
import { withSecondSignIn } from '#admin/kit/proof/second-sign-in.ts';
import { call } from '#admin/session/wire.ts';
import { type Integrations, type MadeKey, type MakeKey, makeKeyBody } from '#contract/rest/programs/integrations.ts';
import { type ApiScope, apiScopes, keyDays } from '#rules/office/integration.ts';
import { FieldNote } from '#ui/form/field.tsx';
import { ShownOnce } from './shown-once.tsx';
import { integrationTexts as texts } from './texts.ts';

type Key = Integrations['keys'][number];

const nothing: MakeKey = { name: '', scopes: ['orders:read'], days: 365 };
const lasts = keyDays.map((days) => ({ value: String(days), label: texts.dayNames[days] }));

export function Keys({ keys }: { keys: readonly Key[] }) {
  const [made, setMade] = useState<MadeKey | null>(null);
  return (
    <Section title={texts.keys}>
      {made === null ? null : (
        <ShownOnce
          key={made.id}
          values={[
            [texts.id, made.id],
            [texts.secret, made.secret],
          ]}
        />
      )}
      {keys.length === 0 ? <p className="mb-4 text-ink-2">{texts.noKeys}</p> : null}
      <ul className="mb-4 divide-y divide-line">
        {keys.map((key) => (
          <ShownKey key={key.id} shown={key} />
        ))}
      </ul>
      <div className="max-w-form">
        <KeyForm key={made?.id} onMade={setMade} />
      </div>
    </Section>
  );
}

function ShownKey({ shown: { id, name, scopes, made_by, expires_at, last_used_at } }: { shown: Key }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <strong className="font-semibold">{name}</strong>
      {scopes.map((scope) => (
        <Badge key={scope}>{texts.scope[scope]}</Badge>
      ))}
      <span className="text-12 text-ink-2">
        {made_by} · {texts.until(day(expires_at))} · {last_used_at === null ? texts.neverUsed : texts.lastUsed(moment(last_used_at))}
      </span>
      <span className="ml-auto">
        <ActButton
          look="quiet"
          confirm={texts.endKeyAsk(name)}
          run={() => call('DELETE', `/admin/integrations/keys/${id}`)}
          done={texts.keyEnded}
        >
          {texts.endKey}
        </ActButton>
      </span>
    </li>
  );
}

function KeyForm({ onMade }: { onMade: (made: MadeKey) => void }) {
  const make = async (body: MakeKey) => {
    const isMade = await withSecondSignIn(async (proof) =>
      onMade(await call<MadeKey>('POST', '/admin/integrations/keys', { body: { ...body, ...proof } })),
    );
    return isMade ? texts.keyMade : texts.notMade;
  };
  return (
    <Form schema={makeKeyBody} values={nothing} draft={null} onSave={make} saveLabel={texts.makeKey}>
      <TextInput name="name" label={texts.name} placeholder={texts.namePlaceholder} autoComplete="off" required />
      <Scopes />
      <SelectInput name="days" label={texts.days} options={lasts} isNumber required />
    </Form>
  );
}

function Scopes() {
  const { field, fieldState } = useController({ name: 'scopes' });
  useDrawn('scopes');
  const chosen: readonly ApiScope[] = field.value ?? [];
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{texts.scopes}</legend>
      {apiScopes.map((scope) => (
        <label key={scope} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="size-4 shrink-0 accent-ink"
            checked={chosen.includes(scope)}
            onChange={({ target }) => field.onChange(apiScopes.filter((each) => (each === scope ? target.checked : chosen.includes(each))))}
          />
          {texts.scope[scope]}
        </label>
      ))}
      <FieldNote id="scopes-note" error={fieldState.error?.message} />
    </fieldset>
  );
}
