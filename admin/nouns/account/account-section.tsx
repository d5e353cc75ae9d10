import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { ActButton } from '#admin/kit/act-button.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { Form } from '#admin/kit/form.tsx';
import { TextInput } from '#admin/kit/inputs.tsx';
import { PersonalData } from '#admin/kit/personal-data.tsx';
import { withSecondSignIn } from '#admin/kit/proof/second-sign-in.ts';
import { call, runOperation } from '#admin/session/wire.ts';
import { toast } from '#client/toasts/toast.tsx';
import type { Revealed } from '#contract/rest/admin/reveals.ts';
import { emailAddress } from '#contract/rest/values.ts';
import { artistAccount, brandAccount } from './queries.ts';
import { accountTexts as texts } from './texts.ts';

interface Props {
  of: 'artist' | 'brand';
  id: number;
  /** The member who sent the request, offered for linking. */
  asker?: string | null;
}

const typed = z.object({ email: emailAddress });

/** The member who represents an artist or a brand: linked by ID and unlinked, both after re-authentication. */
export function AccountSection({ of, id, asker = null }: Props) {
  const [email, setEmail] = useState('');
  const { data } = useQuery({ queryKey: ['account', of, id], queryFn: () => memberOf(of, id) });
  if (data === undefined) return null;
  const put = (email: string | null) =>
    withSecondSignIn((proof) => call('PUT', `/admin/${of}s/${id}/account`, { body: { email, ...proof } }));
  const unlink = async () => {
    if (await put(null)) toast(texts.unlinked, 'success');
  };
  // The full value is requested as anywhere else, so it is logged.
  const fillIn = async () => {
    const { values } = await call<Revealed>('POST', '/admin/reveals', { body: { kind: 'member', id: asker } });
    setEmail(values.email ?? '');
  };
  if (data !== null)
    return (
      <Section title={texts.title}>
        <PersonalData
          kind="member"
          id={data.id}
          fields={[
            [texts.name, 'name', data.masked_name],
            [texts.email, 'email', data.masked_email],
          ]}
        />
        <div className="mt-2">
          <ActButton confirm={{ message: texts.unlinkAsk, okLabel: texts.unlink }} run={unlink} done="">
            {texts.unlink}
          </ActButton>
        </div>
      </Section>
    );
  return (
    <Section title={texts.title}>
      <p className="mb-3 text-ink-2">
        {texts.none} {texts.lead}
      </p>
      {asker === null ? null : (
        <ActButton className="mb-3" run={fillIn} done="">
          {texts.fillIn}
        </ActButton>
      )}
      <Form
        key={email}
        schema={typed}
        draft={null}
        values={{ email }}
        saveLabel={texts.link}
        savedText={texts.linked}
        onSave={async ({ email: chosen }) => ((await put(chosen)) ? undefined : texts.notLinked)}
      >
        <TextInput name="email" label={texts.email} type="email" autoComplete="off" autoCapitalize="none" required />
      </Form>
    </Section>
  );
}

async function memberOf(of: Props['of'], id: number) {
  const found =
    of === 'artist'
      ? (await runOperation(artistAccount, { id })).product_artists_by_pk
      : (await runOperation(brandAccount, { id })).product_brands_by_pk;
  return found?.member ?? null;
}
