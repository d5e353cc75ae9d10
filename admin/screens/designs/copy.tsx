import { useState } from 'react';
import { useNavigate } from 'react-router';
import { detailScreen } from '#admin/kit/detail/detail-screen.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { Form } from '#admin/kit/form.tsx';
import { day } from '#admin/kit/format.ts';
import { TextInput } from '#admin/kit/inputs.tsx';
import { call, callOnce } from '#admin/session/wire.ts';
import { placeholderSrc } from '#contract/images.ts';
import { type DesignCopy, designCopyBody, type SavedDesigns } from '#contract/rest/admin/catalogue/designs.ts';
import { urlFor } from '#contract/routes.ts';
import { designTexts as texts } from './texts.ts';

type Saved = SavedDesigns['designs'][number];

/** Creates a shop design from one the user saved in the shop's editor. */
export const DesignCopyScreen = detailScreen({
  name: 'designs',
  texts,
  load: () => call<SavedDesigns>('GET', '/admin/designs/saved'),
  title: () => texts.add,
  lead: () => texts.chooseLead,
  content: ({ designs }) => (designs.length === 0 ? <NoneSaved /> : <Choice designs={designs} />),
});

function NoneSaved() {
  return (
    <Section title={texts.saved}>
      <p className="text-ink-2">{texts.chooseEmpty}</p>
      <a href={urlFor('category')} target="_blank" rel="noreferrer" className="mt-2 inline-block underline underline-offset-2">
        {texts.toShop}
      </a>
    </Section>
  );
}

function Choice({ designs }: SavedDesigns) {
  const [chosen, setChosen] = useState<Saved | null>(null);
  return (
    <>
      <Section title={texts.saved}>
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
          {designs.map((design) => (
            <li key={design.id}>
              <button
                type="button"
                aria-pressed={chosen?.id === design.id}
                onClick={() => setChosen(design)}
                className="block w-full rounded-control border border-line p-2 text-left hover:bg-hover aria-pressed:border-ink aria-pressed:bg-tile"
              >
                <img
                  src={design.src ?? placeholderSrc}
                  alt=""
                  width={320}
                  height={320}
                  loading="lazy"
                  className="aspect-square w-full rounded-tile bg-tile object-cover"
                />
                <span className="mt-2 block truncate font-semibold">{design.name || texts.noName}</span>
                <span className="block truncate text-12 text-ink-2">{`${design.product} · ${day(design.created_at)}`}</span>
              </button>
            </li>
          ))}
        </ul>
      </Section>
      {chosen === null ? null : <CopyForm key={chosen.id} design={chosen} />}
    </>
  );
}

function CopyForm({ design }: { design: Saved }) {
  const navigate = useNavigate();
  return (
    <Form<DesignCopy>
      schema={designCopyBody}
      draft={`design-copy ${design.id}`}
      values={{ custom_id: design.id, name: design.name }}
      saveLabel={texts.make}
      savedText={texts.made}
      onSave={async (body) => {
        const { id } = await callOnce<{ id: number }>('POST', '/admin/designs', body);
        // After the form has been marked as saved.
        setTimeout(() => void navigate(`/designs/${id}`, { replace: true }));
      }}
    >
      <Section title={texts.about}>
        <TextInput name="name" label={texts.newName} required />
      </Section>
    </Form>
  );
}
