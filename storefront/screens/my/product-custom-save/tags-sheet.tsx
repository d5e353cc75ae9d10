import { type SyntheticEvent, useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { useAction } from '#client/use-action.ts';
import { runQuery } from '#client/wire/run-query.ts';
import { type DesignTags, designTagMaxLength, designTagsMost, withTag, withTags } from '#rules/design/saved/design-tag.ts';
import { writtenLanguage } from '#rules/shop/locale.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/form/chip.tsx';
import { Field } from '#ui/form/field.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { tagProductCustomQuery } from './operations.ts';
import { savedTexts } from './texts.ts';

type Props = { id: number; tags: DesignTags; known: DesignTags; onChange: (tags: DesignTags) => void; onClose: () => void };

/** The tags of a design: existing ones by a press, new ones typed; each change is saved at once. */
export function TagsSheet({ id, tags, known, onChange, onClose }: Props) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const { run, isPending, failure } = useAction(async (next: DesignTags) => {
    await runQuery(tagProductCustomQuery, { id, tags: [...next] });
    onChange(next);
    setTyped('');
  });
  const isFull = tags.length >= designTagsMost;
  const add = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = withTags(tags, typed);
    if (next) void run(next);
    else setTyped('');
  };
  return (
    <Sheet open onClose={onClose} title={text(savedTexts.tags)} closeLabel={text(shell.close)}>
      <form onSubmit={add}>
        <Field
          label={text(savedTexts.newTag)}
          hint={text(savedTexts.tagBounds, { most: designTagsMost, letters: designTagMaxLength })}
          error={failure}
          maxLength={designTagMaxLength}
          value={typed}
          disabled={isFull}
          autoComplete="off"
          enterKeyHint="done"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          after={
            <Button type="submit" look="secondary" disabled={isFull} pending={isPending}>
              {text(savedTexts.addTag)}
            </Button>
          }
        />
      </form>
      <fieldset className="mt-4 flex flex-wrap gap-2">
        <legend className="sr-only">{text(savedTexts.tags)}</legend>
        {[...new Set([...tags, ...known])].map((tag) => {
          const isOn = tags.includes(tag);
          return (
            <Chip
              key={tag}
              isOn={isOn}
              onPress={() => {
                const next = isOn ? tags.filter((each) => each !== tag) : withTag(tags, tag);
                if (next) void run(next);
              }}
              className="min-h-target px-4 text-13 font-semibold"
            >
              <span lang={writtenLanguage(tag)}>#{tag}</span>
            </Chip>
          );
        })}
      </fieldset>
    </Sheet>
  );
}
