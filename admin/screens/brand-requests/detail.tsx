import { Link } from 'react-router';
import { z } from 'zod';
import type { BrandRequestDetailQuery } from '#admin/graphql/admin.generated.ts';
import { ActButton } from '#admin/kit/act-button.tsx';
import { LinkButton } from '#admin/kit/button.tsx';
import { ClosedPhotos } from '#admin/kit/closed-photos.tsx';
import { detailScreen } from '#admin/kit/detail/detail-screen.tsx';
import { Facts, Section } from '#admin/kit/detail-page.tsx';
import { optionName } from '#admin/kit/fields/field.ts';
import { StateBadge } from '#admin/kit/fields/field-value.tsx';
import { Form } from '#admin/kit/form.tsx';
import { day, moment } from '#admin/kit/format.ts';
import { SelectInput, TextAreaInput } from '#admin/kit/inputs.tsx';
import { optionsOf } from '#admin/kit/options.ts';
import { PersonalData } from '#admin/kit/personal-data.tsx';
import { brandRequestFields as fields } from '#admin/nouns/brand-request/fields.ts';
import { call, runOperation } from '#admin/session/wire.ts';
import { brandDecision } from '#contract/rest/brand-requests.ts';
import {
  type ApplicantKind,
  type BrandRequestState,
  brandAnswers,
  isArtistRequest,
  isBrandAccepted,
  isBrandRequestOpen,
  isBrandRequestUnread,
} from '#rules/community/brand-request.ts';
import { brandRequestDetail } from './queries.ts';
import { brandRequestTexts as texts } from './texts.ts';

type Request = NonNullable<BrandRequestDetailQuery['management_brand_requests_by_pk']>;

const decisions = optionsOf(brandAnswers, (answer) => fields.state.options?.[answer] ?? '');
const decision = brandDecision.extend({ state: z.enum(brandAnswers, { error: texts.choose }) });

/** A brand's request to be sold here with its attachments; answered once. */
export const BrandRequestDetail = detailScreen({
  name: 'brand-requests',
  texts,
  load: async ({ id }) => (await runOperation(brandRequestDetail, { id: Number(id) })).management_brand_requests_by_pk,
  title: (request) => request.brand_name,
  beside: (request) => <StateBadge field={fields.state} state={request.state} />,
  actions: ({ id, state }) =>
    isBrandRequestUnread(state as BrandRequestState) ? (
      <ActButton run={() => call('POST', `/brand-requests/${id}/answer`, { body: { state: 'REVIEWING' } })} done={texts.reviewDone}>
        {texts.review}
      </ActButton>
    ) : null,
  side: (request) => <Asker request={request} />,
  content: (request) => (
    <>
      <Section title={texts.introduction}>
        <p className="text-15 leading-relaxed break-keep whitespace-pre-wrap">{request.introduction}</p>
      </Section>
      <Section title={texts.files}>
        {request.images.length === 0 ? <p className="text-ink-2">{texts.noFiles}</p> : null}
        <ClosedPhotos srcs={request.images.map(({ src }) => src)} name={texts.file} />
      </Section>
      <Answer request={request} />
    </>
  ),
});

function Asker({ request }: { request: Request }) {
  return (
    <Section title={texts.asker}>
      <PersonalData
        kind="brand-request"
        id={String(request.id)}
        fields={[
          [fields.masked_contact_name.label, 'contact_name', request.masked_contact_name],
          [texts.email, 'email', request.masked_email],
          [texts.phone, 'phone', request.masked_phone],
        ]}
      />
      <Facts
        facts={[
          [
            texts.member,
            <Link key="member" to={`/members/${request.user_id}`} className="font-semibold underline">
              {request.member?.nickname ?? ''}
            </Link>,
          ],
          [
            texts.homepage,
            request.homepage === '' ? null : (
              <a key="homepage" href={request.homepage} target="_blank" rel="noreferrer nofollow" className="break-all underline">
                {request.homepage}
              </a>
            ),
          ],
          [fields.kind.label, optionName(fields.kind, request.kind)],
          [fields.created_at.label, day(request.created_at)],
        ]}
      />
    </Section>
  );
}

function Answer({ request }: { request: Request }) {
  const isArtist = isArtistRequest({ kind: request.kind as ApplicantKind });
  if (!isBrandRequestOpen(request.state as BrandRequestState))
    return (
      <Section title={texts.answer}>
        <p className="break-keep whitespace-pre-wrap">{request.answer}</p>
        {request.answered_at ? <p className="mt-2 text-ink-2">{texts.answered(moment(request.answered_at))}</p> : null}
        {isBrandAccepted(request.state as BrandRequestState) ? (
          <div className="mt-3 space-y-2">
            <p>{isArtist ? texts.acceptedArtist : texts.acceptedNext}</p>
            <LinkButton to={`/${isArtist ? 'artists' : 'brands'}/new?request=${request.id}`}>
              {isArtist ? texts.makeArtist : texts.makeBrand}
            </LinkButton>
          </div>
        ) : null}
      </Section>
    );
  return (
    <Section title={texts.answer}>
      <Form
        schema={decision}
        draft={`brand-request ${request.id}`}
        values={{ answer: '' }}
        saveLabel={texts.answerSave}
        savedText={texts.answerSaved}
        onSave={(body) => call('POST', `/brand-requests/${request.id}/answer`, { body })}
      >
        <SelectInput name="state" label={texts.decision} options={decisions} placeholder={texts.choose} className="max-w-60" required />
        <TextAreaInput name="answer" label={texts.answerLabel} hint={texts.answerHint} required />
      </Form>
    </Section>
  );
}
